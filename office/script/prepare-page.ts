/** Shows what only works with scripts, opens what has room, and hides the buttons that they make superfluous. */
export function preparePage(page: Document): void {
  for (const each of page.querySelectorAll('[data-toolbar], [data-needs-script]')) each.removeAttribute('hidden');
  for (const each of page.querySelectorAll(
    '[data-autosave] [data-save], [data-preview-of] [type=submit], [data-apply] [type=submit]',
  ))
    each.setAttribute('hidden', '');
  if (matchMedia('(min-width: 60rem)').matches)
    for (const each of page.querySelectorAll('[data-open-if-wide]')) each.setAttribute('open', '');
}
