import { mayFetchAhead } from '../../connection';
import { isPlainClick } from '../../plain-click';
import type { PhotoViewer } from './photo-viewer';

/** History state after a tap on a thumbnail: closing the viewer then goes back one entry. */
const OPENED_HERE = { photoOpenedHere: true };

/**
 * Opens photos in the viewer and keeps its photo and the URL's fragment in sync: a photo can be linked to, Back closes
 * it, and the next photo replaces the history entry.
 */
export default function wakePhotoList(list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];
  const hash = list.dataset.wakesAt!;
  const hashOf = (index: number) => `${hash}${index + 1}`;
  /** Index of the photo in the URL's fragment, which the viewer shows. */
  let wanted: number | undefined;
  let viewer: PhotoViewer | undefined;

  const follow = () => {
    wanted = indexIn(location.hash, hash, links.length);
    if (wanted === undefined) return close();
    if (viewer) viewer.show(wanted);
    else open(wanted).catch(() => location.assign(links[wanted ?? 0]?.href ?? ''));
  };

  const close = () => {
    const opened = viewer;
    viewer = undefined;
    opened?.close();
  };

  const open = async (index: number) => {
    const { createPhotoViewer } = await import('./photo-viewer');
    if (wanted === undefined || viewer) return;
    viewer = createPhotoViewer({ links, index: wanted ?? index, onChange, onClosed });
  };

  const onChange = (index: number) => {
    if (wanted === undefined || index === wanted) return;
    wanted = index;
    history.replaceState(history.state, '', hashOf(index));
  };

  const onClosed = (index: number) => {
    links[index]?.focus();
    // If the viewer is closed already, for example by Back, the fragment has changed, too: nothing is left to do.
    if (!viewer) return;
    viewer = undefined;
    wanted = undefined;
    if ((history.state as Partial<typeof OPENED_HERE> | null)?.photoOpenedHere) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
  };

  list.addEventListener('click', (event) => {
    const index = links.findIndex((link) => link.contains(event.target as Node));
    if (index < 0 || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(OPENED_HERE, '', hashOf(index));
    follow();
  });
  addEventListener('popstate', follow);
  if (mayFetchAhead()) void import('./photo-viewer').catch(() => undefined);
  follow();
}

/** `#photo/3` → 2, if there are three photos. */
function indexIn(hash: string, beginning: string, count: number): number | undefined {
  const number = hash.startsWith(beginning) ? Number(hash.slice(beginning.length)) : NaN;
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : undefined;
}
