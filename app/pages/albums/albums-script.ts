/*
 * Stands in the page of the gallery, with and without an open album.
 *
 * An album arrives open, and is modal only with scripts. Closed, it leads to the gallery: by a step back where the
 * visitor came from there, so that the gallery is where they left it.
 */
const album = document.querySelector<HTMLDialogElement>('dialog[data-exit]');
if (album) showAlbum(album, new URL(album.dataset.exit ?? '/', location.href).href);
else keepFocusOnCards();

function showAlbum(dialog: HTMLDialogElement, gallery: string): void {
  // Only a closed dialog can become modal.
  dialog.open = false;
  dialog.showModal();
  // A modal dialog would print as one page.
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

/** Back gives the focus to the card that was opened, also where the browser has to load the gallery anew. */
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
