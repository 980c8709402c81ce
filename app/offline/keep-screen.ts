import type { ScreenShown } from './offline-build';

/** Has the screen kept on the phone once it is touched. */
export function keepScreen(): void {
  const address = document.querySelector<HTMLElement>('[data-kept-by]')?.dataset.keptBy;
  if (!address || !('serviceWorker' in navigator)) return;
  const { controller } = navigator.serviceWorker;
  // That of another language gives way.
  if (controller?.scriptURL.endsWith(address)) return tell(controller);
  // Whoever touches nothing is not made to fetch anything.
  const signs = ['pointerdown', 'keydown'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    install(address).catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, begin);
}

/** @throws where storage is off or full, or the network went away: the site works as before, and the next page tries again */
async function install(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller), { once: true });
  await serviceWorker.register(address, { updateViaCache: 'none' });
}

/** Which screen is shown. */
function tell(worker: ServiceWorker | null): void {
  worker?.postMessage({ shows: location.pathname } satisfies ScreenShown);
}
