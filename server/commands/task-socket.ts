import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { makePrivateFolder } from '../storage/durable-file';
import type { Tasks } from './tasks';

/** Longest path of a socket. Its address has 104 bytes on macOS, 108 on Linux, and the last byte is zero (unix(7)). */
const longestPathBytes = 103;
/** Timeout for the server to respond, in milliseconds. */
const answerMs = 10_000;

/** Path of the server's Unix socket. Browsers can't open a Unix socket, nor can other accounts, since its folder is private. */
function socketOf(dataDir: string): string {
  // A relative path is short enough for the default folder, wherever the project is.
  return join(relative(process.cwd(), dataDir), 'commands', 'socket');
}

/**
 * Runs commands' tasks in the process that has locked the folder.
 *
 * @throws the system's error if a socket isn't possible: the path is too long, or the file system doesn't support it
 */
export async function serveTasks(dataDir: string, tasks: Tasks): Promise<Server> {
  const path = socketOf(dataDir);
  // Node 20 would silently truncate the path and create the socket elsewhere.
  if (Buffer.byteLength(path) > longestPathBytes)
    throw Object.assign(new Error(`The path ${path} is too long for a socket`), { code: 'ENAMETOOLONG' });
  await makePrivateFolder(dirname(path));
  // A killed process leaves its socket behind.
  await rm(path, { force: true });
  const server = createServer((incoming, response) => void answer(tasks, incoming, response));
  server.listen(path);
  await once(server, 'listening');
  return server;
}

async function answer(tasks: Tasks, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  try {
    const name = incoming.url?.slice(1) ?? '';
    const parameters = (await json(incoming)) as never[];
    if (!Object.hasOwn(tasks, name))
      reply(404, { problem: 'The running server is of another version than this command: restart it.' });
    else
      reply(200, {
        result: await (tasks[name as keyof Tasks] as (...all: never[]) => Promise<unknown>)(...parameters),
      });
  } catch (error) {
    reply(500, { problem: error instanceof Error ? error.message : 'unknown' });
  }
}

/** @param owner describes the process that has locked the folder @returns tasks for that server; they fail without effect if it doesn't respond */
export function tasksOfServer(dataDir: string, owner: string): Tasks {
  const ask = <Result>(name: keyof Tasks, ...parameters: unknown[]) =>
    askServer(socketOf(dataDir), name, parameters, owner) as Promise<Result>;
  return {
    find: (wanted) => ask('find', wanted),
    erase: (names) => ask('erase', names),
    sendAgain: (wanted) => ask('sendAgain', wanted),
    backUp: (folder) => ask('backUp', folder),
    officePort: () => ask('officePort'),
  };
}

function askServer(socketPath: string, name: string, parameters: unknown[], owner: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let isHeard = false;
    // We send the parameters only after the server responds (RFC 9110, 10.1.1). Otherwise a frozen server would run the task when it wakes
    // up, long after the command has reported that nothing was done.
    const asking = request({ socketPath, path: `/${name}`, method: 'POST', headers: { expect: '100-continue' } });
    const timer = setTimeout(() => asking.destroy(new Error('no answer')), answerMs);
    asking.on('continue', () => {
      isHeard = true;
      clearTimeout(timer);
      asking.end(JSON.stringify(parameters));
    });
    asking.on('response', (response) => {
      json(response).then((body) => {
        const { result, problem } = body as { result?: unknown; problem?: string };
        if (problem === undefined) resolve(result);
        else reject(new Error(problem));
      }, fail);
    });
    const fail = () => {
      clearTimeout(timer);
      reject(
        new Error(
          isHeard
            ? 'The server stopped in the middle of it. Start it, then run this again.'
            : `DATA_DIR is in use by ${owner}, which does not answer: nothing was done. ` +
                'If it has just been started, run this again in a moment; if it hangs, stop it and run this again.',
        ),
      );
    };
    asking.on('error', fail);
    asking.flushHeaders();
  });
}
