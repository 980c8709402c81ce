/**
 * Notes what the visitor does in an island while React takes it over. React leaves its elements alone, except where the
 * HTML is no longer as it was sent: then it renders them anew, and empty. Where a component throws, the elements that
 * arrived leave the page and come back, without the focus.
 *
 * @returns to be called once either has happened; puts back what was typed, the focus, and a press that is under way
 */
export function preserveInput(island: HTMLElement): { putBack: () => void; forget: () => void } {
  // The elements and not their values: they hold what is typed up to the moment at which they leave the page.
  const fields = [...island.querySelectorAll('[id]:is(input, textarea, select)')];
  const buttons = buttonsIn(island);
  let focused = document.activeElement;
  let pressed = buttons.find((button) => button.matches(':active'));
  const done = new AbortController();
  const options = { signal: done.signal, capture: true };
  island.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
  island.addEventListener(
    'pointerdown',
    ({ target }) => (pressed = buttons.find((button) => button.contains(target as Node))),
    options,
  );
  addEventListener('click', () => (pressed = undefined), options);

  const putBack = () => {
    // React may report more than one fault; what has been typed since the first stays.
    for (const old of fields.splice(0)) {
      const anew = document.getElementById(old.id);
      if (old !== anew && 'value' in old && anew && 'value' in anew) anew.value = old.value;
      if (old === focused && document.activeElement === document.body)
        // The visitor may have scrolled on.
        anew?.focus({ preventScroll: true });
    }
    // Its click would go to nobody: the finger came down on an element that is gone when it is lifted.
    const button = pressed && !pressed.isConnected ? buttonsIn(island)[buttons.indexOf(pressed)] : undefined;
    if (button) addEventListener('pointerup', () => button.click(), { once: true });
  };
  const forget = () => {
    done.abort();
    fields.length = 0;
  };
  return { putBack, forget };
}

function buttonsIn(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll('button')];
}
