/** Hides the rows of entries that don't have each word of the filter. They stay hidden when the page is updated. */
export function filterRows(): void {
  addEventListener('input', ({ target }) => {
    const { dataset, value } = target as HTMLInputElement;
    if (dataset.filter === undefined) return;
    const words = value.toLowerCase().split(' ');
    let isFound = false;
    for (const list of document.querySelectorAll<HTMLElement>('[data-entries]')) {
      list.hidden = true;
      for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
        const isWanted = words.every((word) => entry.dataset.entry!.includes(word));
        entry.closest('tr')!.hidden = !isWanted;
        if (isWanted) isFound = !(list.hidden = false);
      }
    }
    document.querySelector('[data-filtered]')!.textContent = isFound ? '' : dataset.filter;
  });
}
