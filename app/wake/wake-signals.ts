/** Name of the `<meta>` that holds the address of the page’s wake module. The build writes it. */
export const WAKE_META = 'wake';

/** Dispatched on `window` once React has taken over the page. */
export const AWAKE_EVENT = 'awake';

/** Dispatched on `window` if React cannot take over the page, which then stays as it arrived. */
export const ASLEEP_EVENT = 'asleep';

/** Whether React has taken over. Styles look at the same attribute: what only React can do is not shown before. */
export function isAwake(): boolean {
  return document.documentElement.hasAttribute('data-awake');
}

/** Called once React has taken over the page. */
export function announceAwake(): void {
  document.documentElement.setAttribute('data-awake', '');
  // In a task of its own: React cannot render at once while it still runs the effect that calls this.
  setTimeout(() => dispatchEvent(new Event(AWAKE_EVENT)));
}

let asleep: Promise<never> | undefined;

/**
 * Called when a page throws while React takes it over. The promise is for React’s `use()`: as long as React waits, it
 * leaves the HTML in place, and this never ends. React Router waits for its data in the same way.
 */
export function stayAsleep(error: unknown): Promise<never> {
  asleep ??= new Promise(() => {
    console.error(error);
    dispatchEvent(new Event(ASLEEP_EVENT));
  });
  return asleep;
}
