/** Applies a filter as soon as it is changed: its form, which the browser could send, makes the address of the page. */
export function applyFilters(change: (url: URL) => Promise<boolean>): void {
  document.addEventListener('change', ({ target }) => {
    const { form } = target as Partial<HTMLSelectElement>;
    if (form?.dataset.apply === undefined) return;
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form)) if (value !== '') url.searchParams.append(name, value as string);
    void change(url);
  });
}
