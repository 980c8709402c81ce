import { beginForm, chooseKept, keepDraft } from '../send/draft';
import { afterNextPaint } from './after-next-paint';

/** Keeps what is typed into the forms of a page, whether or not their island is awake, and puts it back on the next page. */
export function keepDrafts(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-form]');
  // The browser fetches what a tab has stored when it is first asked for it, and the script waits.
  afterNextPaint(() => {
    forms().forEach(beginForm);
    addEventListener('input', ({ target }) => {
      const form = (target as Element).closest<HTMLFormElement>('form[data-form]');
      if (form) keepDraft(form);
    });
  });
  // Going back, Chromium chooses in the lists what was chosen when the page was left, or nothing, once all is parsed.
  // What was typed or chosen in the meantime is kept by then, in whichever form of the page it was.
  addEventListener('DOMContentLoaded', () => afterNextPaint(() => forms().forEach(chooseKept)));
}
