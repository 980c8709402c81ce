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

/** Sends a text to the other tabs of the site, as a `storage` event with this key. */
export function tellOtherTabs(name: string, text: string): void {
  store('localStorage', name, text);
  try {
    localStorage.removeItem(storageName(name));
  } catch {
    // Storage is off, so the event was not sent, either.
  }
}
