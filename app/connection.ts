interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** https://wicg.github.io/netinfo/: only Chromium has it. Elsewhere nothing is known. */
function connectionInfo(): ConnectionInfo {
  // There is no navigator where pages are rendered.
  return (globalThis.navigator as { connection?: ConnectionInfo } | undefined)?.connection ?? {};
}

/** Whether the visitor asks for few bytes. */
export function savesData(): boolean {
  return connectionInfo().saveData === true;
}

/** Whether something may be fetched that nobody has asked for yet: not under Save-Data, nor on 2G. */
export function mayFetchAhead(): boolean {
  return !savesData() && !connectionInfo().effectiveType?.endsWith('2g');
}
