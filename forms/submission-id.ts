/**
 * The identity of one enquiry, the same on every try, so that a repeat is never a second enquiry. It is a UUID of
 * version 7 (RFC 9562 §5.7): its first 48 bits are the moment when the form was opened, in Unix milliseconds, from
 * which the endpoint can see how long a person took to fill it in.
 */
export function createSubmissionId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-b${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

/** The moment in a submission id, in Unix milliseconds; `undefined` for an id that is not of ours. */
export function openedAt(submissionId: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-b[0-9a-f]{3}-[0-9a-f]{12}$/.exec(submissionId);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined;
}
