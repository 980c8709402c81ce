/** Buttons that print the page, and that copy the text of an element. */
export function connectButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.print !== undefined) print();
    const text = button?.dataset.copy && document.getElementById(button.dataset.copy)?.textContent;
    if (!button || !text) return;
    void navigator.clipboard.writeText(text).then(() => (button.textContent = button.dataset.copied!));
  });
}
