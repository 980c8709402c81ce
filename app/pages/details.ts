/*
 * Inline in pages with `<details>`. On phones, the script closes those with `data-closed-on-phones`, unless the URL points
 * into them. Before printing, it opens all.
 */

const main = document.querySelector('main')!;
const all = (selector: string) => [...main.querySelectorAll<HTMLDetailsElement>(selector)];
let opened: HTMLDetailsElement[] = [];

if (matchMedia('(width < 40rem)').matches)
  for (const each of all('[data-closed-on-phones]')) each.open = !!each.querySelector(':target');

addEventListener('beforeprint', () => {
  opened = all('details:not([open])');
  for (const each of opened) each.open = true;
});
addEventListener('afterprint', () => {
  for (const each of opened) each.open = false;
});
