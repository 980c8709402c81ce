import { fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { linksIn } from '../projections/markdown-links';
import type { BrokenRule, ReportMistake } from '../mistakes/words/content-error';

type LineMistake = BrokenRule & {
  /** Line of the text, counted from 1. */
  line: number;
};

/** Reports mistaken Markdown: table rows with a wrong number of cells, Word’s bullets, and pictures inside a text, which would be shown full size. */
export function checkMarkdown({ files }: Pick<SiteContent, 'files'>, error: ReportMistake): void {
  for (const read of files) {
    const { file, body } = read;
    for (const { line, ...mistake } of mistakesIn(body)) error({ file, bodyLine: line, ...mistake });
    for (const { text, value, at } of fieldsOfFile(read)) {
      if (text?.kind !== 'markdown' || typeof value !== 'string') continue;
      for (const { line: _, ...mistake } of mistakesIn(value)) error({ file, at, ...mistake });
    }
  }
}

function mistakesIn(text: string): LineMistake[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...tableMistakes(lines), ...listMistakes(lines), ...pictureMistakes(text)].sort(
    (one, other) => one.line - other.line,
  );
}

function pictureMistakes(text: string): LineMistake[] {
  const pictures = linksIn(text).filter(({ isPicture }) => isPicture);
  return pictures.map(({ line }): LineMistake => ({ line, rule: 'picture-in-text' }));
}

/** Reports mistakes in tables: https://github.github.com/gfm/#tables-extension- */
function tableMistakes(lines: readonly string[]): LineMistake[] {
  return lines.flatMap((head, index): LineMistake[] => {
    const [above = '', below = ''] = [lines[index - 1], lines[index + 1]];
    if (!head.includes('|') || ruleOf(head)) return [];
    if (!ruleOf(below)) {
      if (!head.startsWith('|') || above.startsWith('|') || !below.startsWith('|')) return [];
      return [{ line: index + 1, rule: 'table-without-rule', values: { columns: cellsOf(head).length } }];
    }
    const columns = cellsOf(head).length;
    const end = lines.indexOf('', index);
    const rows = lines.slice(index + 1, end === -1 ? undefined : end);
    return rows.flatMap((row, place): LineMistake[] => {
      const found = cellsOf(row).length;
      const line = index + place + 2;
      return found === columns ? [] : [{ line, rule: 'ragged-table', values: { columns, found } }];
    });
  });
}

/** Whether a line separates the head of a table from its rows. */
function ruleOf(line: string): boolean {
  return line.includes('|') && /^\|?(\s*:?-+:?\s*\|?)+$/.test(line);
}

function cellsOf(row: string): string[] {
  return row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/);
}

const signOf = (line = '') => /^([–—•●▪‣·])\s/.exec(line)?.[1];

/** Reports the first line of each list whose marks are dashes or bullets. A single dash is allowed: it may precede the author of a quotation. */
function listMistakes(lines: readonly string[]): LineMistake[] {
  const written = lines.flatMap((text, index) => (text ? [{ line: index + 1, sign: signOf(text) }] : []));
  return written.flatMap(({ line, sign }, index): LineMistake[] => {
    if (!sign || written[index - 1]?.sign === sign) return [];
    if (/[–—]/.test(sign) && written[index + 1]?.sign !== sign) return [];
    return [{ line, rule: 'bullets-of-word', values: { sign } }];
  });
}
