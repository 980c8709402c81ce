/*
 * Inline in pages with `<details>`. On phones, some are closed unless the URL points into them; without JavaScript they
 * stay open. All are printed, so they open for that.
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
