import { afterNextPaint } from './after-next-paint';
import { isArrival } from './arrival';

/** What a `<dialog>` lacks: a tap beside it closes it, and the focus goes to the top of the page after one that opened by itself. */
export function watchDialogs(): void {
  addEventListener('click', ({ target }) => {
    // A dialog fills its own box, so a click whose target is the dialog itself hit the backdrop.
    if (target instanceof HTMLDialogElement) target.close();
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

/**
 * The dialog of the arrival opens after the first paint: the visitor sees where they are before something lies over it; and
 * once its styles are there, or cannot be had.
 */
export function openOnArrival(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-opens]');
  const opens = dialog?.dataset.opens as Parameters<typeof isArrival>[0] | undefined;
  if (!dialog || !opens || !isArrival(opens)) return;
  const open = () => afterNextPaint(() => !document.querySelector('dialog[open]') && dialog.showModal());
  // The sheet with the styles of dialogs stands behind this script: tools/site/finish-page.ts.
  addEventListener('DOMContentLoaded', () => {
    const late = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
    if (!late || late.sheet) return open();
    late.addEventListener('load', open);
    late.addEventListener('error', open);
  });
}
