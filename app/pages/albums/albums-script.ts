/*
 * Inline in the gallery and in the pages of its albums. An album is open in the HTML; the script makes it modal. Closing
 * an album leads to the gallery, with Back if the visitor came from there, which restores the scroll position.
 */
const album = document.querySelector<HTMLDialogElement>('dialog[data-exit]');
if (album) showAlbum(album, new URL(album.dataset.exit ?? '/', location.href).href);
else keepFocusOnCards();

function showAlbum(dialog: HTMLDialogElement, gallery: string): void {
  // Only a closed dialog can become modal.
  dialog.open = false;
  dialog.showModal();
  // Printing needs a non-modal dialog: a modal one is cut after one page.
  addEventListener('beforeprint', () => {
    dialog.close();
    dialog.show();
  });
  addEventListener('afterprint', () => {
    dialog.close();
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.open) return;
    if (document.referrer === gallery && history.length > 1) history.back();
    else location.replace(gallery);
  });
}

/** After Back, focuses the card of the album, even if the browser reloads the gallery. */
function keepFocusOnCards(): void {
  addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest('main li a') : null;
    if (card) history.replaceState({ opened: card.getAttribute('href') }, '');
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { opened } = (history.state ?? {}) as { opened?: string };
  if (opened && navigation?.type === 'back_forward')
    document.querySelector<HTMLElement>(`main a[href="${opened}"]`)?.focus({ preventScroll: true });
}
