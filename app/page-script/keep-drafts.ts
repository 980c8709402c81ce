import { beginForm, keepDraft } from '../send/draft';
import { afterNextPaint } from './after-next-paint';

/** Saves what is typed into forms, even before their island is awake, and restores it on the next page. */
export function keepDrafts(): void {
  // Wait for the paint, since the first access to storage is slow.
  afterNextPaint(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) beginForm(form);
    addEventListener('input', ({ target }) => {
      const form = (target as Element).closest<HTMLFormElement>('form[data-form]');
      if (form) keepDraft(form);
    });
  });
}
