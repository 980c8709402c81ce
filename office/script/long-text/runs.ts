export interface RunStyle {
  bold?: boolean;
  italic?: boolean;
  /** Address of a link. */
  href?: string;
}

/** A piece of text in one style. A line break is a run of its own: `\n`. */
export interface Run extends RunStyle {
  text: string;
}

/** Markdown of a line of text. */
export function markdownOfRuns(runs: readonly Run[]): string {
  return collapsed(merged(runs))
    .map((run, index, all) => marked(run, all[index + 1]))
    .join('')
    .replace(/^#/, '\\#')
    .replace(/^>/, '\\>')
    .replace(/^[•●▪‣·]\s+/, '- ');
}

/** Word splits a text into many elements of the same style. */
function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const isSame = last && last.bold === run.bold && last.italic === run.italic && last.href === run.href;
    if (isSame && last.text !== '\n' && run.text !== '\n') last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

/** Spaces as HTML shows them: one at a time, and none where a line begins or ends. */
function collapsed(runs: readonly Run[]): Run[] {
  let isAfterSpace = true;
  const result = runs.map((run) => {
    if (run.text === '\n') {
      isAfterSpace = true;
      return run;
    }
    const text = run.text.replace(/[\s\u00a0]+/g, ' ').replace(/^ /, isAfterSpace ? '' : ' ');
    if (text !== '') isAfterSpace = text.endsWith(' ');
    return { ...run, text };
  });
  for (let end = result.length - 1; end >= 0; end -= 1) {
    const run = result[end]!;
    if (run.text !== '\n') run.text = run.text.trimEnd();
    if (run.text !== '' && run.text !== '\n') break;
    result.pop();
  }
  return result.filter(({ text }) => text !== '');
}

function marked({ text, bold, italic, href }: Run, next: Run | undefined): string {
  if (text === '\n') return text;
  const isBeforeLetter = next !== undefined && /^[\p{L}\p{N}]/u.test(next.text);
  // People write `*bold*`, and `_` inside a word is no mark.
  const sign = `${bold ? '**' : ''}${italic ? (bold || isBeforeLetter ? '*' : '_') : ''}`;
  if (href !== undefined) {
    // Markdown links an address by itself.
    if (text.trim() === href) return text;
    return around(text, (inside) => `[${sign}${escaped(inside)}${reversed(sign)}](${href})`);
  }
  if (sign === '') return escaped(text);
  // A mark that ends between a full stop and a letter would be shown as it is: https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run
  const [, inside = '', after = ''] = (isBeforeLetter && /^(.*?)([\p{P}\p{S}]*)$/su.exec(text)) || [text, text];
  return around(inside, (words) => sign + escaped(words) + reversed(sign)) + escaped(after);
}

/** Marks must touch their words. */
function around(text: string, mark: (words: string) => string): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => mark(words));
}

function reversed(sign: string): string {
  return [...sign].reverse().join('');
}

/** Text that Markdown shows as it is. */
function escaped(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])|[*`]|<(?=[a-z/!?])|\](?=\()/gi, '\\$&')
    .replace(/(^|[^\p{L}\p{N}])_|_(?=$|[^\p{L}\p{N}])/gu, '$1\\_');
}
