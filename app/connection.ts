interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** https://wicg.github.io/netinfo/: Chrome for Android knows it; a browser that does not tells nothing. */
function connectionInfo(): ConnectionInfo {
  // There is no navigator where pages are rendered.
  return (globalThis.navigator as { connection?: ConnectionInfo } | undefined)?.connection ?? {};
}

/** Whether the visitor asks for few bytes. */
export function savesData(): boolean {
  return connectionInfo().saveData === true;
}

/** Whether something may be fetched that nobody has asked for yet: not under Save-Data, nor on a slow network. */
export function mayFetchAhead(): boolean {
  return !savesData() && /^[45]g$/.test(connectionInfo().effectiveType ?? '4g');
}
