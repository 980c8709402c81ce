import type { Language } from '../../../../words/languages';
import type { letteringOf } from './fonts';

/** A text without a break in its meaning: what it is, and where it leads. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  href?: string;
  /** Where it is another than that of the document. */
  language?: Language;
}

export interface TableBlock {
  kind: 'table';
  language?: Language;
  caption?: Run[];
  notes: Run[][];
  columns: Run[][];
  /** One a column: of the width. */
  shares: number[];
  rows: Run[][][];
  /** Index of the column that names the row. */
  rowHeader: number;
  goesOverPages: boolean;
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'contact'; runs: Run[] }
  /** With a number at which it starts, it is numbered. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'notice'; blocks: Block[] }
  | TableBlock;

/** All that `document.typ` draws, as it is printed: in the digits and the colours of the school. */
export interface PrintedDocument {
  title: string;
  description: string;
  /** For programs. */
  keywords: string[];
  /** BCP 47, in two parts. */
  language: Language;
  region: string;
  date: { year: number; month: number; day: number };
  letterhead: { schoolName: string; registrations: string[]; address: string; contact: string };
  heading: Run[];
  /** Of what the document says. */
  session?: string;
  blocks: Block[];
  footer: string;
  /** With `{number}` and `{count}`. */
  page: string;
  /** The first number, in the digits of the document: https://typst.app/docs/reference/model/numbering/ */
  numbering: string;
  lettering: ReturnType<typeof letteringOf>;
  colours: Record<'text' | 'surface' | 'page' | 'wall' | 'printQuiet' | 'printLine', string>;
}
