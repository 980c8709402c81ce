import { isPlainClick } from '../plain-click';

/* Part of the script in every page. Loads the script of an island when the visitor touches, focuses or types in it. */

const FIRST_SIGNS = ['pointerdown', 'focusin', 'input'];

/** How long a press waits for its island before the browser handles it. */
const PATIENCE_MS = 10_000;

type Wake = (island: HTMLElement) => void | Promise<void>;

export function wakeIslands(): void {
  for (const sign of FIRST_SIGNS) addEventListener(sign, wakeTouched, true);
  addEventListener('click', holdClick, true);
  // Some addresses ask for content of an island: a link to a photo, or a search.
  for (const island of document.querySelectorAll<HTMLElement>('[data-wakes-at]')) {
    const { wakesAt = '' } = island.dataset;
    if (location.hash.startsWith(wakesAt) || new URLSearchParams(location.search).has(wakesAt))
      wake(island).catch(logFailure);
  }
}

function wakeTouched({ target }: Event): void {
  const island = sleepingIslandOf(target);
  if (island && !waking.has(island)) wake(island).catch(logFailure);
}

/** The inactive island around an element. @returns `undefined` for `data-leaves`, which needs no script */
function sleepingIslandOf(target: EventTarget | null): HTMLElement | undefined {
  const found = (target as Partial<Element>).closest?.<HTMLElement>('[data-leaves],[data-island]:not([data-awake])');
  return found?.dataset.island ? found : undefined;
}

const waking = new Map<Element, Promise<void>>();

/** Hydrates an island, or retries if an earlier attempt failed. */
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

/** Logs a failure for developers; visitors can use the page without the island. */
function logFailure(error: unknown): void {
  console.warn(error);
}

const WAITS = '[data-waits]';

/** The element pressed last in a sleeping island. */
let held: Element | undefined;

/** Holds a press on `data-waits` until its island is awake. Enter in a field presses the form's button. */
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
    // Don't submit offline: the browser would replace the page, which already shows that it is offline, with an error.
    if (byBrowser && !navigator.onLine) return;
    // Without `data-island`, the click below isn't held again.
    if (byBrowser) delete island.dataset.island;
    // If React re-rendered the island, the button is a new element at the same position.
    (pressed.isConnected ? pressed : pressablesIn(island)[place])?.click();
  };
  setTimeout(release, PATIENCE_MS, true);
  wake(island).then(
    () => release(false),
    (error: unknown) => {
      logFailure(error);
      release(true);
    },
  );
}

function pressablesIn(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(WAITS)];
}
