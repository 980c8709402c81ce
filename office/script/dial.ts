/** On a phone, opening a call dials its number, so that the results are open when the clerk comes back from the call. */
export function dialOnPhones(): void {
  const dial = ({ target }: Event) => {
    const call = (target as Element).closest('[data-dials]:not([open]) > summary')?.parentElement;
    if (call && matchMedia('(pointer: coarse)').matches) call.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
  };
  // Before the row is open.
  document.addEventListener('click', dial, { capture: true });
}
