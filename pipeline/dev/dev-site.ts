import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { isSearchAddress } from '../../app/search/search-address';
import { noServerContent, type ServerContent } from '../../model/projections/server-content';
import { ContentError } from '../../model/mistakes/words/content-error';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import type { LoadRenderer } from '../../server/load-renderer';
import { site } from '../../server/site/site';
import { escapeMarkup } from '../../words/escape-markup';
import type { Language } from '../../words/languages';
import type { Renderer } from '../bundles/bundles';
import { programRenderers, rendererConfig, rendererSource } from '../bundles/renderer';
import { type OpenSite, openSite } from './open-site';

const FOLDER = path.resolve('.cache/dev');

/** Vite's module runner reloads code in these folders. */
const PAGES = ['app', 'office/pages', 'office/script'].map((room) => path.resolve(room));

/** The development server has to restart if other code in these folders changes. */
const PROGRAM = [
  'commands',
  'forms',
  'illustrations',
  'look',
  'model',
  'office',
  'pipeline',
  'search',
  'server',
  'words',
].map((room) => path.resolve(room));

const SOURCES = ['.ts', '.tsx', '.mjs', '.css', '.typ', '.yaml', '.json'];

/** The end of each page: a script that reloads the page when something has changed. */
const ENDING = '<script src="/dev/reload.js"></script>';
const RELOAD = `
const changes = new EventSource('/dev/changes');
let isLost = false;
changes.onmessage = () => location.reload();
changes.onerror = () => { isLost = true; };
changes.onopen = () => { if (isLost) location.reload(); };
`;

/** Wait before browsers are told of a change, since editors save a file in several steps. */
const CALM_MS = 50;

interface OpenedOnce {
  site: Promise<OpenSite>;
  /**
   * Results made from this state of the sources, by address or language. Requests that wait for one during a change get the
   * old state.
   */
  made: Map<string, Promise<unknown>>;
}

/**
 * Serves the site in development: it renders pages on request, from the current content and code, into a folder that the server
 * serves like a built site.
 */
export class DevSite {
  private readonly runner;
  private opened: OpenedOnce | undefined;
  private content = noServerContent;
  /** Opens one site after the other: two at a time would write the same pictures. */
  private readonly oneAtATime = pLimit(1);
  private changes = 0;
  private readonly listeners = new Set<FastifyReply>();
  private calm: NodeJS.Timeout | undefined;

  private constructor(
    private readonly vite: ViteDevServer,
    private readonly startAnew: () => void,
  ) {
    this.runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    vite.watcher.add(contentFolder());
    vite.watcher.on('all', (event, file) => {
      // A new or deleted style sheet changes class names.
      if (event !== 'change' && file.endsWith('.css')) this.startAnew();
      else this.change(path.resolve(file));
    });
  }

  /** @param startAnew called when the code of this program changes */
  static async create(startAnew: () => void): Promise<DevSite> {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(path.join(FOLDER, 'assets'), { recursive: true });
    // Logs, tests, mailboxes and build output are not watched.
    const isIgnored = (file: string) =>
      file !== process.cwd() &&
      !isAround(file)(contentFolder()) &&
      !([...PAGES, ...PROGRAM].some(isAround(file)) && isCode(file));
    const vite = await createServer({
      ...rendererConfig(undefined),
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: {
        middlewareMode: true,
        ws: false,
        hmr: false,
        watch: { ignored: (file: string) => isIgnored(path.resolve(file)) },
      },
    });
    const site = new DevSite(vite, startAnew);
    // We ignore errors in the content here, because every requested page shows them.
    await site.open().site.catch(() => undefined);
    return site;
  }

  /** Fastify plugin that serves the pages. */
  readonly serve = async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => this.refresh(request, reply));
    app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript').send(RELOAD));
    app.get('/dev/changes', (request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write('\n');
      this.listeners.add(reply);
      request.raw.on('close', () => this.listeners.delete(reply));
    });
    app.get<{ Params: { language: Language; name: string } }>(
      '/dev/islands/:language/:name',
      async (request, reply) => {
        const { language, name } = request.params;
        const addresses = await this.once(language, ({ writeIslands }) => writeIslands(language));
        return reply.redirect(addresses[name] ?? '/');
      },
    );
    app.addHook('preClose', () => {
      for (const { raw } of this.listeners) raw.end();
    });
    app.addHook('onClose', () => this.vite.close());
    await site(app, { folder: FOLDER });
  };

  /** Loads the current renderer of a program's own pages. */
  rendererOf<Renderer>(of: keyof typeof programRenderers): LoadRenderer<Renderer> {
    return () => this.runner.import<Renderer>(path.resolve(programRenderers[of]));
  }

  /** Content for the endpoint. While the content has an error, it is the last valid content. */
  async serverContent(): Promise<ServerContent> {
    const opened = await this.open().site.catch(() => undefined);
    return (this.content = opened?.serverContent ?? this.content);
  }

  /** Writes the requested page, if something has changed since the last time. */
  private async refresh(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [address = '/'] = request.url.split('?');
    if (request.method !== 'GET' || address.startsWith('/dev/') || address.startsWith('/api/')) return undefined;
    try {
      const isAsked = request.url.includes('?q=');
      if (isAsked || isSearchAddress(address)) await this.once('search', ({ writeSearch }) => writeSearch());
      if (address.startsWith('/documents/')) await this.once('documents', ({ writeDocuments }) => writeDocuments());
      else await this.once(address, ({ writePage }) => writePage(address.replace(/\.html$|(?<=.)\/$/, '')));
      return undefined;
    } catch (error) {
      const message = messageOf(error);
      console.error(`\n${message}\n`);
      const page = `<!doctype html><meta charset="utf-8"><title>Error</title><pre>${escapeMarkup(message)}</pre>${ENDING}`;
      return reply.code(500).type('text/html; charset=utf-8').send(page);
    }
  }

  private open(): OpenedOnce {
    return (this.opened ??= { site: this.openAnew(), made: new Map() });
  }

  private openAnew(): Promise<OpenSite> {
    return this.oneAtATime(async () => {
      const renderer = await this.runner.import<Renderer>(path.resolve(rendererSource));
      const { changes } = this;
      return openSite(FOLDER, ENDING, renderer, () => changes === this.changes);
    });
  }

  /** Makes something once for each state of the sources. @param what address or language */
  private once<Made>(what: string, make: (site: OpenSite) => Promise<Made>): Promise<Made> {
    const { site, made } = this.open();
    const making = (made.get(what) as Promise<Made> | undefined) ?? site.then(make);
    made.set(what, making);
    return making;
  }

  private change(file: string): void {
    if (!isAround(file)(contentFolder())) {
      if (!PAGES.some(isAround(file)) && PROGRAM.some(isAround(file))) return this.startAnew();
      this.vite.environments.ssr.moduleGraph.onFileChange(file);
      this.runner.clearCache();
    }
    this.changes += 1;
    this.opened = undefined;
    clearTimeout(this.calm);
    this.calm = setTimeout(() => {
      for (const { raw } of this.listeners) raw.write('data: changed\n\n');
    }, CALM_MS);
  }
}

function isAround(file: string): (folder: string) => boolean {
  return (folder) => file === folder || file.startsWith(folder + path.sep);
}

/** Whether a path is a source file or a folder. */
function isCode(file: string): boolean {
  const { ext, name } = path.parse(file);
  return (ext === '' || SOURCES.includes(ext)) && !name.endsWith('.test');
}

/** Content errors include advice; other errors need the stack. */
function messageOf(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
