import { RuleFileError, ruleLines } from './rule-file';

export interface Redirect {
  /** Path on this site, without its query. */
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
}

export interface Redirects {
  /** Path → where it leads. */
  exact: ReadonlyMap<string, Redirect>;
  /** How an unknown path begins, as lines with `/*` say it → where it leads. The first that fits counts. */
  unknown: ReadonlyMap<string, Redirect>;
}

const file = '_redirects';
const statuses = [301, 302, 303, 307, 308] as const;

/**
 * Reads the part of the `_redirects` syntax that Netlify and Cloudflare share and this site uses: `FROM TO STATUS`, exact
 * paths, and below them what is unknown, `/mr/*` or `/*`. Anything else is refused, since ours would do something else
 * with it than they.
 *
 * @throws {RuleFileError}
 */
export function parseRedirects(text: string): Redirects {
  const exact = new Map<string, Redirect>();
  const unknown = new Map<string, Redirect>();
  for (const { number, text: line } of ruleLines(text)) {
    const [from = '', to = '', status = '', ...rest] = line.trim().split(/\s+/);
    const fail = (expected: string, found: string, write: string): never => {
      throw new RuleFileError(file, number, expected, found, write);
    };
    const covering = [...unknown.keys()].find((beginning) => from.startsWith(beginning));
    if (covering) fail(`no line after the one for ${covering}*, which covers it`, line.trim(), 'this line above it');
    if (rest.length > 0 || status === '') fail('FROM TO STATUS', line.trim(), '/home / 301');
    if (!isPath(to)) fail('a path on this site as TO', to, 'a path such as /enquiry-form');
    const code = statuses.find((known) => String(known) === status);
    if (code === undefined) return fail(`a status of ${statuses.join(', ')}`, status, '301');
    const beginning = from.replace(/(?<=\/)\*$/, '');
    if (!isPath(beginning)) fail('an exact path, or /* at its end, as FROM', from, 'a path such as /home');
    else if (beginning !== from) unknown.set(beginning, { to, status: code });
    else if (exact.has(from)) fail('each path once', from, 'one line for it');
    else if (from === to) fail('another path as TO', to, 'where it should lead');
    else exact.set(from, { to, status: code });
  }
  return { exact, unknown };
}

/** `//host` would be another site, and browsers read `\` as `/`. */
function isPath(path: string): boolean {
  return /^\/(?![/\\])[^*:\\?#]*$/.test(path);
}

/** Where an unknown path leads; without a line for it, to Home. */
export function redirectOfUnknown({ unknown }: Redirects, path: string): Redirect {
  const [, redirect] = [...unknown].find(([beginning]) => path.startsWith(beginning)) ?? [];
  return redirect ?? { to: '/', status: 302 };
}
