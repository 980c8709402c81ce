import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of the script files on their way to the browser. */
export type ScriptsOnTheWay = 'arrive' | 'refused' | 'broken' | 'held' | 'forbidden';

/** What lies between a visitor's browser and the site. No driver of all engines can do this; a proxy on loopback can. */
export interface Connection {
  /** Origin under which the browser reaches the site. */
  url: string;
  /** Answers of 400 and more, as `status path`. */
  refusals: string[];
  /** How many script files were kept from the browser. */
  scriptsRefused: () => number;
  setScripts: (state: ScriptsOnTheWay) => void;
  /** From now on the endpoint sees this network address. It takes one form a second from each. */
  comeFrom: (address: string) => void;
  goDown: () => void;
  comeBack: () => void;
  close: () => Promise<void>;
}

const SCRIPT_FILE = /^\/assets\/[^?]+\.js$/;

export async function openConnection(siteUrl: string, visitorAddress: string): Promise<Connection> {
  let from = visitorAddress;
  let isDown = false;
  let scripts: ScriptsOnTheWay = 'arrive';
  let scriptsRefused = 0;
  const refusals: string[] = [];
  const held: (() => void)[] = [];

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers, 'x-forwarded-for': from };
    const onward = ask(siteUrl + request.url, { method: request.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (status >= 400) refusals.push(`${status} ${request.url}`);
      response.writeHead(status, scripts === 'forbidden' ? withoutScripts(answer.headers) : answer.headers);
      answer.pipe(response);
    });
    // The visitor has gone on to another page, or the server has stopped.
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };

  const server = createServer((request, response) => {
    if (isDown) return request.socket.destroy();
    if (scripts === 'arrive' || scripts === 'forbidden' || !SCRIPT_FILE.test(request.url ?? ''))
      return pass(request, response);
    if (scripts === 'held') return void held.push(() => pass(request, response));
    scriptsRefused += 1;
    if (scripts === 'refused') return request.socket.destroy();
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("This file is broken.");');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refusals,
    scriptsRefused: () => scriptsRefused,
    setScripts: (state) => {
      scripts = state;
      for (const passOn of held.splice(0)) passOn();
    },
    comeFrom: (address) => (from = address),
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

/** A second policy adds to the first: now no script runs, those inside the page neither. */
function withoutScripts(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy'];
  return { ...headers, 'content-security-policy': policy ? `${policy}, script-src 'none'` : "script-src 'none'" };
}
