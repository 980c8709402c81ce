/**
 * Says on `<html data-offline>` whether the phone has lost its connection; styles show the notices by it. Runs in the
 * script that arrives with each page, so that it also holds where React never wakes. Keep it small.
 */
export function watchConnection(): void {
  const { dataset } = document.documentElement;
  const say = () => {
    if (!navigator.onLine) dataset.offline = 'offline';
    // The worker has marked a page that it had kept: that one stays old when the connection is back.
    else if ('kept' in dataset) dataset.offline = 'again';
    else delete dataset.offline;
  };
  addEventListener('online', say);
  addEventListener('offline', say);
  if (!navigator.onLine) say();
}

/** After a move within the site the page is no longer the one that was kept. */
export function forgetKeptPage(): void {
  const { dataset } = document.documentElement;
  delete dataset.kept;
  if (navigator.onLine) delete dataset.offline;
}
