import { preselectFromHash } from '../../preselect-from-hash';
import { afterNextPaint } from '../../page-script/after-next-paint';
import { chooseKept } from '../../send/draft';

preselectFromHash();

// After Back, Chromium restores old choices in the lists once the page is parsed. The draft is newer: another form of
// the page may have changed it.
addEventListener('DOMContentLoaded', () =>
  afterNextPaint(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) chooseKept(form);
  }),
);
