import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { inDigits } from '../../../words/digits';
import { wordsIn } from '../../../words/words';
import { languageOfPage } from '../../language';
import { captionElement, downloadElement } from './photo-viewer-elements';
import './photo-viewer.css';

interface PhotoViewerOptions {
  /** Links of the thumbnails, with address and size of the large photos. */
  links: readonly HTMLAnchorElement[];
  index: number;
  onChange: (index: number) => void;
  /** Called after closing. @param index of the last visible photo */
  onClosed: (index: number) => void;
}

export interface PhotoViewer {
  show(index: number): void;
  close(): void;
}

/**
 * Opens PhotoSwipe in a modal dialog. In the body it would be below an album, which is a modal dialog too.
 * The dialog also handles Esc and Android's Back before the album does, and traps the focus.
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
    // Space for the buttons and two lines of text; they cover a zoomed photo.
    padding: { top: 56, bottom: 72, left: 0, right: 0 },
    // Preload one previous photo and the next two.
    preload: [1, 2],
    // The dialog handles Esc and the focus.
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
  // Thumbnails show the whole picture, centred in their box.
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
  // PhotoSwipe sets the role `dialog`, but our element around it is a dialog already.
  viewer.element?.removeAttribute('role');

  // Handle Esc before the browser, which closes several dialogs at once if they opened without a user's action: a link
  // to a photo of an album opens two.
  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    viewer.close();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  // Browsers may close the dialog without a cancel event, for example at the second Esc.
  dialog.addEventListener('close', () => viewer.isOpen && viewer.destroy());
  return {
    show: (wanted) => void (wanted !== viewer.currIndex && viewer.goTo(wanted)),
    // PhotoSwipe ignores close() while it opens.
    close: () => (viewer.opener.isOpen ? viewer.close() : viewer.on('openingAnimationEnd', () => viewer.close())),
  };
}

/** The format in which the browser loaded the thumbnails. */
function bestFormat(thumbnails: readonly (HTMLImageElement | null)[]): string {
  const chosen = thumbnails.find((image) => /\.(avif|webp)$/.test(image?.currentSrc ?? ''))?.currentSrc ?? '';
  return /\.(avif|webp)$/.exec(chosen)?.[0] ?? '.jpg';
}

function loaded(image: HTMLImageElement | null | undefined): HTMLImageElement | undefined {
  return image?.complete && image.naturalWidth > 0 ? image : undefined;
}
