import { href } from '../../../app/href';
import { languageOfAddress } from '../../../model/projections/pages/languages';

/** Transferred bytes of a screen, compressed, without response headers. */
export interface ScreenBytes {
  path: string;
  /** Language of the page, BCP 47. */
  language: string;
  /** Bytes of the inline scripts, compressed. The field `html` includes them. */
  inlineScripts: number;
  /** Bytes loaded without any interaction, including idle-time requests and lazy pictures that the browser loads early. */
  asleep: BytesByKind;
  /** Bytes loaded once the visitor has touched the photos, if any, including `asleep`. */
  photosAwake: BytesByKind;
  /** Bytes loaded once the visitor has touched the forms, too, including `photosAwake`. */
  formsAwake: BytesByKind;
}

export interface BytesByKind {
  html: number;
  fonts: number;
  images: number;
  scripts: number;
  /** Bytes of icons, data and external style sheets. */
  other: number;
}

export interface Budget {
  what: string;
  bytesOf: (screen: ScreenBytes) => number;
  /** The benchmark and CI fail if a screen needs more bytes. */
  limitBytes: number;
  /** Whether the budget applies to a screen. By default it applies to all screens. */
  holdsFor?: (screen: ScreenBytes) => boolean;
}

const KB = 1024;

/** Servers send ten packets before waiting for an acknowledgement (RFC 6928): 14.6 KB, minus 0.7 KB of headers and protocol. */
export const HTML_LIMIT_BYTES = 13_100;

/** Byte budgets, enforced by tests. Times are reported by the benchmark, never asserted. */
const budgets: readonly Budget[] = [
  {
    what: 'HTML with its styles',
    bytesOf: ({ asleep }) => asleep.html,
    limitBytes: HTML_LIMIT_BYTES,
  },
  {
    what: 'scripts in the page',
    bytesOf: ({ inlineScripts }) => inlineScripts,
    // The inline script contains the base path, such as `/school`, three times.
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

/** Describes exceeded budgets; empty if there are none. */
export function budgetsBrokenBy(screen: ScreenBytes): string[] {
  return budgets
    .filter(({ holdsFor }) => holdsFor?.(screen) ?? true)
    .filter(({ bytesOf, limitBytes }) => bytesOf(screen) > limitBytes)
    .map(
      ({ what, bytesOf, limitBytes }) =>
        `${screen.path}: ${what}: ${bytesOf(screen)} bytes, ${bytesOf(screen) - limitBytes} over the budget of ${limitBytes}`,
    );
}
