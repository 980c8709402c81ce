interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** The browser's network information (https://wicg.github.io/netinfo/); empty except in Chromium. */
function connectionInfo(): ConnectionInfo {
  // Node has no navigator when the build renders pages.
  return (globalThis.navigator as { connection?: ConnectionInfo } | undefined)?.connection ?? {};
}

export function savesData(): boolean {
  return connectionInfo().saveData === true;
}

/** Whether to prefetch: not under Save-Data or on 2G. */
export function mayFetchAhead(): boolean {
  return !savesData() && !connectionInfo().effectiveType?.endsWith('2g');
}
