/**
 * Preserves input while React hydrates an island. React keeps the elements unless the HTML differs from what was sent;
 * then it renders new, empty ones. If a component throws, the original elements leave the page and come back without
 * focus.
 *
 * @returns `putBack` restores the input, the focus and an unfinished press; `forget` ends the observation
 */
export function preserveInput(island: HTMLElement): { putBack: () => void; forget: () => void } {
  // Keep the elements, not their values: they receive input until they leave the page.
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
    // React may report several errors; keep what was typed since the first.
    for (const old of fields.splice(0)) {
      const fresh = document.getElementById(old.id);
      if (old !== fresh && 'value' in old && fresh && 'value' in fresh) fresh.value = old.value;
      if (old === focused && document.activeElement === document.body)
        // Don't scroll back if the visitor has scrolled.
        fresh?.focus({ preventScroll: true });
    }
    // A press on an element that React has removed would have no effect, so press its replacement.
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
