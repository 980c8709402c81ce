import { RuleFileError, ruleLines } from './rule-file';

export interface HeaderRule {
  /** A path, or with a `*` at its end whatever begins like it. */
  pattern: string;
  headers: [name: string, value: string][];
}

const file = '_headers';

/**
 * Reads the `_headers` syntax of Netlify and Cloudflare: a path pattern on a line, its headers indented below.
 *
 * @throws {RuleFileError}
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const { number, text: line } of ruleLines(text)) {
    if (/^\S/.test(line)) {
      if (!/^\/[^*\s]*\*?$/.test(line))
        throw new RuleFileError(file, number, 'a path, with * at most at its end', line, '/documents/*');
      rules.push({ pattern: line, headers: [] });
      continue;
    }
    const match = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (!match) throw new RuleFileError(file, number, 'Name: value', line.trim(), 'X-Frame-Options: DENY');
    const rule = rules.at(-1);
    if (!rule)
      throw new RuleFileError(file, number, 'a path above the first header', line.trim(), '/* on a line above');
    const [, name = '', value = ''] = match;
    rule.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** Headers for a path: those of all rules that match, of a name given twice the later. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
