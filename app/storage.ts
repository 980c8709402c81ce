import { storageName } from './href';

/*
 * All sites of a host have one store, so whatever a page stores goes through here: its name holds the folder of the site.
 * Where storage is off or full nothing is kept, and the page works as before.
 */

type Kind = 'localStorage' | 'sessionStorage';

export function stored(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(storageName(name));
  } catch {
    return null;
  }
}

/** @param value `null` removes it */
export function store(kind: Kind, name: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(storageName(name));
    else window[kind].setItem(storageName(name), value);
  } catch {
    // See above.
  }
}
