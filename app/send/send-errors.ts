/** Shown by `window.alert` after a failed send, in this order. */
export interface SendFailure {
  /** HTTP status; 0 without a response. */
  status: number;
  statusText: string;
  url: string;
  /** Body of the response, or the browser's error message. */
  text: string;
}

/** A send that failed as far as we know. Serialises to `SendFailure`. */
export class SendError extends Error implements SendFailure {
  override name = 'SendError';
  /** Whether the form may have arrived. `submission_id` makes another try harmless. */
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

/** The endpoint's response was not a success. */
export class RefusedError extends SendError {
  override name = 'RefusedError';
  /** Whether nothing was accepted and the same form may be later. */
  readonly isTemporary = this.status === 429 || this.status === 503;
  // A proxy may answer with another 5xx after the form went through.
  override readonly mayHaveArrived = this.status >= 500 && !this.isTemporary;

  /** @param retryAfter seconds until the provider wants a retry; 0 if unknown */
  constructor(
    failure: SendFailure,
    readonly retryAfter = 0,
  ) {
    super(failure);
  }
}

/** The connection broke before the form was sent, or before the response. Browsers don't say which. */
export class UnreachableError extends SendError {
  override name = 'UnreachableError';
}

/** The phone was offline when sending began. */
export class OfflineError extends UnreachableError {
  override name = 'OfflineError';
  override readonly mayHaveArrived = false;
}

/** No response in time. */
export class TimedOutError extends SendError {
  override name = 'TimedOutError';
}

/** A page instead of the response: a Wi-Fi login page answers 200 to everything. */
export class ForeignAnswerError extends SendError {
  override name = 'ForeignAnswerError';
}
