const MENU = '[popover]';

/** Closes the menu's `<details>` on Esc, on a tap or focus elsewhere, and when the visitor leaves the page. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>(MENU);
  if (!menu) return;
  const closeIfOutside = ({ target }: Event) => !menu.contains(target as Node) && closeDropdowns(menu);
  addEventListener('pointerdown', closeIfOutside);
  addEventListener('focusin', closeIfOutside);
  menu.addEventListener('keydown', closeOnEscape);
  // Close everything, since Back shows a page as the visitor left it.
  addEventListener('pagehide', () => {
    closeDropdowns(menu);
    // Browsers before 2023 have no popovers; there the menu is part of the page.
    (menu as Partial<HTMLElement>).hidePopover?.();
  });
}

/** Closes the innermost open dropdown around the focus and focuses its button. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const dropdown = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
  if (!dropdown) return;
  // Without this, Esc would also close the popover around the dropdown.
  event.preventDefault();
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function closeDropdowns(menu: HTMLElement): void {
  for (const dropdown of menu.querySelectorAll('details')) dropdown.open = false;
}
