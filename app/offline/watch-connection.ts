import { momentInWords } from './moment-in-words';

/** Sets `<html data-offline>` while the phone is offline; styles show the notices. */
export function watchConnection(): void {
  const { dataset } = document.documentElement;
  const say = () => {
    if (!navigator.onLine) {
      sayWhenFetched();
      dataset.offline = 'offline';
    }
    // The open page still comes from the cache when the connection is back.
    else if ('kept' in dataset) dataset.offline = 'again';
    else delete dataset.offline;
  };
  addEventListener('online', say);
  addEventListener('offline', say);
  if (!navigator.onLine) say();
}

/**
 * Inserts the time at which the page was fetched, but only once it is visible: formatting loads the names of months, which
 * takes longer than the rest of the script. Cached pages contain the time already.
 */
function sayWhenFetched(): void {
  const { dataset, lang } = document.documentElement;
  const time = document.querySelector('[data-kept-at]');
  if (time && !('kept' in dataset)) time.textContent = momentInWords(new Date(performance.timeOrigin), lang);
}
