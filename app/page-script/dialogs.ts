import type { DialogOpens } from '../../model/concepts/settings';
import { beginForm } from '../send/draft';
import { afterNextPaint } from './after-next-paint';
import { isArrival, rememberDialogSeen } from './arrival';

/**
 * Adds what `<dialog>` lacks: a tap on the backdrop closes the dialog, and when a dialog that opened by itself closes, the
 * focus moves to the top of the page.
 */
export function watchDialogs(): void {
  addEventListener('click', ({ target }) => {
    // The content covers the dialog's box, so a click on the dialog itself hit the backdrop.
    (target as Partial<HTMLDialogElement>).close?.();
  });
  addEventListener(
    'close',
    ({ target }) => {
      // No element opened the dialog, so the browser would move the focus to the dialog's position, the end of the
      // page. At this moment the focus may still be inside; the browser removes it at the next rendering.
      const { activeElement } = document;
      if (activeElement !== document.body && !(target as Node).contains(activeElement)) return;
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    },
    true,
  );
}

/** The late style sheet, which app/render/finish-page.ts adds after this script. */
const LATE_SHEET = 'body > link[rel=stylesheet]';

/**
 * Opens the enquiry dialog on an arrival, or if the visitor chose this language in the dialog. It opens after the first
 * paint, so that visitors see where they are, and after its styles have loaded or failed, which may be before the page
 * has.
 */
export function openOnArrival(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-opens]');
  if (!dialog || !(location.hash === '#' + dialog.id || isArrival(dialog.dataset.opens as DialogOpens))) return;
  // Without its form, the dialog stays closed.
  const open = () => {
    afterNextPaint(() => void fillAndShow(dialog).catch(() => undefined));
  };
  const openIfLateSheet = ({ target }: Event) => (target as Element).matches(LATE_SHEET) && open();
  // Listen on the document, since load events of elements don't reach the window.
  document.addEventListener('load', openIfLateSheet, true);
  document.addEventListener('error', openIfLateSheet, true);
  addEventListener('DOMContentLoaded', () => !document.querySelector(LATE_SHEET) && open());
}

/** Fetches the form of a dialog and opens it, unless another dialog is open or the visitor is typing. */
async function fillAndShow(dialog: HTMLDialogElement): Promise<void> {
  const html = await (await fetch(dialog.dataset.content!)).text();
  // The response may be the login page of a hotspot.
  if (!html.includes('data-form=')) return;
  dialog.children[0]!.insertAdjacentHTML('beforeend', html);
  beginForm(dialog.querySelector<HTMLFormElement>('[data-form]')!);
  if (document.querySelector('dialog[open],form :focus')) return;
  dialog.showModal();
  rememberDialogSeen();
}
