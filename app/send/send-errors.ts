/** Details of a failed submission, which `window.alert` shows in this order. */
export interface SendFailure {
  /** HTTP status; 0 without a response. */
  status: number;
  statusText: string;
  url: string;
  /** Body of the response, or the browser's error message. */
  text: string;
}

/** A failed submission, which may still have arrived. In JSON, it is a `SendFailure`. */
export class SendError extends Error implements SendFailure {
  override name = 'SendError';
  /** Whether the form may have arrived. Sending it again is safe because of its `submission_id`. */
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
  /** Whether nothing was accepted now, but the same form may be accepted later. */
  readonly isTemporary = this.status === 429 || this.status === 503;
  // A proxy may answer with a 5xx status although the endpoint has accepted the form.
  override readonly mayHaveArrived = this.status >= 500 && !this.isTemporary;

  /** Creates the error. @param retryAfter seconds from the `Retry-After` header; 0 if unknown */
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

/** The endpoint didn't respond in time. */
export class TimedOutError extends SendError {
  override name = 'TimedOutError';
}

/** The response was a page, such as the login page of a Wi-Fi, which answers every request with 200. */
export class ForeignAnswerError extends SendError {
  override name = 'ForeignAnswerError';
}
