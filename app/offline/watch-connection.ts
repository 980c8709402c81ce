import { momentInWords } from './moment-in-words';

/**
 * Says on `<html data-offline>` whether the phone has lost its connection; styles show the notices by it.
 */
export function watchConnection(): void {
  const { dataset } = document.documentElement;
  const say = () => {
    if (!navigator.onLine) {
      sayWhenFetched();
      dataset.offline = 'offline';
    }
    // The worker has marked a page that it had kept: that one stays old when the connection is back.
    else if ('kept' in dataset) dataset.offline = 'again';
    else delete dataset.offline;
  };
  addEventListener('online', say);
  addEventListener('offline', say);
  if (!navigator.onLine) say();
}

/**
 * Writes into the notice when the page was fetched. Not sooner than it is shown: the browser’s names of months take more
 * time than all the rest of the script. The worker has written the time into a kept page, or does not know it.
 */
function sayWhenFetched(): void {
  const { dataset, lang } = document.documentElement;
  const time = document.querySelector('[data-kept-at]');
  if (time && !('kept' in dataset)) time.textContent = momentInWords(new Date(performance.timeOrigin), lang);
}
