import { storageName } from './href';

/*
 * The sites of a host share one storage, so each key contains the site's folder. If storage is off or full, nothing is
 * stored and pages work without it.
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
    // Storage is off or full, and the page works without it.
  }
}

/** Removes a value. A separate function, so that the page script doesn't contain it. */
export function forget(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(storageName(name));
  } catch {
    // Storage is off or full, and the page works without it.
  }
}
