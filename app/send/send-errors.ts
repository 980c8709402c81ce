/** What `window.alert` shows of a failed send, in this order. */
export interface SendFailure {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  statusText: string;
  url: string;
  /** Body of the answer, or what the browser said of the connection. */
  text: string;
}

/** A send that has not succeeded, as far as we know. Serialises to `SendFailure`. */
export class SendError extends Error implements SendFailure {
  override name = 'SendError';
  /** Whether the form may have arrived all the same. `submission_id` makes another try harmless. */
  readonly mayHaveArrived: boolean = true;
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly text: string;

  constructor({ status, statusText, url, text }: SendFailure) {
    super(`POST ${url} failed: ${status} ${statusText}`.trim());
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.text = text;
  }

  toJSON(): SendFailure {
    const { status, statusText, url, text } = this;
    return { status, statusText, url, text };
  }
}

/** The provider answered, and it was not a success. */
export class RefusedError extends SendError {
  override name = 'RefusedError';
  /** Whether it said that nothing was taken in, and that the same form may be later. */
  readonly isTemporary = this.status === 429 || this.status === 503;
  // Any other 5xx than 503 may come from something in between, after the form went through.
  override readonly mayHaveArrived = this.status >= 500 && !this.isTemporary;

  /** @param retryAfter in how many seconds the provider wants to be asked again; 0 where it does not say */
  constructor(
    failure: SendFailure,
    readonly retryAfter = 0,
  ) {
    super(failure);
  }
}

/** The connection broke off: before the form had left, or when only the answer was missing. A browser does not say which. */
export class UnreachableError extends SendError {
  override name = 'UnreachableError';
}

/** The phone had no connection when it began to send. */
export class OfflineError extends UnreachableError {
  override name = 'OfflineError';
  override readonly mayHaveArrived = false;
}

/** No answer came in time. */
export class TimedOutError extends SendError {
  override name = 'TimedOutError';
}

/** A page came in place of the answer: a Wi-Fi that asks for a login first answers 200 to everything. */
export class ForeignAnswerError extends SendError {
  override name = 'ForeignAnswerError';
}
