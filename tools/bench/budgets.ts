/** Bytes of one screen as they travel, compressed; the head of each answer does not count. */
export interface ScreenBytes {
  path: string;
  /** Before React wakes: what a visitor gets who only looks. Lazy pictures that the browser fetches early count. */
  asleep: BytesByKind;
  /** After React woke by itself and all is quiet. Includes `asleep`. */
  awake: BytesByKind;
  /** After the visitor scrolled to the end. Includes `awake`. */
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
  /** What the design asks for, where that is not reached. */
  targetBytes?: number;
  /** The only screen for which it holds; without it, all. */
  path?: string;
}

export const KB = 1024;

/** The budgets of bytes: a bench and a CI run fail on them. Times are reported, never asserted. */
export const budgets: readonly Budget[] = [
  {
    // Ten packets, which a server sends before it waits for the first answer (RFC 6928).
    what: 'HTML with its styles',
    bytesOf: ({ asleep }) => asleep.html,
    limitBytes: 14 * KB,
  },
  {
    what: 'scripts before waking',
    bytesOf: ({ asleep }) => asleep.scripts,
    limitBytes: 0,
  },
  {
    what: 'all scripts, once awake',
    bytesOf: ({ awake }) => awake.scripts,
    limitBytes: 103.5 * KB,
    targetBytes: 100 * KB,
  },
  {
    what: 'Home before the first view is complete',
    bytesOf: ({ asleep }) => totalOf(asleep),
    limitBytes: 60 * KB,
    path: '/',
  },
];

export function totalOf(bytes: BytesByKind): number {
  return (Object.values(bytes) as number[]).reduce((sum, part) => sum + part, 0);
}

/** What a screen has too much of, in words; empty if every budget holds. */
export function budgetsBrokenBy(screen: ScreenBytes): string[] {
  return budgets
    .filter(({ path }) => path === undefined || path === screen.path)
    .filter(({ bytesOf, limitBytes }) => bytesOf(screen) > limitBytes)
    .map(
      ({ what, bytesOf, limitBytes }) =>
        `${screen.path}: ${what}: ${bytesOf(screen)} bytes, ${bytesOf(screen) - limitBytes} over the budget of ${limitBytes}`,
    );
}
