/*
 * Close leads back to where the visitor came from within the site; in a tab of its own there is nothing to go back to, and
 * the browser goes Home, as without scripts.
 */
addEventListener('submit', (event) => {
  const cameFromHere = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  if (!cameFromHere || !(event.target as Element).matches('[data-goes-back]')) return;
  event.preventDefault();
  history.back();
});
