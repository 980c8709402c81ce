import { maxAnswerLength } from '../../forms/form-definition';

/** Kind of a refusal, which selects the page for visitors without JavaScript. Scripted clients get `text` and the status. */
export type ProblemKind = 'mistaken' | 'foreign' | 'too-large' | 'attachment' | 'too-often' | 'not-stored' | 'fault';

/** Value of Retry-After for storage problems, in seconds. */
const storageRetrySeconds = 120;

/** A refused submission. Every response of the endpoint but 200 is one of these. */
export class RelayProblem extends Error {
  override readonly name = 'RelayProblem';
  /**
   * @param status HTTP status; the mail provider that we imitate uses the same
   * @param text body of the response, plain text without user input
   * @param code code for the log
   * @param retryAfter seconds until a retry may succeed
   */
  constructor(
    readonly kind: ProblemKind,
    readonly status: number,
    readonly code: string,
    readonly text: string,
    readonly retryAfter?: number,
  ) {
    super(text);
  }
}

/** Creates problems with the provider's statuses. Texts are for developers, who see them in the clients. */
export const problems = {
  missing: (parameter: string) =>
    new RelayProblem('mistaken', 400, `no ${parameter}`, `The ${parameter} parameter is required`),
  unknownKey: () => new RelayProblem('mistaken', 400, 'unknown user_id', 'The Public Key is invalid'),
  unknownService: () => new RelayProblem('mistaken', 400, 'unknown service_id', 'The service ID was not found'),
  unknownTemplate: () => new RelayProblem('mistaken', 400, 'unknown template_id', 'The template ID was not found'),
  unreadable: () => new RelayProblem('mistaken', 400, 'unreadable body', 'The request could not be read'),
  unsupportedType: () =>
    new RelayProblem(
      'mistaken',
      415,
      'content type',
      'Send multipart/form-data to /send-form, application/json to /send',
    ),
  // We refuse attachments rather than ignore them: otherwise people would think that their certificate arrived.
  attachment: () => new RelayProblem('attachment', 400, 'attachment', 'Attachments are not accepted'),
  foreignOrigin: () => new RelayProblem('foreign', 403, 'origin', 'The origin is not allowed'),
  wrongToken: () =>
    new RelayProblem('foreign', 403, 'xsrf', 'The X-XSRF-TOKEN header does not match the XSRF-TOKEN cookie'),
  tooLarge: () => new RelayProblem('too-large', 413, 'size', 'The fields are larger than 50 KB'),
  tooManyFields: () => new RelayProblem('too-large', 413, 'fields', 'There are too many fields'),
  /** @param name name of a field of the form, never one that the sender invented */
  tooLong: (name: string) =>
    new RelayProblem('too-large', 413, 'length', `${name} is longer than ${maxAnswerLength} characters`),
  noRecipient: () => new RelayProblem('not-stored', 422, 'no recipient', 'The recipients address is empty'),
  tooOften: (retryAfter: number) =>
    new RelayProblem('too-often', 429, 'rate', 'Too many requests from this address', retryAfter),
  schoolTooOften: (retryAfter: number) =>
    new RelayProblem('too-often', 429, 'school rate', 'Too many requests for this school', retryAfter),
  networkFull: (retryAfter: number) =>
    new RelayProblem('too-often', 429, 'network rate', 'Too much was sent from this network today', retryAfter),
  busy: () => new RelayProblem('too-often', 503, 'busy', 'Too many requests at a time', 5),
  // The status is 5xx, because the fault is ours. The provider's 412 and other 4xx tell the client to change something.
  notStored: (code: string) =>
    new RelayProblem(
      'not-stored',
      503,
      code,
      'The submission could not be stored; nothing was sent',
      storageRetrySeconds,
    ),
  aborted: () => new RelayProblem('mistaken', 400, 'aborted', 'The request ended before its body did'),
  fault: () => new RelayProblem('fault', 500, 'fault', 'Internal error'),
};
