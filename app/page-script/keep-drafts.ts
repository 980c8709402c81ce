import { beginForm, keepDraft } from '../send/draft';
import { afterNextPaint } from './after-next-paint';

/** Keeps what is typed into the forms of a page, whether or not their island is awake, and puts it back on the next page. */
export function keepDrafts(): void {
  // The browser fetches what a tab has stored when it is first asked for it, and the script waits.
  afterNextPaint(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) beginForm(form);
    addEventListener('input', ({ target }) => {
      const form = (target as Element).closest<HTMLFormElement>('form[data-form]');
      if (form) keepDraft(form);
    });
  });
}
