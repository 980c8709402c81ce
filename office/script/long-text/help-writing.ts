import type { Autosave } from '../autosave/autosave';
import { insertText } from './insert-text';
import { markdownOf } from './markdown-of-html';
import { isMark, toggleMark } from './marks';

/** Adds buttons, Ctrl+B and pasting to the textareas of long texts, keeps texts for one line in one line, and scrolls to all of them. */
export function helpWriting(autosave: Pick<Autosave, 'save'>): void {
  // A button must not take the focus, with which phones would close their keyboard.
  document.addEventListener('mousedown', (event) => {
    if (markButton(event)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const button = markButton(event);
    const mark = button?.dataset.mark;
    const id = button?.closest('[data-toolbar]')?.getAttribute('aria-controls') ?? '';
    const text = document.getElementById(id);
    if (text instanceof HTMLTextAreaElement && isMark(mark)) toggleMark(text, mark);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isText(target, 'markdown') || key.toLowerCase() !== 'b' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    toggleMark(target, 'bold');
  });
  // For the focus, browsers scroll to the first line, and the rest could be under the menu of a phone.
  document.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    const text = isText(target, 'markdown')
      ? markdownOf(clipboardData?.getData('text/html') ?? '')
      : isText(target, 'line')
        ? clipboardData?.getData('text/plain').trim().replace(LINE_BREAKS, ' ')
        : undefined;
    if (!text) return;
    event.preventDefault();
    insertText(target as HTMLTextAreaElement, text);
  });
  // Keyboards of phones report no key.
  document.addEventListener('beforeinput', (event) => {
    if (!isText(event.target, 'line') || !BREAKS.has(event.inputType)) return;
    event.preventDefault();
    void autosave.save();
  });
}

const LINE_BREAKS = /\s*[\r\n]+\s*/g;
/** https://www.w3.org/TR/input-events-2/#interface-InputEvent-Attributes */
const BREAKS = new Set(['insertLineBreak', 'insertParagraph']);

function markButton({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-mark]');
}

function isText(target: EventTarget | null, kind: 'markdown' | 'line'): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.dataset[kind] !== undefined;
}
