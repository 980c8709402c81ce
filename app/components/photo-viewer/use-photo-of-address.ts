import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Photo } from './photo';
import type { PhotoViewer } from './photo-viewer';

/** State of the history entry that a click on a thumbnail made: closing the viewer takes that step back. */
const OPENED_HERE = { photoOpenedHere: true };

/**
 * Keeps the viewer and the fragment of the address the same: a photo can be linked to, Back closes it, and another
 * photo replaces the address instead of adding a step. Returns what opens a photo.
 */
export function usePhotoOfAddress(
  photos: readonly Photo[],
  listRef: RefObject<HTMLUListElement | null>,
): (index: number) => void {
  const { hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const viewerRef = useRef<PhotoViewer>(undefined);
  const wanted = indexIn(hash, photos.length);
  const isOpen = wanted !== undefined;

  const show = (index: number, replace: boolean) =>
    void navigate(
      { hash: `#photo/${index + 1}` },
      { replace, preventScrollReset: true, state: replace ? state : OPENED_HERE },
    );

  const openViewer = useEffectEvent(async (isStillWanted: () => boolean) => {
    // Loaded with the first photo that is opened, and not with the page.
    const { createPhotoViewer } = await import('./photo-viewer');
    if (!isStillWanted()) return;
    const watch = { onChange: (index: number) => onChange(index), onClosed: (index: number) => onClosed(index) };
    const thumbnails = [...(listRef.current?.querySelectorAll('img') ?? [])];
    viewerRef.current = createPhotoViewer({ photos, thumbnails, index: wanted ?? 0, ...watch });
  });
  const onChange = useEffectEvent((index: number) => {
    if (isOpen && index !== wanted) show(index, true);
  });
  const onClosed = useEffectEvent((index: number) => {
    listRef.current?.querySelectorAll('a')[index]?.focus();
    // The address has closed it already: Back, or a step to another screen.
    if (!viewerRef.current) return;
    viewerRef.current = undefined;
    const cameByClick = (state as Partial<typeof OPENED_HERE> | null)?.photoOpenedHere;
    void (cameByClick ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true }));
  });
  const openFile = useEffectEvent(() => {
    const photo = photos[wanted ?? -1];
    if (photo) window.location.assign(photo.large.src);
  });

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    openViewer(() => isWanted).catch(openFile);
    return () => {
      isWanted = false;
      const viewer = viewerRef.current;
      viewerRef.current = undefined;
      viewer?.close();
    };
  }, [isOpen]);

  useEffect(() => {
    if (wanted !== undefined) viewerRef.current?.show(wanted);
  }, [wanted]);

  return (index) => show(index, false);
}

/** `#photo/3` → 2, if there are so many photos. */
function indexIn(hash: string, count: number): number | undefined {
  const number = Number(/^#photo\/(\d+)$/.exec(hash)?.[1]);
  return number >= 1 && number <= count ? number - 1 : undefined;
}
