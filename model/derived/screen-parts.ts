import type { Part } from '../concepts/parts';
import type { Screen } from '../concepts/site-content';

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
    default:
      return [];
  }
}
