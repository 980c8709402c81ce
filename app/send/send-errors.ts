/** What `window.alert` shows of a failed send, in this order. */
export interface SendFailure {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  statusText: string;
  url: string;
  /** Body of the answer, or what the browser said of the connection. */
  text: string;
}

/** A send that did not arrive, as far as we know. Serialises to `SendFailure`. */
export class SendError extends Error implements SendFailure {
  override name = 'SendError';
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
}

/** No answer came: no network, a blocked request, a server that is down. */
export class UnreachableError extends SendError {
  override name = 'UnreachableError';
}

/** No answer came in time. The enquiry may have arrived all the same; `submission_id` makes another try harmless. */
export class TimedOutError extends SendError {
  override name = 'TimedOutError';
}
