import type { UIElementData } from 'photoswipe';
import type { Words } from '../../../words/words';

/** Caption or description of the photo; screen readers announce it with each photo. */
export const captionElement: UIElementData = {
  name: 'caption',
  className: 'photo-viewer-caption',
  appendTo: 'root',
  order: 9,
  onInit: (element, viewer) => {
    element.setAttribute('aria-live', 'polite');
    viewer.on('change', () => {
      const { caption, alt = '' } = (viewer.currSlide?.data ?? {}) as { caption?: string; alt?: string };
      element.textContent = caption ?? alt;
    });
  },
};

/** Downloads a JPEG, which every program opens, or the SVG of a drawing. */
export const downloadElement = (words: Words): UIElementData => ({
  name: 'download',
  tagName: 'a',
  isButton: true,
  order: 8,
  title: words.photos.download,
  html: {
    isCustomSVG: true,
    inner:
      '<path d="M20.5 14.3 17.1 18V10h-2.2v7.9l-3.4-3.6L10 16l6 6.1 6-6.1ZM23 23H9v2h14Z" id="pswp__icn-download"/>',
    outlineID: 'pswp__icn-download',
  },
  onInit: (element, viewer) => {
    if (!(element instanceof HTMLAnchorElement)) return;
    viewer.on('change', () => {
      const { download } = (viewer.currSlide?.data ?? {}) as { download?: string };
      element.href = download ?? '';
      element.download = download?.split('/').at(-1) ?? '';
    });
  },
});
