import * as http from 'node:http';
import * as https from 'node:https';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HostRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

export interface Answer {
  url: URL;
  status: number;
  /** All values of a header: a proxy may send a header twice. */
  values: (name: string) => readonly string[];
  /** The first value of a header. */
  value: (name: string) => string | undefined;
  /** The body as the host sent it, perhaps compressed. */
  bytes: Buffer;
  /** The decompressed body. */
  body: Buffer;
}

/** The host cannot be reached: no network, no such host, no server, a broken certificate. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const TIMEOUT_MS = 30_000;
/** Number of connections to a host. A host may take more for an attack. */
const MAX_CONCURRENT = 8;

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT }),
};

/**
 * Sends exactly this request. `fetch` would add headers, follow redirects, decode the body and join equal headers.
 *
 * @throws NoAnswerError
 */
export async function sendRequest(url: URL, request: HostRequest = {}): Promise<Answer> {
  try {
    return await sendOnce(url, request).catch((error: NodeJS.ErrnoException) => {
      // The host may close an idle connection just when we use it again.
      if (error.code === 'ECONNRESET') return sendOnce(url, request);
      throw error;
    });
  } catch (error) {
    throw explained(url, error);
  }
}

async function sendOnce(url: URL, { method = 'GET', headers = {}, body }: HostRequest): Promise<Answer> {
  const isTls = url.protocol === 'https:';
  const request = (isTls ? https : http).request(url, {
    method,
    headers,
    agent: isTls ? agents['https:'] : agents['http:'],
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  request.end(body);
  const [message] = (await once(request, 'response')) as [http.IncomingMessage];
  const bytes = await buffer(message);
  const values = (name: string) => message.headersDistinct[name.toLowerCase()] ?? [];
  return {
    url,
    status: message.statusCode ?? 0,
    values,
    value: (name) => values(name)[0],
    bytes,
    body: decoded(bytes, values('content-encoding').join()),
  };
}

function decoded(bytes: Buffer, encoding: string): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

function explained(url: URL, error: unknown): NoAnswerError {
  const { code = '', name, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOTFOUND: `there is no host called ${url.hostname}. Is the address spelt right, and is its DNS record there?`,
    EAI_AGAIN: `the name ${url.hostname} cannot be looked up now. Is this machine on the network?`,
    ECONNREFUSED: `no server listens at ${url.host}. Is the server running?`,
    CERT_HAS_EXPIRED: 'its certificate has expired. Renew it.',
    ERR_TLS_CERT_ALTNAME_INVALID: `its certificate is for another name than ${url.hostname}.`,
    DEPTH_ZERO_SELF_SIGNED_CERT: 'browsers don’t trust the signature of its certificate.',
  };
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  const reason = isTimeout ? `there was no answer within ${TIMEOUT_MS / 1000} s.` : reasons[code];
  return new NoAnswerError(`${url.href}: ${reason ?? `${message}${code === '' ? '' : ` (${code})`}`}`, {
    cause: error,
  });
}
