/** A `_redirects` or `_headers` file of the built site cannot be read. `message`: file:line · expected · found · write. */
export class RuleFileError extends Error {
  override readonly name = 'RuleFileError';
  constructor(file: string, line: number, expected: string, found: string, write: string) {
    super(`${file}:${line} · expected ${expected} · found “${found}” · write ${write}`);
  }
}

export interface RuleLine {
  /** From 1. */
  number: number;
  /** Without line end; indentation kept. */
  text: string;
}

/** The lines that say something: no empty ones, no comments. */
export function ruleLines(text: string): RuleLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter(({ text: line }) => line.trim() !== '' && !line.trim().startsWith('#'));
}
