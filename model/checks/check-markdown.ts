import { fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { Explanation, ReportMistake } from '../mistakes/words/content-error';
import { counted } from '../../words/counted';

type LineMistake = Explanation & {
  /** Line of the text, counted from 1. */
  line: number;
};

/** Reports mistaken Markdown: table rows with a wrong number of cells, Word’s bullets, and pictures inside a text, which would be shown full size. */
export function checkMarkdown({ files }: Pick<SiteContent, 'files'>, error: ReportMistake): void {
  for (const read of files) {
    const { file, body } = read;
    for (const { line, ...mistake } of mistakesIn(body, file)) error({ file, bodyLine: line, ...mistake });
    for (const { text, value, at } of fieldsOfFile(read)) {
      if (text?.kind !== 'markdown' || typeof value !== 'string') continue;
      for (const { line: _, ...mistake } of mistakesIn(value, file)) error({ file, at, ...mistake });
    }
  }
}

function mistakesIn(text: string, file: string): LineMistake[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...tableMistakes(lines), ...listMistakes(lines), ...pictureMistakes(lines, file)].sort(
    (one, other) => one.line - other.line,
  );
}

/** A picture in Markdown: https://spec.commonmark.org/0.31.2/#images */
export const imageInText = /!\[[^\]]*\]\([^)]*\)/g;

function pictureMistakes(lines: readonly string[], file: string): LineMistake[] {
  return lines.flatMap((text, index) =>
    (text.match(imageInText) ?? []).map((found) => ({
      line: index + 1,
      expected: 'a text without pictures',
      found: `“${found}”`,
      advice: file.startsWith('news/')
        ? 'Take it out. The picture of a notice goes after “picture:”, between the two lines of hyphens: content/README.md, “write a notice”.'
        : 'Take it out. On a screen of “kind: parts” a picture goes between two texts: content/README.md, “put a picture between texts”.',
    })),
  );
}

/** Reports mistakes in tables: https://github.github.com/gfm/#tables-extension- */
function tableMistakes(lines: readonly string[]): LineMistake[] {
  return lines.flatMap((head, index): LineMistake[] => {
    const [above = '', below = ''] = [lines[index - 1], lines[index + 1]];
    if (!head.includes('|') || ruleOf(head)) return [];
    if (!ruleOf(below)) {
      if (!head.startsWith('|') || above.startsWith('|') || !below.startsWith('|')) return [];
      return [{ line: index + 1, ...withoutRule(cellsOf(head).length) }];
    }
    const count = cellsOf(head).length;
    const end = lines.indexOf('', index);
    const rows = lines.slice(index + 1, end === -1 ? undefined : end);
    return rows.flatMap((row, place): LineMistake[] =>
      cellsOf(row).length === count ? [] : [{ line: index + place + 2, ...otherCount(row, head, count) }],
    );
  });
}

/** Whether a line separates the head of a table from its rows. */
function ruleOf(line: string): boolean {
  return line.includes('|') && /^\|?(\s*:?-+:?\s*\|?)+$/.test(line);
}

function cellsOf(row: string): string[] {
  return row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/);
}

function withoutRule(count: number): Omit<LineMistake, 'line'> {
  const rule = `|${' --- |'.repeat(count)}`;
  return {
    expected: 'a line of hyphens between the head of the table and its rows',
    found: 'a row',
    advice: `Write ${rule} in a line of its own below this one. If no table is meant, begin the lines without |.`,
  };
}

function otherCount(row: string, head: string, count: number): Omit<LineMistake, 'line'> {
  const found = cellsOf(row).length;
  return {
    expected: `${counted(count, 'cell')}, as the head of the table has: ${head}`,
    found: `${counted(found, 'cell')}: “${row}”`,
    advice:
      found < count
        ? 'Write every cell of the row, an empty one as a space between two |. If it is no row, put an empty line above it.'
        : 'Take away what is too much; write \\| for a bar that belongs to the text of a cell.',
  };
}

const signs: Readonly<Record<string, string>> = {
  '–': 'an en dash',
  '—': 'an em dash',
  '•': 'a bullet',
  '●': 'a black circle',
  '▪': 'a black square',
  '‣': 'a triangular bullet',
  '·': 'a middle dot',
};

const signOf = (line = '') => /^([–—•●▪‣·])\s/.exec(line)?.[1];

/** Reports the first line of each list whose marks are dashes or bullets. A single dash is allowed: it may precede the author of a quotation. */
function listMistakes(lines: readonly string[]): LineMistake[] {
  const written = lines.flatMap((text, index) => (text ? [{ text, line: index + 1, sign: signOf(text) }] : []));
  return written.flatMap(({ text, line, sign }, index): LineMistake[] => {
    if (!sign || written[index - 1]?.sign === sign) return [];
    if (/[–—]/.test(sign) && written[index + 1]?.sign !== sign) return [];
    return [
      {
        line,
        expected: '“- ”, a hyphen and a space, at the beginning of each line of a list',
        found: `${signs[sign]} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}): “${text}”`,
        advice:
          'Write “- ” in its place, in this line and in those of the list below it, and an empty line above the list.',
      },
    ];
  });
}
