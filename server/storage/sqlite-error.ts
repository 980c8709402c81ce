/**
 * Whether another process has the lock, for whatever reason: the last byte of an error code is the primary code.
 * https://www.sqlite.org/rescode.html#busy
 */
export function isBusy(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === 5;
}
