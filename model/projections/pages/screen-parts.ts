import type { Part } from '../../concepts/parts';
import type { Screen } from '../../concepts/site-content';

/** The parts of a screen. Most kinds of screens are shorthand for a list of parts. */
export function partsOf(screen: Screen): Part[] {
  switch (screen.kind) {
    case 'parts':
      return screen.data.parts;
    case 'tables':
      return [{ tables: screen.data.tables }];
    case 'form':
      return [{ form: screen.data.form }];
    case 'teachers':
      return [{ facts: 'staff' }];
    case 'classes':
    case 'contact':
      return [{ facts: screen.kind }];
    default:
      return [];
  }
}

/** Whether phones cache the screen before its first visit: parents may need fees, contacts and forms offline. */
export function isKeptUnseen(screen: Screen): boolean {
  return partsOf(screen).some((part) => 'form' in part || ('facts' in part && part.facts !== 'staff'));
}
