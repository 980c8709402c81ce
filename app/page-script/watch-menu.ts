const MENU = '[popover]';

/** What the menu’s `<details>` lack: Esc, a tap or the focus elsewhere closes them. The page that is left closes its menu. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>(MENU);
  if (!menu) return;
  const closeIfOutside = ({ target }: Event) => !menu.contains(target as Node) && closeDropdowns(menu);
  addEventListener('pointerdown', closeIfOutside);
  addEventListener('focusin', closeIfOutside);
  menu.addEventListener('keydown', closeOnEscape);
  // Back shows a page as it was left.
  addEventListener('pagehide', () => {
    closeDropdowns(menu);
    // Browsers before 2023 know no popovers; there the menu stands open in the page.
    (menu as Partial<HTMLElement>).hidePopover?.();
  });
}

/** Closes the innermost open dropdown around the focus and gives the focus to what opened it. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const dropdown = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
  if (!dropdown) return;
  // Esc would also close the popover around it: one key press, one level.
  event.preventDefault();
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function closeDropdowns(menu: HTMLElement): void {
  for (const dropdown of menu.querySelectorAll('details')) dropdown.open = false;
}
