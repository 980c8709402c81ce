/**
 * Keyboards for Indian scripts compose letters and words, those of Android also Latin ones. If a script touches the field meanwhile, some
 * of them lose what was typed. To read it is harmless.
 */
let isComposingNow = false;

export function isComposing(): boolean {
  return isComposingNow;
}

/** @param onEnd is called when a word is complete */
export function watchComposition(onEnd: () => void): void {
  addEventListener('compositionstart', () => (isComposingNow = true));
  // Some keyboards don't report the end when their field loses the focus.
  for (const type of ['compositionend', 'focusout'])
    addEventListener(type, () => {
      if (!isComposingNow) return;
      isComposingNow = false;
      // The keyboard completes its word first.
      setTimeout(onEnd);
    });
}
