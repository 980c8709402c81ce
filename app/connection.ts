interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** https://wicg.github.io/netinfo/, in Chromium only; elsewhere empty. */
function connectionInfo(): ConnectionInfo {
  // The build renders pages without a navigator.
  return (globalThis.navigator as { connection?: ConnectionInfo } | undefined)?.connection ?? {};
}

export function savesData(): boolean {
  return connectionInfo().saveData === true;
}

/** Whether to prefetch: not under Save-Data or on 2G. */
export function mayFetchAhead(): boolean {
  return !savesData() && !connectionInfo().effectiveType?.endsWith('2g');
}
