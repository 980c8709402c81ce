import type { Language } from '../../../../words/languages';
import type { letteringOf } from './fonts';

/** A piece of text with one style, language and link. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  href?: string;
  /** If it differs from the document's. */
  language?: Language;
}

export interface TableBlock {
  kind: 'table';
  language?: Language;
  caption?: Run[];
  notes: Run[][];
  columns: Run[][];
  /** Share of the width for each column. */
  shares: number[];
  rows: Run[][][];
  /** Index of the row header column. */
  rowHeader: number;
  goesOverPages: boolean;
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'contact'; runs: Run[] }
  /** Numbered from `start`, if given. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'notice'; blocks: Block[] }
  | TableBlock;

/** Input of `document.typ`, with digits and colours applied. */
export interface PrintedDocument {
  title: string;
  description: string;
  /** PDF metadata. */
  keywords: string[];
  /** BCP 47: language and region. */
  language: Language;
  region: string;
  date: { year: number; month: number; day: number };
  letterhead: { schoolName: string; registrations: string[]; address: string; contact: string };
  heading: Run[];
  /** Session of the document's facts. */
  session?: string;
  blocks: Block[];
  footer: string;
  /** Template with `{number}` and `{count}`. */
  page: string;
  /** The digit 1 in the document's digits: https://typst.app/docs/reference/model/numbering/ */
  numbering: string;
  lettering: ReturnType<typeof letteringOf>;
  colours: Record<'text' | 'surface' | 'page' | 'wall' | 'printQuiet' | 'printLine', string>;
}
