import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { SiteContent } from '../../model/concepts/site-content.ts';
import { hasDevanagariDigits } from '../../words/languages.ts';
import { contentForVite } from './content.ts';
import { forms } from './forms.ts';
import { oneLanguage } from './one-language.ts';

const ADDRESSES = 'virtual:island-addresses';
const ISLAND = /\.island\.tsx?$/;

type Shared = Pick<UserConfig, 'css' | 'build'>;

interface BuiltIslands {
  /** Address of the script of each island by its language and name. */
  addresses: Record<string, Record<string, string>>;
  /** What the browser may ask for, by address without the first slash. */
  files: Map<string, string | Uint8Array>;
}

/**
 * Bundles every `app/**\/<name>.island.ts(x)` for the browser, apart from React Router’s own client, of which nothing
 * reaches the phone; and gives the addresses of the scripts to the pages, as `virtual:island-addresses`.
 *
 * In each language of the school once: who reads one language does not fetch the words of the others.
 *
 * @param config what the islands share with the pages: the names of CSS classes
 */
export function islands(config: Shared): Plugin {
  let built: Promise<BuiltIslands> | undefined;
  const islandsBuilt = () => (built ??= buildIslands(config));
  return {
    name: 'islands',
    resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : undefined),
    async load(id) {
      if (id !== `\0${ADDRESSES}`) return undefined;
      return `export default ${JSON.stringify((await islandsBuilt()).addresses)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of (await islandsBuilt()).files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.watcher.on('change', () => {
        built = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        void islandsBuilt().then(({ files }) => {
          const file = files.get(name);
          if (file === undefined) return next();
          response.setHeader('Content-Type', name.endsWith('.css') ? 'text/css' : 'text/javascript');
          response.end(file);
        }, next);
      });
    },
  };
}

async function buildIslands(config: Shared): Promise<BuiltIslands> {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const islandFiles = files.filter((file) => ISLAND.test(file)).map((file) => path.join('app', file));
  const built = await Promise.all(
    (await contentForVite()).map(async (content) => ({
      language: content.language,
      islands: await Promise.all(islandFiles.map((file) => buildIsland(file, config, content))),
    })),
  );
  return {
    addresses: Object.fromEntries(
      built.map((each) => [
        each.language,
        Object.fromEntries(each.islands.map(({ name, address }) => [name, address])),
      ]),
    ),
    files: new Map(built.flatMap((each) => each.islands.flatMap(({ files: written }) => written))),
  };
}

/** Each by itself: what two of them use would become a third file, which the browser finds only when it has the first. */
async function buildIsland(file: string, config: Shared, { language, settings }: SiteContent) {
  const inDevanagari = hasDevanagariDigits(settings.digits, language);
  const name = path.basename(file).replace(ISLAND, '');
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [forms({ language }), oneLanguage(language, inDevanagari), noAddresses()],
    define: {
      // What no page of the language needs drops out of its scripts.
      'process.env.DIGITS': JSON.stringify(inDevanagari ? 'devanagari' : 'latin'),
    },
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { input: { [name]: file }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((each) => each.type === 'chunk');
  const code = scripts.map((chunk) => chunk.code).join('\n');
  const address = `/${scripts.find(({ isEntry }) => isEntry)?.fileName ?? ''}`;
  const files = output
    // The styles of what is in the page already are in the page; those of what comes later, its script asks for.
    .filter((each) => each.type === 'chunk' || code.includes(each.fileName))
    .map((each): [string, string | Uint8Array] => [each.fileName, each.type === 'chunk' ? each.code : each.source]);
  return { name, address, files };
}

/** Only a page names the scripts of islands. */
function noAddresses(): Plugin {
  return {
    name: 'no-island-addresses',
    resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : undefined),
    load: (id) => (id === `\0${ADDRESSES}` ? 'export default {}' : undefined),
  };
}
