/**
 * The identity of one enquiry, the same on every try, so that a repeat is never a second enquiry. It is a UUID of
 * version 7 (RFC 9562 §5.7): its first 48 bits are the moment when the form was opened, in Unix milliseconds, from
 * which the endpoint can see how long a person took to fill it in. The platform’s own `crypto.randomUUID()` makes version
 * 4, which knows no time.
 */
export function createSubmissionId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7xxx-bxxx-xxxxxxxxxxxx`.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
}

/** The moment in a submission id, in Unix milliseconds; `undefined` for an id that is not of ours. */
export function openedAt(submissionId: string): number | undefined {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-b[0-9a-f]{3}-[0-9a-f]{12}$/.exec(submissionId);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : undefined;
}

/**
 * What a person reads out on the telephone to have an enquiry found: the last twelve digits of its id, in groups of four,
 * for example `7c4d-91e2-03ab`. Made from the id, so that the visitor's page and the office's mail say the same though
 * the endpoint's answer is not read.
 *
 * @returns `undefined` for an id that does not end in twelve hexadecimal digits.
 */
export function referenceOf(submissionId: string): string | undefined {
  const match = /([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})$/.exec(submissionId);
  return match ? match.slice(1).join('-') : undefined;
}
