/** SQLite's error code for a full disk: https://www.sqlite.org/rescode.html#full */
const full = 13;

/** Whether a full disk, or a used-up share of it, is the reason of an error. What comes from another process has only its message. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message, cause } = error as NodeJS.ErrnoException & { errcode?: number };
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    errcode === full ||
    /\b(?:ENOSPC|EDQUOT|disk is full)\b/.test(message) ||
    isDiskFull(cause)
  );
}
