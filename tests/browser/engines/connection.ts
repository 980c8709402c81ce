import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Where the proxy pauses a response. */
export type StopsAt = 'before its head' | 'in mid-body';

/** A response that stops halfway, as on a slow connection. */
export interface StoppedAnswer {
  /** Resolves when the browser has received the first part and is waiting for the rest. */
  isAwaited: Promise<void>;
  /** Sends the rest of the response. Later responses for the path aren't paused. */
  goOn: () => void;
}

/** A loopback proxy between browser and site, because not every driver can manipulate the network. */
export interface Connection {
  /** Origin of the site for the browser. */
  url: string;
  /** Adds a policy to all pages that forbids their scripts. */
  forbidScripts: () => void;
  /** Pauses every response for a path until `goOn()` is called. */
  stop: (path: string, at: StopsAt) => StoppedAnswer;
  goDown: () => void;
  comeBack: () => void;
  close: () => Promise<void>;
}

export async function openConnection(siteUrl: string): Promise<Connection> {
  let isDown = false;
  let forbidsScripts = false;
  const stops = new Map<string, (answer: IncomingMessage, response: ServerResponse) => Promise<void>>();

  const server = createServer((request, response) => {
    if (isDown) return request.socket.destroy();
    const { method, headers } = request;
    const onward = ask(siteUrl + request.url, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      const stop = stops.get(request.url ?? '');
      // Writing fails if the visitor has navigated away meanwhile.
      if (stop) return void stop(answer, response).catch(() => response.destroy());
      response.writeHead(status, forbidsScripts ? withoutScripts(answer.headers) : answer.headers);
      answer.pipe(response);
    });
    // The request fails if the visitor navigates away or the server stops.
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    forbidScripts: () => (forbidsScripts = true),
    stop: (path, at) => {
      const [isAwaited, tellAwaited] = signal();
      const [mayGoOn, goOn] = signal();
      stops.set(path, async (answer, response) => {
        const body = await buffer(answer);
        const middle = Math.floor(body.length / 2);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (at === 'in mid-body') response.write(body.subarray(0, middle));
        tellAwaited();
        await mayGoOn;
        response.end(body.subarray(at === 'in mid-body' ? middle : 0));
      });
      return {
        isAwaited,
        goOn: () => {
          stops.delete(path);
          goOn();
        },
      };
    },
    goDown: () => {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack: () => (isDown = false),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function signal(): [given: Promise<void>, give: () => void] {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, () => give?.()];
}

/** Adds a content security policy that forbids all scripts, also inline scripts. */
function withoutScripts(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy'];
  return { ...headers, 'content-security-policy': policy ? `${policy}, script-src 'none'` : "script-src 'none'" };
}
