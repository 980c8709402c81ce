// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { find, forget, listen, setPage } from '../office-page.fixture';
import { helpWriting } from './help-writing';

const save = vi.fn();
const area = () => find<HTMLTextAreaElement>('textarea');

beforeEach(() => {
  forget();
  save.mockReset();
});

/** @param text with the selection between two bars */
function open(text: string, kind = 'markdown'): void {
  setPage(
    `<div data-toolbar aria-controls="text"><button data-mark="bold">B</button><button data-mark="link">L</button>` +
      `<button data-mark="list">=</button></div><textarea id="text" data-${kind}></textarea>`,
  );
  const [before = '', selected = '', after = ''] = text.split('|');
  area().value = before + selected + after;
  area().setSelectionRange(before.length, before.length + selected.length);
  listen(() => helpWriting({ save }));
}

/** The text with its selection between two bars. */
function shown(): string {
  const { value, selectionStart, selectionEnd } = area();
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart, selectionEnd)}|${value.slice(selectionEnd)}`;
}

it.each([
  ['bold', 'a |b| c', 'a **|b|** c'],
  ['bold', 'a| b |c', 'a **|b|** c'],
  ['bold', 'a **|b|** c', 'a |b| c'],
  ['bold', 'a || b', 'a **||** b'],
  ['link', 'a |b| c', 'a [b](|https://|) c'],
  ['link', 'a || c', 'a [||](https://) c'],
  ['link', 'a |https://b.example| c', 'a [||](https://b.example) c'],
  ['list', 'a\nb|b\nc|c\nd', 'a\n|- bb\n- cc|\nd'],
  ['list', 'a\n- |b\n- c|', 'a\n|b\nc|'],
  ['list', '|• a\n– b|', '|- a\n- b|'],
  ['list', '||', '- ||'],
  ['list', '\n||', '\n- ||'],
  ['list', '||\na', '- ||\na'],
])('%s: %j', (mark, before, after) => {
  open(before);
  find(`[data-mark=${mark}]`).click();
  expect(shown()).toBe(after);
  expect(document.activeElement).toBe(area());
});

it('reports changes as if they were typed, so that they are saved', () => {
  open('|a|');
  const typed = vi.fn();
  area().addEventListener('input', typed);
  find('[data-mark=bold]').click();
  expect(typed).toHaveBeenCalledTimes(1);
});

it('a button doesn’t take the focus', () => {
  open('|a|');
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  find('[data-mark=bold]').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  [{ key: 'b', ctrlKey: true }, '**|a|**'],
  [{ key: 'B', metaKey: true }, '**|a|**'],
  [{ key: 'b' }, '|a|'],
  [{ key: 'b', ctrlKey: true, shiftKey: true }, '|a|'],
])('Ctrl+B: %j', (key, after) => {
  open('|a|');
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  area().dispatchEvent(event);
  expect([shown(), event.defaultPrevented]).toEqual([after, after !== '|a|']);
});

/** Whether the browser pastes by itself. */
function paste(formats: Readonly<Record<string, string>>): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (format: string) => formats[format] ?? '' } });
  area().dispatchEvent(event);
  return !event.defaultPrevented;
}

it('pastes formatted text as Markdown', () => {
  open('a |b| c');
  expect(paste({ 'text/html': '<p><b>d</b></p>', 'text/plain': 'd' })).toBe(false);
  expect(area().value).toBe('a **d** c');
});

it('leaves plain text to the browser', () => {
  open('a |b| c');
  expect(paste({ 'text/plain': 'd *e*\n' })).toBe(true);
});

it('keeps a text for one line in one line', () => {
  open('a |b|', 'line');
  expect(paste({ 'text/plain': ' c\r\nd \n\n e\n', 'text/html': '<b>c</b>' })).toBe(false);
  expect(area().value).toBe('a c d e');
  const event = new InputEvent('beforeinput', { inputType: 'insertLineBreak', bubbles: true, cancelable: true });
  area().dispatchEvent(event);
  expect([event.defaultPrevented, save.mock.calls.length]).toEqual([true, 1]);
});

it('leaves other fields alone', () => {
  open('a |b|', 'other');
  expect(paste({ 'text/html': '<b>c</b>' })).toBe(true);
});
