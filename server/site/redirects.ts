import { RuleFileError, ruleLines } from './rule-file';

export interface Redirect {
  /** Path on this site, without its query. */
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
}

/** Path → where it leads. */
export type Redirects = ReadonlyMap<string, Redirect>;

const file = '_redirects';
const statuses = [301, 302, 303, 307, 308] as const;

/**
 * Reads the part of the `_redirects` syntax that Netlify and Cloudflare share and this site uses: `FROM TO STATUS`, exact
 * paths. Anything else is refused, since ours would do something else with it than they.
 *
 * @throws {RuleFileError}
 */
export function parseRedirects(text: string): Redirects {
  const redirects = new Map<string, Redirect>();
  for (const { number, text: line } of ruleLines(text)) {
    const [from = '', to = '', status = '', ...rest] = line.trim().split(/\s+/);
    const fail = (expected: string, found: string, write: string): never => {
      throw new RuleFileError(file, number, expected, found, write);
    };
    if (rest.length > 0 || status === '') fail('FROM TO STATUS', line.trim(), '/home / 301');
    if (!isPath(to)) fail('a path on this site as TO', to, 'a path such as /enquiry-form');
    const code = statuses.find((known) => String(known) === status);
    if (code === undefined) return fail(`a status of ${statuses.join(', ')}`, status, '301');
    if (!isPath(from)) fail('an exact path as FROM', from, 'a path such as /home');
    if (redirects.has(from)) fail('each path once', from, 'one line for it');
    if (from === to) fail('another path as TO', to, 'where it should lead');
    redirects.set(from, { to, status: code });
  }
  return redirects;
}

/** `//host` would be another site, and browsers read `\` as `/`. */
function isPath(path: string): boolean {
  return /^\/(?![/\\])[^*:\\?#]*$/.test(path);
}
