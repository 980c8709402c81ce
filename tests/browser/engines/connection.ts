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

/** What becomes of the script files on their way to the browser. */
export type ScriptsOnTheWay = 'arrive' | 'refused' | 'broken' | 'held' | 'forbidden';

/** Where an answer stops on its way to the browser. */
export type StopsAt = 'before its head' | 'in mid-body';

/** An answer that stops on its way, as on a slow line. */
export interface StoppedAnswer {
  /** Resolves once the browser waits for the rest. */
  isAwaited: Promise<void>;
  /** Lets the rest come, and every later answer whole. */
  goOn: () => void;
}

/** What lies between a visitor's browser and the site. No driver of all engines can do this; a proxy on loopback can. */
export interface Connection {
  /** Origin under which the browser reaches the site. */
  url: string;
  /** Answers of 400 and more, as `status path`. */
  refusals: string[];
  /** Paths whose answers are on their way. */
  onTheWay: () => string[];
  /** How many script files were kept from the browser. */
  scriptsRefused: () => number;
  setScripts: (state: ScriptsOnTheWay) => void;
  /** From now on every answer for a path stops there, until it is told to go on. */
  stop: (path: string, at: StopsAt) => StoppedAnswer;
  /** From now on the endpoint sees this network address. It bounds what each may send. */
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
  const onTheWay = new Map<ServerResponse, string>();
  const held: (() => void)[] = [];
  const stops = new Map<string, (answer: IncomingMessage, response: ServerResponse) => Promise<void>>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers, 'x-forwarded-for': from };
    const onward = ask(siteUrl + request.url, { method: request.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (status >= 400) refusals.push(`${status} ${request.url}`);
      const stop = stops.get(request.url ?? '');
      // The visitor has gone on while it was read.
      if (stop) return void stop(answer, response).catch(() => response.destroy());
      response.writeHead(status, scripts === 'forbidden' ? withoutScripts(answer.headers) : answer.headers);
      answer.pipe(response);
    });
    // The visitor has gone on to another page, or the server has stopped.
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };

  const server = createServer((request, response) => {
    onTheWay.set(response, request.url ?? '');
    response.on('close', () => onTheWay.delete(response));
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
    onTheWay: () => [...onTheWay.values()],
    scriptsRefused: () => scriptsRefused,
    setScripts: (state) => {
      scripts = state;
      for (const passOn of held.splice(0)) passOn();
    },
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

function signal(): [given: Promise<void>, give: () => void] {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, () => give?.()];
}

/** A second policy adds to the first: now no script runs, those inside the page neither. */
function withoutScripts(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy'];
  return { ...headers, 'content-security-policy': policy ? `${policy}, script-src 'none'` : "script-src 'none'" };
}
