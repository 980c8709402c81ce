import type { ScreenShown } from './offline-build';

/** Has the screen kept on the phone, and once it is touched, what is kept of its language. */
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

/** @throws where storage is off or full, or the network went away: the site works as before, and the next page tries again */
async function install(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const tellIt = () => tell({ isTouched: true });
  // One at another address gives way to it.
  if (serviceWorker.controller?.scriptURL.endsWith(address)) return tellIt();
  serviceWorker.addEventListener('controllerchange', tellIt, { once: true });
  await serviceWorker.register(address, { updateViaCache: 'none' });
}

function tell({ isTouched }: Pick<ScreenShown, 'isTouched'>): void {
  const message: ScreenShown = { shows: location.pathname, isTouched };
  navigator.serviceWorker.controller?.postMessage(message);
}
