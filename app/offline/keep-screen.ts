import type { ScreenShown } from './offline-build';

/** Asks the worker to cache this page; and, once the visitor touches it, the pages and files of its language. */
export function keepScreen(): void {
  const address = document.querySelector<HTMLElement>('[data-kept-by]')?.dataset.keptBy;
  if (!address || !('serviceWorker' in navigator)) return;
  tell({ isTouched: false });
  const signs = ['pointerdown', 'keydown'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    install(address).catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, begin);
}

/** Installs the worker. @throws if storage is off or full, or the network is down; the next page retries */
async function install(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const tellIt = () => tell({ isTouched: true });
  // If the page has a worker from another address, register ours.
  if (serviceWorker.controller?.scriptURL.endsWith(address)) return tellIt();
  serviceWorker.addEventListener('controllerchange', tellIt, { once: true });
  await serviceWorker.register(address, { updateViaCache: 'none' });
}

function tell({ isTouched }: Pick<ScreenShown, 'isTouched'>): void {
  const message: ScreenShown = { shows: location.pathname, isTouched };
  navigator.serviceWorker.controller?.postMessage(message);
}
