/** How long the connection must be back before the page reloads. */
const SETTLING_MS = 1000;

let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});

// In the offline page: reloads the requested page when the connection is back, unless the visitor is on the way to
// another.
addEventListener('online', () => {
  setTimeout(() => {
    if (navigator.onLine && !isLeaving) location.reload();
  }, SETTLING_MS);
});
