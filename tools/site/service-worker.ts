import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build as bundle } from 'esbuild';
import { addressOfWorker, fingerprint, type OfflineBuild } from '../../app/offline/offline-build';
import { KEPT_AT } from '../../app/offline/kept-page';
import { decorations } from '../../model/derived/decorations';
import type { Screen, SiteContent } from '../../model/concepts/site-content';
import { sitePages } from '../../model/derived/site-pages';
import { inDigitsOf } from '../../words/digits';
import { hashOf } from '../fingerprint/fingerprint';
import { filesAskedFor } from './files-asked-for';
import { offlinePage } from './offline-page';
import { fontsOf, pageFile } from './service-worker-files';

/** What a parent may need without a connection: the fees, how to reach the school, the forms. */
const ALWAYS_KEPT: ReadonlySet<Screen['kind']> = new Set(['classes', 'contact', 'form']);

const WORKER = 'app/offline/worker/service-worker.ts';
const REMOVER = 'app/offline/worker/remove-worker.ts';

/**
 * Writes the service worker: of the finished pages, so that it knows what belongs to this build. With
 * `keepsPagesOffline: false` it writes the one that takes itself away, at the same address. Each language has one: whoever
 * reads one language is not made to keep the others.
 *
 * @param clientDir the site, finished but for the compressed copies
 */
export async function writeServiceWorker(clientDir: string, content: SiteContent): Promise<void> {
  const code = content.settings.keepsPagesOffline
    ? await bundled(WORKER, {
        OFFLINE_BUILD: JSON.stringify(await describeBuild(clientDir, content)),
        'process.env.DIGITS': JSON.stringify(content.settings.digits ?? 'latin'),
      })
    : await bundled(REMOVER);
  writeFileSync(path.join(clientDir, addressOfWorker(content)), code);
}

async function describeBuild(clientDir: string, content: SiteContent): Promise<OfflineBuild> {
  const { screens, settings } = content;
  const read = (address: string) => readFileSync(path.join(clientDir, address));
  const kept = screens.filter(({ kind }) => ALWAYS_KEPT.has(kind)).map((screen) => screen.path);
  const pages = sitePages(content);
  const shown = inDigitsOf(settings.digits, content.language);
  const html = Object.fromEntries(pages.map((page) => [page.path, read(pageFile(page.path)).toString()]));
  const assets = readdirSync(path.join(clientDir, 'assets')).filter((name) => /\.(css|js)$/.test(name));
  const islandFiles = filesAskedFor(Object.values(html), assets, (name) => read(`assets/${name}`).toString());
  const fonts = fontsOf(html[screens[0]?.path ?? '/'] ?? '');
  for (const [address, page] of Object.entries(html))
    if (!page.includes(KEPT_AT)) throw new Error(`${address} has no place for the time at which it was kept.`);

  const known: OfflineBuild = {
    id: '',
    screens: Object.fromEntries(pages.map((page) => [page.path, shown(page.title)])),
    keptScreens: Object.fromEntries(
      await Promise.all(kept.map(async (address) => [address, await fingerprint(html[address] ?? '')] as const)),
    ),
    files: [...fonts.files, ...islandFiles.map((name) => `/assets/${name}`), '/icon.svg', decorations.offline.src],
    redirects: Object.fromEntries((settings.redirects ?? []).map(({ from, to }) => [from, to])),
    offlinePage: await offlinePage(content, fonts.rules),
  };
  // The worker’s own code counts too: another strategy begins with stores of its own.
  const id = hashOf(JSON.stringify([known, html, await bundled(WORKER)])).slice(0, 10);
  return { ...known, id };
}

/** One file that imports nothing: Firefox 97 knows no workers that are modules. */
async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserslistToEsbuild(),
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return result.outputFiles[0]?.text ?? '';
}
