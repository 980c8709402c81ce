import { isPlainClick } from '../plain-click';

/*
 * Runs in the script that arrives with every page: an island's own script is loaded when somebody touches the island,
 * moves the focus into it or types in it. Nothing else is.
 */

const FIRST_SIGNS = ['pointerdown', 'focusin', 'input'];

/** How long the visitor waits for an island before the browser does what was asked for, in milliseconds. */
const PATIENCE_MS = 10_000;

type Wake = (island: HTMLElement) => void | Promise<void>;

export function wakeIslands(): void {
  for (const sign of FIRST_SIGNS) addEventListener(sign, wakeTouched, true);
  addEventListener('click', holdClick, true);
  // An address may ask for what only an island shows, as a link to a photo does, or a question.
  for (const island of document.querySelectorAll<HTMLElement>('[data-wakes-at]')) {
    const { wakesAt = '' } = island.dataset;
    if (location.hash.startsWith(wakesAt) || new URLSearchParams(location.search).has(wakesAt))
      wake(island).catch(stayAsleep);
  }
}

function wakeTouched({ target }: Event): void {
  const island = sleepingIslandOf(target);
  if (island && !waking.has(island)) wake(island).catch(stayAsleep);
}

/** @returns `undefined` for what leads away from an island: the browser does that by itself, and no script is loaded for it */
function sleepingIslandOf(target: EventTarget | null): HTMLElement | undefined {
  const found = (target as Partial<Element>).closest?.<HTMLElement>('[data-leaves],[data-island]:not([data-awake])');
  return found?.dataset.island ? found : undefined;
}

const waking = new Map<Element, Promise<void>>();

/** Tries again where it has failed before: the network may be back. */
function wake(island: HTMLElement): Promise<void> {
  const promise = waking.get(island)?.catch(() => load(island)) ?? load(island);
  waking.set(island, promise);
  return promise;
}

async function load(island: HTMLElement): Promise<void> {
  island.dataset.waking = '';
  try {
    const module = (await import(/* @vite-ignore */ island.dataset.island ?? '')) as { default: Wake };
    await module.default(island);
    island.dataset.awake = '';
  } finally {
    delete island.dataset.waking;
  }
}

/** The page works without it; what went wrong is for developers. */
function stayAsleep(error: unknown): void {
  console.warn(error);
}

const WAITS = '[data-waits]';

/** What was pressed last while its island slept. */
let held: Element | undefined;

/** Holds a press on `data-waits` until its island lives. Enter in a field presses the button of its form. */
function holdClick(event: MouseEvent): void {
  const island = sleepingIslandOf(event.target);
  const pressed = island && (event.target as Element).closest<HTMLElement>(WAITS);
  if (!pressed || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.removeAttribute('aria-busy');
  held = pressed;
  pressed.setAttribute('aria-busy', 'true');
  const place = pressablesIn(island).indexOf(pressed);

  const release = (byBrowser: boolean) => {
    if (held !== pressed) return;
    held = undefined;
    pressed.removeAttribute('aria-busy');
    // Offline the browser would put its own page in the place of the form; the page says already that it cannot be sent.
    if (byBrowser && !navigator.onLine) return;
    // No island any more, so that nothing holds the click.
    if (byBrowser) delete island.dataset.island;
    // Found again by its place: where React has rendered the island anew, it is another element.
    (pressed.isConnected ? pressed : pressablesIn(island)[place])?.click();
  };
  setTimeout(release, PATIENCE_MS, true);
  wake(island).then(
    () => release(false),
    (error: unknown) => {
      stayAsleep(error);
      release(true);
    },
  );
}

function pressablesIn(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(WAITS)];
}
