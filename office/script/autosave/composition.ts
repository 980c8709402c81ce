/**
 * Keyboards for Indian scripts compose letters and words. If a script touches the field meanwhile, some of them lose what was typed, so
 * nothing is saved or changed until the word is complete.
 */
let composing: Promise<void> | undefined;
let finish: () => void = () => undefined;

export function watchComposition(): void {
  addEventListener('compositionstart', () => {
    composing ??= new Promise((resolve) => (finish = resolve));
  });
  // Some keyboards don't report the end when their field loses the focus.
  for (const type of ['compositionend', 'focusout'])
    addEventListener(type, () => {
      finish();
      composing = undefined;
    });
}

/** Resolves as soon as no word is being composed. */
export async function composed(): Promise<void> {
  while (composing) await composing;
}
