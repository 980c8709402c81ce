import { insertText } from './insert-text';

const marks = { bold: toggleBold, link: insertLink, list: toggleList };

type Mark = keyof typeof marks;

export function isMark(mark: string | undefined): mark is Mark {
  return mark !== undefined && mark in marks;
}

/** Gives the selected text a mark of Markdown, or takes it away. */
export function toggleMark(text: HTMLTextAreaElement, mark: Mark): void {
  marks[mark](text);
}

const BOLD = '**';
const ADDRESS = 'https://';

function toggleBold(text: HTMLTextAreaElement): void {
  const { start, end, value } = selectionOf(text);
  const inside = value.slice(start, end);
  const isMarked = value.slice(0, start).endsWith(BOLD) && value.slice(end).startsWith(BOLD);
  const width = BOLD.length;
  if (isMarked) replace(text, start - width, end + width, inside, 0, inside.length);
  else replace(text, start, end, BOLD + inside + BOLD, width, inside.length);
}

function insertLink(text: HTMLTextAreaElement): void {
  const { start, end, value } = selectionOf(text);
  const inside = value.slice(start, end);
  if (/^(https?:\/\/|mailto:|tel:)\S+$/.test(inside)) return replace(text, start, end, `[](${inside})`, 1, 0);
  const link = `[${inside}](${ADDRESS})`;
  // First what is missing: the text, or else the address, to be typed or pasted over.
  if (inside === '') replace(text, start, end, link, 1, 0);
  else replace(text, start, end, link, inside.length + 3, ADDRESS.length);
}

function toggleList(text: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = text;
  const start = value.slice(0, selectionStart).lastIndexOf('\n') + 1;
  const next = value.indexOf('\n', selectionEnd);
  const end = next === -1 ? value.length : next;
  const lines = value.slice(start, end).split('\n');
  const isList = lines.every((line) => line === '' || line.startsWith('- '));
  const toggled = lines.map((line) => (isList ? line.replace(/^- /, '') : line.replace(/^([•●▪*–-]\s+)?/, '- ')));
  const list = (lines.length === 1 && lines[0] === '' ? ['- '] : toggled).join('\n');
  replace(text, start, end, list, lines.length === 1 ? list.length : 0, lines.length === 1 ? 0 : list.length);
}

/** The selected words without the spaces around them, between which a mark would have no effect. */
function selectionOf({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) {
  const selected = value.slice(selectionStart, selectionEnd);
  const start = selectionStart + (selected.length - selected.trimStart().length);
  return { start, end: start + selected.trim().length, value };
}

/** @param offset where the new selection begins in the inserted text */
function replace(
  text: HTMLTextAreaElement,
  start: number,
  end: number,
  inserted: string,
  offset: number,
  length: number,
): void {
  text.setSelectionRange(start, end);
  insertText(text, inserted);
  text.setSelectionRange(start + offset, start + offset + length);
}
