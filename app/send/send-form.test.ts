import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, TimedOutError, UnreachableError } from './send-errors';
import { sendForm } from './send-form';

let server: Server | undefined;

beforeEach(() => {
  // Node has no document with cookies.
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** Starts an endpoint on a real HTTP server. @returns its address, and the bodies and content types that it receives */
async function endpoint(answerWith: (answer: ServerResponse, posts: number) => void) {
  const bodies: string[] = [];
  const types: (string | undefined)[] = [];
  const started = createServer((incoming, answer) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    incoming.on('end', () => {
      types.push(incoming.headers['content-type']);
      // Remove the multipart boundary, which differs in each post.
      bodies.push(body.replaceAll(/-{4,}\S+/g, ''));
      answerWith(answer, bodies.length);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}/send-form`, bodies, types };
}

function enquiry(website?: string): FormData {
  const body = new FormData();
  body.set('full_name', 'आरव');
  if (website !== undefined) body.set('website', website);
  return body;
}

const failureOf = (url: string, timeoutMs?: number) =>
  sendForm(enquiry(), { url, timeoutMs }).catch((reason: unknown) => reason);

describe('sendForm', () => {
  it('posts multipart form data, and accepts any text as the response', async () => {
    const { url, bodies, types } = await endpoint((answer) => answer.end('anything'));
    await sendForm(enquiry(), { url });
    expect(types[0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(bodies[0]).toContain('name="full_name"\r\n\r\nआरव');
  });

  it('leaves out an empty honeypot and keeps a filled one', async () => {
    const { url, bodies } = await endpoint((answer) => answer.end());
    await sendForm(enquiry(''), { url });
    await sendForm(enquiry('https://spam.example'), { url });
    expect(bodies.map((body) => body.includes('name="website"'))).toEqual([false, true]);
  });

  it('fails with the status and the text of a refusal', async () => {
    const { url } = await endpoint((answer) => answer.writeHead(400).end('The user_id parameter is required'));
    const error = await failureOf(url);
    expect(error).toBeInstanceOf(RefusedError);
    expect(JSON.stringify(error)).toBe(
      `{"status":400,"statusText":"Bad Request","url":"${url}","text":"The user_id parameter is required"}`,
    );
  });

  it('fails with status 0 when the address is unreachable', async () => {
    const { url } = await endpoint(() => undefined);
    server?.close();
    server?.closeAllConnections();
    const error = await failureOf(url);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ status: 0, statusText: 'No connection', url });
  });

  it('fails with status 0 when no response comes in time', async () => {
    const { url } = await endpoint(() => undefined);
    const error = await failureOf(url, 50);
    expect(error).toBeInstanceOf(TimedOutError);
    expect(error).toMatchObject({ status: 0, statusText: 'Timed out', text: 'No answer within 0.05 seconds' });
  });

  it.each([undefined, '', 'OK', '12345', '0123456', '482913, 482913'])(
    'returns no spoken number if the header of another provider is %j',
    async (header) => {
      const { url } = await endpoint((answer) =>
        answer.writeHead(200, header === undefined ? {} : { 'spoken-number': header }).end('OK'),
      );
      expect(await sendForm(enquiry(), { url })).toEqual({ spokenNumber: undefined });
    },
  );

  it.each([429, 503])('repeats the same post after %i, which means that nothing was accepted', async (status) => {
    const headers = { 'retry-after': '7', 'spoken-number': '482913' };
    const { url, bodies } = await endpoint((answer, posts) =>
      answer.writeHead(posts < 3 ? status : 200, headers).end(),
    );
    const wait = vi.fn(() => Promise.resolve(true));
    expect(await sendForm(enquiry(), { url, wait })).toEqual({ spokenNumber: 482_913 });
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
    expect(Math.min(...wait.mock.calls.flat())).toBeGreaterThanOrEqual(7000);
  });
});
