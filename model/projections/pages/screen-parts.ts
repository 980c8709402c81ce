import type { Part } from '../../concepts/parts';
import type { Screen } from '../../concepts/site-content';

/** What a screen consists of: most kinds are a short way to write some parts. */
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

/** Whether a phone keeps it before anybody has opened it: what a parent may need without a connection, the fees, how to reach the school, the forms. */
export function isKeptUnseen(screen: Screen): boolean {
  return partsOf(screen).some((part) => 'form' in part || ('facts' in part && part.facts !== 'staff'));
}
