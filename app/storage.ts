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

export function store(kind: Kind, name: string, value: string): void {
  try {
    window[kind].setItem(storageName(name), value);
  } catch {
    // See above.
  }
}

/** No part of `store`: the script in every page only stores. */
export function forget(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(storageName(name));
  } catch {
    // See above.
  }
}
