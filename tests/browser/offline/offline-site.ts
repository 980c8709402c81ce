import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressOf, href } from '../../../app/href';
import { siteRulesFile } from '../../../model/projections/pages/site-rules';
import { servedSite } from '../../../server/site/served-site';
import { site } from '../../../server/site/site';

export type BuildName = 'first' | 'next' | 'off';

/** The version in the footer of the build `next`. */
export const nextVersion = 'Version 1.1, and the next';

/** A site for one test that can deploy builds and fail. */
export interface ChangingSite {
  url: string;
  deploy: (build: BuildName) => void;
  /** Serves something else at an address until the next deployment. */
  replace: (address: string, answer: Answer) => void;
  /** Alters each page before it is sent, as some hosts do. */
  alterPages: (change: (html: string) => string) => void;
  /** Answers every request with this page, like a hotspot before login. `undefined` ends the hotspot. */
  showPortal: (html: string | undefined) => void;
  /** Drops every connection. */
  goDown: () => void;
  comeBack: () => void;
  /** Accepts requests and never answers. */
  goSlow: () => void;
  /** Address and query of each request, in order. */
  requests: string[];
}

type Answer = (response: ServerResponse, file: () => Promise<string>) => void | Promise<void>;

/** One app for each build. */
export async function serveBuilds(): Promise<Record<BuildName, FastifyInstance>> {
  const folder = await buildsOfRun();
  const apps = (['first', 'next', 'off'] as const).map(async (name) => [name, await serve(folder, name)] as const);
  return Object.fromEntries(await Promise.all(apps)) as Record<BuildName, FastifyInstance>;
}

/** How long the slowest machine needs to make the builds. */
const MAKING_MS = 200_000;

/** The folder of the builds. Making them takes seconds, so the first worker that needs them does it and the others wait. */
async function buildsOfRun(): Promise<string> {
  const made = process.env.BROWSER_TESTS_BUILDS;
  if (!made) throw new Error('global-setup.ts has not set BROWSER_TESTS_BUILDS.');
  const making = `${made}.making`;
  try {
    // `mkdir` succeeds in one worker only, which then makes the builds.
    mkdirSync(`${made}.claimed`);
  } catch {
    for (const startedAt = Date.now(); !existsSync(made); await passing(100))
      if (Date.now() - startedAt > MAKING_MS) throw new Error('The worker that makes the builds has not finished.');
    return made;
  }
  mkdirSync(making);
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/browser/offline/offline-builds.ts', making]);
  const { siteDir } = await servedSite(path.resolve('build/client'));
  const rules = path.join(siteDir, '..', siteRulesFile);
  copyFileSync(rules, path.join(making, siteRulesFile));
  renameSync(making, made);
  return made;
}

export async function startChangingSite(
  apps: Record<BuildName, FastifyInstance>,
): Promise<ChangingSite & { stop: () => Promise<void> }> {
  let app = apps.first;
  let state: 'up' | 'down' | 'slow' = 'up';
  let change: ((html: string) => string) | undefined;
  let portal: string | undefined;
  const replaced = new Map<string, Answer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    requests.push(addressOf(address));
    if (state === 'down') return request.socket.destroy();
    if (state === 'slow') return;
    const other = replaced.get(address);
    const file = async () => (await app.inject({ url: address })).body;
    if (portal !== undefined) response.writeHead(200, pageHeaders).end(portal);
    else if (other) void other(response, file);
    else if (change) void answerAltered(app, change, request, response);
    else app.routing(request, response);
  });
  const drop = () => server.closeAllConnections();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    deploy: (build) => {
      app = apps[build];
      replaced.clear();
    },
    replace: (address, answer) => replaced.set(href(address), answer),
    alterPages: (by) => (change = by),
    showPortal: (html) => (portal = html),
    goDown: () => {
      state = 'down';
      drop();
    },
    goSlow: () => (state = 'slow'),
    comeBack: () => (state = 'up'),
    stop: () => stop(server),
  };
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

async function answerAltered(
  app: FastifyInstance,
  change: (html: string) => string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, body } = await app.inject({ url: request.url ?? '/', headers: { accept: request.headers.accept } });
  if (headers['content-type']?.toString().startsWith('text/html'))
    response.writeHead(200, pageHeaders).end(change(body));
  else app.routing(request, response);
}

/** An answer that puts a line before the worker’s script. */
export function withFirstLine(line: string): Answer {
  return async (response, file) => {
    const text = `${line}\n${await file()}`;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text);
  };
}

async function serve(folder: string, name: BuildName): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  await app.register(site, { folder: path.join(folder, name) });
  await app.ready();
  return app;
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close').catch(() => undefined);
}
