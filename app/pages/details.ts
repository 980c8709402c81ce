/*
 * Stands as text in pages with parts that open. On a phone some begin closed, unless the address points into them; without
 * scripts they are open. All of them belong on paper, where a browser prints what it shows.
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
