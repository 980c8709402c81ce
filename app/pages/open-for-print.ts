/* Stands as text in pages whose closed parts belong on paper: a browser prints of them what it shows. */

const main = document.querySelector('main')!;
let opened: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [...main.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const each of opened) each.open = true;
});
addEventListener('afterprint', () => {
  for (const each of opened) each.open = false;
});
