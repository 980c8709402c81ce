import { preselectFromHash } from '../../preselect-from-hash';
import { afterNextPaint } from '../../page-script/after-next-paint';
import { chooseKept } from '../../send/draft';

preselectFromHash();

// Going back, Chromium chooses in the lists what was chosen when the page was left, or nothing, once all is parsed. What
// was chosen in the meantime is kept by then, in whichever form of the page it was.
addEventListener('DOMContentLoaded', () =>
  afterNextPaint(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) chooseKept(form);
  }),
);
