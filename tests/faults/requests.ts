import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { sendFormPath } from '../../forms/form-definition';

export interface PostRequest {
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

export interface PostAnswer {
  /** HTTP status, or the code of a network error, for example `ECONNRESET`. */
  status: string;
  /** Seconds, from the `Retry-After` header. */
  retryAfter: number | undefined;
}

/** @throws if Node refuses to send a header */
export function post(agent: Agent, port: number, { path, headers, body }: PostRequest): Promise<PostAnswer> {
  return new Promise((resolve) => {
    const timeout = 10_000;
    const sending = request({ agent, port, path, method: 'POST', timeout, headers });
    sending.on('response', (answer) =>
      answer.resume().on('end', () => {
        const retryAfter = Number(answer.headers['retry-after']) || undefined;
        resolve({ status: String(answer.statusCode), retryAfter });
      }),
    );
    sending.on('timeout', () => sending.destroy());
    sending.on('error', ({ code = 'no answer' }: NodeJS.ErrnoException) => {
      resolve({ status: code, retryAfter: undefined });
    });
    sending.end(body);
  });
}

/** Identifiers of the small school's enquiry form. */
const envelope = { service_id: 'gmail', template_id: 'enquiry_form', user_id: 'public' };

function multipart(fields: Record<string, string>): PostRequest {
  const boundary = '----faults7MA4YWxkTrZu0gW';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  return { path: sendFormPath, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

export function postEnquiry(agent: Agent, port: number, answers: Record<string, string>): Promise<PostAnswer> {
  return post(agent, port, multipart({ class_name: 'Nursery', mobile_number: '98765 43210', ...answers, ...envelope }));
}

export interface RudeClient {
  /** Pause after each answer, in milliseconds. */
  eachMs: number;
  answersOf: (round: number) => Record<string, string>;
  /** Set if this client must not share the rate limit of other clients on this machine. */
  localAddress?: string;
}

/**
 * A client that sends as much as the endpoint accepts, of a character that takes longest to compose.
 *
 * @returns number of accepted submissions
 */
export async function beRude(
  server: { readonly port: number },
  isOver: () => boolean,
  { eachMs, answersOf, localAddress }: RudeClient,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, localAddress });
  let accepted = 0;
  for (let round = 0; !isOver(); round += 1) {
    const { status } = await postEnquiry(agent, server.port, answersOf(round));
    if (status === '200') accepted += 1;
    await pause(eachMs);
  }
  agent.destroy();
  return accepted;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
