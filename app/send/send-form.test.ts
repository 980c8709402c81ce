import { createServer, type RequestListener, type Server } from 'node:http';
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

/** Starts a real endpoint and returns its address. */
async function endpoint(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send-form`;
}

function enquiry(): FormData {
  const body = new FormData();
  body.set('full_name', 'आरव');
  return body;
}

describe('sendForm', () => {
  it('posts multipart form data and resolves on success, whatever the body says', async () => {
    let received = { type: '', body: '' };
    const url = await endpoint((incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        received = { type: incoming.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString() };
        answer.end('anything');
      });
    });

    await sendForm(enquiry(), { url });

    expect(received.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(received.body).toContain('name="full_name"\r\n\r\nआरव');
  });

  it('leaves the unfilled honeypot out and keeps a filled one', async () => {
    const bodies: string[] = [];
    const url = await endpoint((incoming, answer) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => {
        bodies.push(text);
        answer.end();
      });
    });
    const unfilled = enquiry();
    unfilled.set('website', '');
    const filled = enquiry();
    filled.set('website', 'https://spam.example');

    await sendForm(unfilled, { url });
    await sendForm(filled, { url });

    expect(bodies[0]).not.toContain('name="website"');
    expect(bodies[1]).toContain('name="website"');
  });

  it('fails with the status and the text of the answer when the endpoint refuses', async () => {
    const url = await endpoint((_incoming, answer) => answer.writeHead(400).end('The user_id parameter is required'));
    const error = await sendForm(enquiry(), { url }).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(RefusedError);
    expect(JSON.stringify(error)).toBe(
      `{"status":400,"statusText":"Bad Request","url":"${url}","text":"The user_id parameter is required"}`,
    );
  });

  it('fails with status 0 when nobody answers at the address', async () => {
    const url = await endpoint(() => undefined);
    server?.close();
    server?.closeAllConnections();
    const error = await sendForm(enquiry(), { url }).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ status: 0, statusText: 'No connection', url });
  });

  it('fails with status 0 when no answer comes in time', async () => {
    const url = await endpoint(() => undefined);
    const error = await sendForm(enquiry(), { url, timeoutMs: 50 }).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(TimedOutError);
    expect(error).toMatchObject({ status: 0, statusText: 'Timed out', text: 'No answer within 0.05 seconds' });
  });

  it.each([undefined, '', 'OK', '12345', '0123456', '482913, 482913'])(
    'gives no number on where the header of another provider says %j',
    async (said) => {
      const url = await endpoint((incoming, answer) => {
        incoming
          .resume()
          .on('end', () => answer.writeHead(200, said === undefined ? {} : { 'spoken-number': said }).end('OK'));
      });
      expect(await sendForm(enquiry(), { url })).toEqual({ spokenNumber: undefined });
    },
  );

  it.each([429, 503])('repeats the same post after %i, which says that nothing was taken in', async (status) => {
    const bodies: string[] = [];
    const url = await endpoint((incoming, answer) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => {
        bodies.push(text.replaceAll(/-{4,}\S+/g, ''));
        answer.writeHead(bodies.length < 3 ? status : 200, { 'retry-after': '7', 'spoken-number': '482913' }).end();
      });
    });
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve(true);
    };
    expect(await sendForm(enquiry(), { url, wait })).toEqual({ spokenNumber: 482_913 });
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(7000);
  });

  it('never repeats a post after any other failure', async () => {
    let posts = 0;
    const url = await endpoint((incoming, answer) => {
      posts += 1;
      incoming.resume().on('end', () => answer.writeHead(500).end());
    });
    await expect(sendForm(enquiry(), { url })).rejects.toBeInstanceOf(RefusedError);
    expect(posts).toBe(1);
  });
});
