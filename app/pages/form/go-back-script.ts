/*
 * Close goes back to the previous page of the site. Without a previous page, the browser goes Home, as
 * without JavaScript.
 */
addEventListener('submit', (event) => {
  const cameFromHere = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  if (!cameFromHere || !(event.target as Element).matches('[data-goes-back]')) return;
  event.preventDefault();
  history.back();
});
