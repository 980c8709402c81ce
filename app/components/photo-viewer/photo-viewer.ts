import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { inDigits } from '../../../words/digits';
import { wordsIn } from '../../../words/words';
import { languageOfPage } from '../../language';
import { captionElement, downloadElement } from './photo-viewer-elements';
import './photo-viewer.css';

interface PhotoViewerOptions {
  /** The thumbnails’ links, each with the address and the size of the large photo. The large one grows out of the small. */
  links: readonly HTMLAnchorElement[];
  /** The photo to begin with. */
  index: number;
  onChange: (index: number) => void;
  /** @param index the photo that was shown last */
  onClosed: (index: number) => void;
}

export interface PhotoViewer {
  show(index: number): void;
  close(): void;
}

/**
 * Opens PhotoSwipe in a modal dialog of its own. In the body it would lie under an album, which is a modal dialog too;
 * and as a dialog it takes Esc and Android’s Back before the album does, and keeps the focus inside.
 */
export function createPhotoViewer({ links, index, onChange, onClosed }: PhotoViewerOptions): PhotoViewer {
  const words = wordsIn[languageOfPage()];
  const dialog = document.createElement('dialog');
  dialog.className = 'photo-viewer';
  dialog.setAttribute('aria-label', words.photos.viewer);
  document.body.append(dialog);
  dialog.showModal();

  const thumbnails = links.map((link) => link.querySelector('img'));
  const format = bestFormat(thumbnails);
  const viewer = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: links.map((link, at) => ({
      width: Number(link.dataset.width),
      height: Number(link.dataset.height),
      src: link.href.replace(/\.jpg$/, format),
      download: link.getAttribute('href'),
      alt: thumbnails[at]?.alt,
      caption: link.querySelector('[data-caption]')?.textContent,
      msrc: loaded(thumbnails[at])?.currentSrc,
    })),
    index,
    bgOpacity: 1,
    // Room for the buttons and for two lines of the description; a photo that is zoomed goes below them.
    padding: { top: 56, bottom: 72, left: 0, right: 0 },
    // The neighbours, and one more in the direction in which most people go.
    preload: [1, 2],
    // The dialog does these three.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    closeTitle: words.close,
    zoomTitle: words.photos.zoom,
    arrowPrevTitle: words.photos.previous,
    arrowNextTitle: words.photos.next,
    errorMsg: words.photos.notLoaded,
  });
  viewer.addFilter('thumbEl', (found, _, at) => thumbnails[at] ?? found!);
  // A thumbnail shows the whole picture in the middle of its box.
  viewer.addFilter('thumbBounds', (bounds, { width = 1, height = 1 }, at) => {
    const box = thumbnails[at]?.getBoundingClientRect();
    if (!box) return bounds!;
    const scale = Math.min(box.width / width, box.height / height);
    return {
      x: box.x + (box.width - width * scale) / 2,
      y: box.y + (box.height - height * scale) / 2,
      w: width * scale,
    };
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement(downloadElement(words));
    viewer.ui?.registerElement(captionElement);
  });
  viewer.on('change', () => onChange(viewer.currIndex));
  viewer.on('destroy', () => {
    dialog.close();
    dialog.remove();
    onClosed(viewer.currIndex);
  });
  viewer.init();
  const numbering = process.env.DIGITS;
  if (numbering && numbering !== 'latn') {
    const showPosition = () => {
      const counter = viewer.element?.querySelector('.pswp__counter');
      if (counter) counter.textContent = inDigits(counter.textContent ?? '', numbering);
    };
    showPosition();
    viewer.on('change', showPosition);
  }
  // PhotoSwipe calls itself a dialog; here it lies in one.
  viewer.element?.removeAttribute('role');

  // Before the browser hears of the key: of several dialogs that opened without a touch, as by a link to a photo of an
  // album, it would close all at once. https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    viewer.close();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  // A browser may close the dialog without asking, for example at the second press of Esc.
  dialog.addEventListener('close', () => viewer.isOpen && viewer.destroy());
  return {
    show: (wanted) => void (wanted !== viewer.currIndex && viewer.goTo(wanted)),
    // PhotoSwipe hears nothing of it while it still opens.
    close: () => (viewer.opener.isOpen ? viewer.close() : viewer.on('openingAnimationEnd', () => viewer.close())),
  };
}

/** What this browser chose for a thumbnail it can show in large, too. */
function bestFormat(thumbnails: readonly (HTMLImageElement | null)[]): string {
  const chosen = thumbnails.find((image) => /\.(avif|webp)$/.test(image?.currentSrc ?? ''))?.currentSrc ?? '';
  return /\.(avif|webp)$/.exec(chosen)?.[0] ?? '.jpg';
}

function loaded(image: HTMLImageElement | null | undefined): HTMLImageElement | undefined {
  return image?.complete && image.naturalWidth > 0 ? image : undefined;
}
