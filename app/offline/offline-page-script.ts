/** A connection that is back for a moment only is not worth a reload. */
const SETTLING_MS = 1000;

let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});

// Runs in the offline page: the screen that was asked for comes as soon as it can. But whoever is on the way to another
// screen goes there: a reload would call them back.
addEventListener('online', () => {
  setTimeout(() => {
    if (navigator.onLine && !isLeaving) location.reload();
  }, SETTLING_MS);
});
