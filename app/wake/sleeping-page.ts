import { mayFetchAhead } from '../connection';
import { watchConnection } from '../offline/watch-connection';
import { isArrival } from '../shell/arrival';
import { ASLEEP_EVENT, AWAKE_EVENT, isAwake, WAKE_META } from './wake-signals';

/*
 * The only script that arrives with a page. The build bundles it, minifies it and puts it into the HTML, where its
 * hash is in the content policy. Keep it small: it is in every page.
 */

const FIRST_SIGNS = ['pointerdown', 'touchstart', 'keydown', 'input'];

watchConnection();

let waking: Promise<never> | undefined;

/** Rejects if React does not come. That it is there, `AWAKE_EVENT` says. */
function wake(): Promise<never> {
  waking ??= new Promise((_, reject) => {
    addEventListener(ASLEEP_EVENT, reject);
    import(
      /* @vite-ignore */ document.querySelector<HTMLMetaElement>(`meta[name="${WAKE_META}"]`)?.content ?? ''
    ).catch(reject);
  });
  return waking;
}

for (const sign of FIRST_SIGNS) {
  addEventListener(sign, () => void wake().catch(() => undefined), { once: true, passive: true, capture: true });
}

addEventListener('load', () => {
  if (!mayFetchAhead()) return;
  const wakeQuietly = () => void wake().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(wakeQuietly);
  else setTimeout(wakeQuietly, 2000);
});

/** How long the visitor waits for React before the browser does what was asked for, in milliseconds. */
const PATIENCE_MS = 10_000;

interface Wish {
  /** The button or link that was tapped. It looks busy meanwhile. */
  tapped: Element;
  byReact: () => void;
  byBrowser: () => void;
}

/** What the visitor has asked for while React is on its way. The last counts. */
let held: Wish | undefined;

function hold(wish: Wish): void {
  held?.tapped.removeAttribute('aria-busy');
  held = wish;
  wish.tapped.setAttribute('aria-busy', 'true');
  wake().catch(() => letGo('byBrowser'));
  setTimeout(() => held === wish && letGo('byBrowser'), PATIENCE_MS);
}

function letGo(how: 'byReact' | 'byBrowser'): void {
  const wish = held;
  held = undefined;
  // What the browser does goes on until it has left the page.
  if (how === 'byReact' || !navigator.onLine) wish?.tapped.removeAttribute('aria-busy');
  wish?.[how]();
}

addEventListener(AWAKE_EVENT, () => letGo('byReact'));
// The visitor has come back to the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
});

/*
 * A form that is sent before React is there waits for it: checked in the page, it loses nothing. Without React the
 * browser sends it, and the endpoint answers with a page.
 */
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (isAwake() || form.enctype !== 'multipart/form-data') return;
    event.preventDefault();
    const tapped = event.submitter ?? form;
    if (tapped.hasAttribute('aria-busy')) return;
    hold({
      tapped,
      // Found again by its id: where React has rendered the page anew, it is another element.
      byReact: () => (document.getElementById(form.id) as HTMLFormElement | null)?.requestSubmit(),
      // Offline the browser would put its own page in the place of the form; the page says already that it cannot be sent.
      byBrowser: () => navigator.onLine && form.submit(),
    });
  },
  true,
);

/* So does a tap on a link that React answers better than the browser. Without React it is followed. */
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-waits]');
    if (!link || isAwake() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const byBrowser = () => location.assign(link.href);
    hold({ tapped: link, byReact: () => (link.isConnected ? link.click() : byBrowser()), byBrowser });
  },
  true,
);

/* From now on the router fetches what a link leads to; the browser need not fetch its HTML as well. */
addEventListener(AWAKE_EVENT, () => document.querySelector('script[type="speculationrules"]')?.remove());

/* Dialogs do their part here, so that they do it before React is there, too. */
addEventListener(
  'click',
  ({ target }) => {
    // A dialog fills its own box, so a click whose target is the dialog itself hit the backdrop.
    if (target instanceof HTMLDialogElement) target.close();
  },
  // Before React, which keeps clicks to itself as long as it cannot take the page over.
  true,
);
addEventListener(
  'close',
  ({ target }) => {
    // A dialog that opened by itself has nothing to give the focus back to, and the browser would go on with the
    // keyboard where the dialog stands: at the end of the page. Then reading begins at the top. At this moment the focus
    // may still be inside: the browser takes it out at the next rendering.
    const { activeElement } = document;
    if (activeElement !== document.body && !(target as Node).contains(activeElement)) return;
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  },
  true,
);

/* The dialog of the arrival opens after the first paint: the visitor sees where they are before something lies over it. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-opens]');
const opens = dialog?.dataset.opens as Parameters<typeof isArrival>[0] | undefined;
if (dialog && opens && isArrival(opens)) {
  requestAnimationFrame(() => setTimeout(() => !document.querySelector('dialog[open]') && dialog.showModal()));
}
