import { type ScreenShown, WORKER_ADDRESS } from './offline-build';

let worker: Promise<ServiceWorker | null> | undefined;

/**
 * Installs the worker if it is not there, and tells it which screen is shown, so that it can keep it. Where there are
 * no workers (private mode, an old phone), nothing happens.
 */
export async function keepScreen(path: string): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  worker ??= register();
  (await worker)?.postMessage({ shows: path } satisfies ScreenShown);
}

/** Tells the worker, when it asks, which modules this page runs: data of another build would not fit them. */
export function answerWorker(): () => void {
  const answer = ({ ports }: MessageEvent) =>
    ports[0]?.postMessage((window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url);
  // Without this the browser holds back messages for listeners that are added one by one.
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  container?.addEventListener('message', answer);
  container?.startMessages();
  return () => container?.removeEventListener('message', answer);
}

async function register(): Promise<ServiceWorker | null> {
  try {
    await navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
    return (await navigator.serviceWorker.ready).active;
  } catch {
    // Storage is off or full, or the network went away: the site works as before, and the next page tries again.
    worker = undefined;
    return null;
  }
}
