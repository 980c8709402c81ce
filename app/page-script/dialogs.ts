import type { DialogOpens } from '../../model/concepts/settings';
import { beginForm } from '../send/draft';
import { afterNextPaint } from './after-next-paint';
import { isArrival, rememberDialogSeen } from './arrival';

/** What a `<dialog>` lacks: a tap beside it closes it, and the focus goes to the top of the page after one that opened by itself. */
export function watchDialogs(): void {
  addEventListener('click', ({ target }) => {
    // A dialog fills its own box, so a click whose target is the dialog itself hit the backdrop.
    (target as Partial<HTMLDialogElement>).close?.();
  });
  addEventListener(
    'close',
    ({ target }) => {
      // Such a dialog has nothing to give the focus back to, and the browser would go on with the keyboard where the
      // dialog stands: at the end of the page. At this moment the focus may still be inside: the browser takes it out at
      // the next rendering.
      const { activeElement } = document;
      if (activeElement !== document.body && !(target as Node).contains(activeElement)) return;
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    },
    true,
  );
}

/** It stands behind this script: app/render/finish-page.ts. */
const LATE_SHEET = 'body > link[rel=stylesheet]';

/**
 * The enquiry dialog opens after the first paint: the visitor sees where they are before something lies over it; and
 * once its styles are there, or cannot be had, which may be before the end of the page has arrived. So it does where another
 * language was chosen in it.
 */
export function openOnArrival(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-opens]');
  if (!dialog || !(location.hash === '#' + dialog.id || isArrival(dialog.dataset.opens as DialogOpens))) return;
  // Where its form cannot be had there is nothing to open.
  const open = () => {
    afterNextPaint(() => void fillAndShow(dialog).catch(() => undefined));
  };
  const openIfLateSheet = ({ target }: Event) => (target as Element).matches(LATE_SHEET) && open();
  // Not on the window: a load of something in the page does not come that far.
  document.addEventListener('load', openIfLateSheet, true);
  document.addEventListener('error', openIfLateSheet, true);
  addEventListener('DOMContentLoaded', () => !document.querySelector(LATE_SHEET) && open());
}

/** Fetches the form of a dialog, and shows it; but over no other, nor over somebody who has begun to type meanwhile. */
async function fillAndShow(dialog: HTMLDialogElement): Promise<void> {
  const html = await (await fetch(dialog.dataset.content!)).text();
  // Until one has logged in, a hotspot answers with its own page.
  if (!html.includes('data-form=')) return;
  dialog.children[0]!.insertAdjacentHTML('beforeend', html);
  beginForm(dialog.querySelector<HTMLFormElement>('[data-form]')!);
  if (document.querySelector('dialog[open],form :focus')) return;
  dialog.showModal();
  rememberDialogSeen();
}
