import type { Language } from '../../../../words/languages';
import type { letteringOf } from './fonts';

/** A piece of text in one style. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  href?: string;
  /** Set only if the run isn't in the document's language. */
  language?: Language;
}

export interface TableBlock {
  kind: 'table';
  language?: Language;
  caption?: Run[];
  notes: Run[][];
  columns: Run[][];
  /** Relative widths of the columns. */
  shares: number[];
  rows: Run[][][];
  /** Index of the column whose cells name their rows. */
  rowHeader: number;
  goesOverPages: boolean;
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'contact'; runs: Run[] }
  /** With `start`, the list is numbered from there; without it, it has bullets. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'notice'; blocks: Block[] }
  | TableBlock;

/** Input of the Typst template `document.typ`. All texts have the digits of the school. */
export interface PrintedDocument {
  title: string;
  description: string;
  /** Keywords in the metadata of the PDF. */
  keywords: string[];
  language: Language;
  region: string;
  date: { year: number; month: number; day: number };
  letterhead: { schoolName: string; registrations: string[]; address: string; contact: string };
  heading: Run[];
  session?: string;
  blocks: Block[];
  footer: string;
  /** Text at the foot of each page, with `{number}` and `{count}` for the page number and the number of pages. */
  page: string;
  /** The digit 1 in the document's digits: https://typst.app/docs/reference/model/numbering/ */
  numbering: string;
  lettering: ReturnType<typeof letteringOf>;
  colours: Record<'text' | 'surface' | 'page' | 'wall' | 'printQuiet' | 'printLine', string>;
}
