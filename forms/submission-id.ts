/**
 * The id of a submission. Retries keep it, so that the endpoint recognises repeats. A version 7 UUID (RFC 9562 §5.7): its first 48
 * bits are the time when the form was opened, in Unix milliseconds, so the endpoint sees how long filling it in took.
 * `crypto.randomUUID()` only makes version 4, which has no time.
 */
export function createSubmissionId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const digit = () => (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7xxx-bxxx-xxxxxxxxxxxx`.replace(/x/g, digit);
}

/** The time in a submission id, in Unix milliseconds; `undefined` for a foreign id. */
export function openedAt(submissionId: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-b[0-9a-f]{3}-[0-9a-f]{12}$/.exec(submissionId);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined;
}

/**
 * The reference that a parent reads out on the phone: the last twelve digits of the id in groups of four, such as
 * `7c4d-91e2-03ab`. Derived from the id, so that page and mail agree even if the page can't read the endpoint's response.
 *
 * @returns `undefined` if the id doesn't end in twelve hexadecimal digits
 */
export function referenceOf(submissionId: string): string | undefined {
  const match = /([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})$/.exec(submissionId);
  return match ? match.slice(1).join('-') : undefined;
}
