import { storageName } from './href';

/*
 * All sites of a host share one store, so pages store everything through these functions, which put the folder of the site
 * into each name. If storage is off or full, nothing is kept, and the page works all the same.
 */

type Kind = 'localStorage' | 'sessionStorage';

export function stored(kind: Kind, name: string): string | undefined {
  try {
    return window[kind][storageName(name)] as string | undefined;
  } catch {
    return undefined;
  }
}

export function store(kind: Kind, name: string, value: string): void {
  try {
    window[kind][storageName(name)] = value;
  } catch {
    // See above.
  }
}

/** Apart from `store`, since the script in every page never forgets. */
export function forget(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(storageName(name));
  } catch {
    // See above.
  }
}
