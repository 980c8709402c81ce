import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { ALWAYS_KEPT, fingerprint, type OfflineBuild, WORKER_ADDRESS } from '../../app/offline/offline-build';
import { KEPT_AT } from '../../app/offline/kept-page';
import { redirects } from '../../app/redirects';
import { decorations } from '../../model/decorations';
import type { readSiteContent } from '../../model/site-content';
import { sitePages } from '../../model/site-pages';
import { hashOf } from '../fingerprint/fingerprint';
import { offlinePage } from './offline-page';
import { fontsOf, modulesOfSite, pageFile, wakeModuleOf } from './service-worker-files';

const WORKER = 'app/offline/worker/service-worker.ts';
const REMOVER = 'app/offline/worker/remove-worker.ts';

/**
 * Writes the service worker: of the finished pages, so that it knows what belongs to this build. With
 * `keepsPagesOffline: false` it writes the one that takes itself away, at the same address.
 *
 * @param clientDir `build/client`, finished but for the compressed copies
 */
export async function writeServiceWorker(
  clientDir: string,
  content: Pick<ReturnType<typeof readSiteContent>, 'school' | 'screens' | 'settings'>,
): Promise<void> {
  const code = content.settings.keepsPagesOffline
    ? await bundled(WORKER, { OFFLINE_BUILD: JSON.stringify(await describeBuild(clientDir, content)) })
    : await bundled(REMOVER);
  writeFileSync(path.join(clientDir, WORKER_ADDRESS), code);
}

async function describeBuild(
  clientDir: string,
  { school, screens }: Pick<ReturnType<typeof readSiteContent>, 'school' | 'screens'>,
): Promise<OfflineBuild> {
  const read = (address: string) => readFileSync(path.join(clientDir, address));
  const pages = sitePages({ school, screens });
  const html = Object.fromEntries(pages.map((page) => [page.path, read(pageFile(page.path)).toString()]));
  const fonts = fontsOf(html[ALWAYS_KEPT[0]] ?? '');
  const { manifest, modules } = modulesOfSite(clientDir, html);
  for (const [address, page] of Object.entries(html))
    if (!page.includes(KEPT_AT)) throw new Error(`${address} has no place for the time at which it was kept.`);

  const known: OfflineBuild = {
    id: '',
    modules: manifest,
    screens: Object.fromEntries(
      await Promise.all(
        pages.map(async (page) => {
          const data = new Uint8Array(read(`${page.path === '/' ? '/_' : page.path}.data`));
          return [page.path, { title: page.title, data: await fingerprint(data) }] as const;
        }),
      ),
    ),
    keptScreens: Object.fromEntries(ALWAYS_KEPT.map((address) => [address, wakeModuleOf(html[address] ?? '')])),
    files: [...modules, ...fonts.files, '/icon.svg', decorations.offline.src],
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    offlinePage: await offlinePage(school, fonts.rules),
  };
  // The worker’s own code counts too: another strategy begins with stores of its own.
  const id = hashOf(JSON.stringify([known, html, await bundled(WORKER)])).slice(0, 10);
  return { ...known, id };
}

/** One file in the old form, which every browser that knows workers can load. */
async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome90', 'firefox90', 'safari14.1'],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return result.outputFiles[0]?.text ?? '';
}
