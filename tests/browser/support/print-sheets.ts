import { getDocumentProxy } from 'unpdf';
import { words } from './school';

interface PrintSheet {
  path: string;
  mostPages: number;
  /** Texts that the sheet must have besides the headings and tables of the screen. */
  texts: readonly string[];
}

/** The screens that people print on A4. */
export const printSheets: readonly PrintSheet[] = [
  { path: '/classes', mostPages: 2, texts: ['80 seats', 'a year'] },
  { path: '/academic-session', mostPages: 3, texts: [] },
  { path: '/committee', mostPages: 3, texts: [] },
  { path: '/school-curriculum', mostPages: 2, texts: ['https://spls.example/documents/'] },
  { path: '/mandetory-public', mostPages: 3, texts: ['https://spls.example/documents/'] },
  { path: '/admission-procedure', mostPages: 3, texts: [] },
  { path: '/contact-us', mostPages: 1, texts: [words.contact.phones, words.contact.emails, words.contact.address] },
];

/** The texts that every printed sheet has. */
const LETTERHEAD = ['SPLS', 'CBSE Affiliation No. 1131032', words.lastChanged('')];

/** Texts of controls, which must not be printed. */
const NOT_ON_PAPER = [words.skipToContent, words.classes.apply, words.closeMenu, words.footer.developedBy];

export interface SheetOnScreen {
  headings: string[];
  cells: string[];
}

/** Reads the headings and table cells of a screen. Runs in the page. */
export function sheetOnScreen(): SheetOnScreen {
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(`main :is(${selector})`)]
      .filter((element) => !element.closest('.no-print'))
      .map(({ textContent }) => textContent);
  return { headings: textsOf('h1, h2, h3, caption'), cells: textsOf('th, td:not(:has(*)), ul p') };
}

/** @returns the faults of a printed sheet */
export async function faultsOfSheet(pdf: Uint8Array, sheet: PrintSheet, onScreen: SheetOnScreen): Promise<string[]> {
  const pages = await readPages(pdf);
  const all = letters(pages.map(({ text }) => text).join(''));
  const headings = new Set(onScreen.headings.map(letters));
  // We can't search Devanagari texts, because a PDF doesn't map their glyphs to letters.
  const expected = [...LETTERHEAD, ...sheet.texts, sheet.path, ...onScreen.headings, ...onScreen.cells].filter(
    (text) => !/\p{Script=Devanagari}/u.test(text),
  );
  return [
    ...(pages.length > sheet.mostPages ? [`${pages.length} pages instead of ${sheet.mostPages}`] : []),
    ...expected.filter((text) => !all.includes(letters(text))).map((text) => `“${text}” is missing`),
    ...NOT_ON_PAPER.filter((text) => all.includes(letters(text))).map((text) => `“${text}” is on paper`),
    ...pages
      .slice(0, -1)
      .flatMap(({ emptyShare }, index) => (emptyShare > 0.5 ? [`page ${index + 1} is half empty`] : [])),
    ...pages.flatMap(({ lines, overprints }, index) => [
      ...(lines.length < 5 ? [`page ${index + 1} has nothing but: ${lines.join(' ')}`] : []),
      ...(headings.has(letters(lines.at(-1) ?? '')) ? [`page ${index + 1} ends with a heading: ${lines.at(-1)}`] : []),
      ...overprints.map((texts) => `page ${index + 1} has one over the other: ${texts}`),
    ]),
  ];
}

interface PrintedText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  height: number;
}

interface PrintedPage {
  /** All texts of the page in printing order, cell by cell. */
  text: string;
  /** The printed lines from top to bottom. */
  lines: string[];
  overprints: string[];
  /** The share of the page below its last line. */
  emptyShare: number;
}

async function readPages(pdf: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item): PrintedText[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , left = 0, baseline = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, baseline, height: item.height }];
      });
      return {
        text: texts.map(({ text }) => text).join(''),
        lines: linesOf(texts),
        overprints: overprintsOf(texts),
        emptyShare: Math.min(...texts.map(({ baseline }) => baseline)) / (page.view[3] ?? NaN),
      };
    }),
  );
}

function linesOf(texts: readonly PrintedText[]): string[] {
  const lines = new Map<number, PrintedText[]>();
  for (const text of texts) {
    // Baselines of two fonts in one line differ by fractions of a point.
    const baseline = [...lines.keys()].find((known) => Math.abs(known - text.baseline) < 3) ?? text.baseline;
    lines.set(baseline, [...(lines.get(baseline) ?? []), text]);
  }
  return [...lines].sort(([one], [other]) => other - one).map(([, line]) => line.map(({ text }) => text).join(' '));
}

/** Finds pairs of texts that overlap: they share columns, and their baselines are closer than their letters are high. */
function overprintsOf(texts: readonly PrintedText[]): string[] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const apart = Math.abs(one.baseline - other.baseline);
      const isBeside = Math.min(one.right, other.right) - Math.max(one.left, other.left) < 2;
      const isOver = apart < 0.6 * Math.min(one.height, other.height);
      return isBeside || !isOver ? [] : [`“${one.text}” and “${other.text}”`];
    }),
  );
}

/** Removes spaces and ligatures for comparisons, because a PDF has ligatures, and no spaces at line breaks. */
function letters(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
