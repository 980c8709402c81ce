import { href } from '../../../app/href';
import { languageOfAddress } from '../../../model/projections/pages/languages';

/** Bytes of one screen as they travel, compressed; the head of each answer does not count. */
export interface ScreenBytes {
  path: string;
  /** BCP 47, as the page says it. */
  language: string;
  /** The scripts that stand in the page, compressed. Part of `html`. */
  inlineScripts: number;
  /** What a visitor gets who only looks, also once the phone is idle. Lazy pictures that the browser fetches early count. */
  asleep: BytesByKind;
  /** After the photos were touched, where there are some. Includes `asleep`. */
  photosAwake: BytesByKind;
  /** After the forms were touched. Includes `photosAwake`. */
  formsAwake: BytesByKind;
  /** After the visitor scrolled to the end. Includes `formsAwake`. */
  readToTheEnd: BytesByKind;
}

export interface BytesByKind {
  html: number;
  fonts: number;
  images: number;
  scripts: number;
  /** Icons of the browser’s own, data, style sheets in files. */
  other: number;
}

export interface Budget {
  what: string;
  bytesOf: (screen: ScreenBytes) => number;
  /** Where it holds today. More fails the bench and CI. */
  limitBytes: number;
  /** For which screens it holds; without it, for all. */
  holdsFor?: (screen: ScreenBytes) => boolean;
}

const KB = 1024;

/** Ten packets are what a server sends before it waits for the first answer (RFC 6928): 14.6 KB, of which the head of the answer takes 0.7. */
export const HTML_LIMIT_BYTES = 13_100;

/** The budgets of bytes: a bench and a CI run fail on them. Times are reported, never asserted. */
export const budgets: readonly Budget[] = [
  {
    what: 'HTML with its styles',
    bytesOf: ({ asleep }) => asleep.html,
    limitBytes: HTML_LIMIT_BYTES,
  },
  {
    what: 'scripts in the page',
    bytesOf: ({ inlineScripts }) => inlineScripts,
    // In a folder of its host, the page’s script names the folder three times.
    limitBytes: 3 * KB + 3 * (href('/').length - 1),
  },
  {
    what: 'script files before a touch',
    bytesOf: ({ asleep }) => asleep.scripts,
    limitBytes: 0,
  },
  {
    what: 'script files of the photos',
    bytesOf: ({ photosAwake }) => photosAwake.scripts,
    limitBytes: 25 * KB,
  },
  {
    what: 'script files of the forms',
    bytesOf: ({ formsAwake, photosAwake }) => formsAwake.scripts - photosAwake.scripts,
    limitBytes: 75 * KB,
  },
  {
    what: 'fonts of a page in Latin letters',
    bytesOf: ({ asleep }) => asleep.fonts,
    limitBytes: 10 * KB,
    holdsFor: (screen) => !isInDevanagari(screen),
  },
  {
    what: 'fonts of a page in Devanagari',
    bytesOf: ({ asleep }) => asleep.fonts,
    limitBytes: 30 * KB,
    holdsFor: isInDevanagari,
  },
  {
    what: 'Home in Latin letters before the first view is complete',
    bytesOf: ({ asleep }) => totalOf(asleep),
    limitBytes: 60 * KB,
    holdsFor: (screen) => isHome(screen) && !isInDevanagari(screen),
  },
  {
    what: 'Home in Devanagari before the first view is complete',
    bytesOf: ({ asleep }) => totalOf(asleep),
    limitBytes: 80 * KB,
    holdsFor: (screen) => isHome(screen) && isInDevanagari(screen),
  },
];

function isHome({ path }: ScreenBytes): boolean {
  return path === '/' || path === `/${languageOfAddress(path)}`;
}

function isInDevanagari({ language }: ScreenBytes): boolean {
  return new Intl.Locale(language).maximize().script === 'Deva';
}

function totalOf(bytes: BytesByKind): number {
  return (Object.values(bytes) as number[]).reduce((sum, part) => sum + part, 0);
}

/** What a screen has too much of, in words; empty if every budget holds. */
export function budgetsBrokenBy(screen: ScreenBytes): string[] {
  return budgets
    .filter(({ holdsFor }) => holdsFor?.(screen) ?? true)
    .filter(({ bytesOf, limitBytes }) => bytesOf(screen) > limitBytes)
    .map(
      ({ what, bytesOf, limitBytes }) =>
        `${screen.path}: ${what}: ${bytesOf(screen)} bytes, ${bytesOf(screen) - limitBytes} over the budget of ${limitBytes}`,
    );
}
