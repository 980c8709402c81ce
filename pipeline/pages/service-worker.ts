import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OfflineBuild, type OfflineLanguage, WORKER_ADDRESS } from '../../app/offline/offline-build';
import { absoluteHref, href } from '../../app/href';
import { KEPT_AT } from '../../app/offline/kept-page';
import { markOf } from '../../app/offline/page-mark';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { isDrawn } from '../../model/concepts/look';
import { decorations } from '../../model/projections/pictures/decorations';
import type { SiteContent } from '../../model/concepts/site-content';
import { isKeptUnseen } from '../../model/projections/pages/screen-parts';
import { sitePages } from '../../model/projections/pages/site-pages';
import { bundleScript } from '../bundles/browser-code';
import { digitsDefinition } from '../bundles/digits-definition';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';
import { hashOf } from '../assets/fingerprint';
import { filesAskedFor } from './files-asked-for';
import { packagesOf } from './licences';
import { offlinePage } from './offline-page';
import { fileAddresses } from '../../model/projections/pages/file-addresses';
import { canonicalAddress } from '../../model/projections/pages/canonical-address';
import { pageFile, redirectsOf } from '../../model/projections/pages/site-rules';

const WORKER = 'app/offline/worker/service-worker.ts';
const REMOVER = 'app/offline/worker/remove-worker.ts';

/**
 * Writes the service worker for the finished pages of this build. If the school sets `keepsPagesOffline: false`, it writes a worker
 * that unregisters itself, at the same address.
 *
 * @param clientDir the site, finished except for compressed copies
 * @returns folders of the packages whose code is in the worker
 */
export async function writeServiceWorker(clientDir: string, contents: CompiledSchool['contents']): Promise<string[]> {
  const [{ settings }] = contents;
  const { code, sources } = settings.keepsPagesOffline
    ? await bundleScript(WORKER, {
        define: {
          OFFLINE_BUILD: JSON.stringify(await describeBuild(clientDir, contents)),
          ...digitsDefinition(settings.digits),
        },
      })
    : await bundleScript(REMOVER);
  writeFileSync(path.join(clientDir, WORKER_ADDRESS), code);
  return packagesOf(sources);
}

/** A worker that unregisters itself and clears what its predecessor cached. */
export async function workerRemover(): Promise<string> {
  return (await bundleScript(REMOVER)).code;
}

async function describeBuild(clientDir: string, contents: CompiledSchool['contents']): Promise<OfflineBuild> {
  const [first, ...others] = contents;
  const redirects = contents.flatMap(redirectsOf);
  const known = {
    website: first.school.website,
    first: await describeLanguage(clientDir, first),
    others: Object.fromEntries(
      await Promise.all(
        others.map(async (content) => [href(homePathOf(content)), await describeLanguage(clientDir, content)] as const),
      ),
    ),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [encodeURI(href(canonicalAddress(from))), href(to)])),
  };
  const html = contents.flatMap((content) => sitePages(content).map((page) => readPage(clientDir, page.path)));
  // A change of the worker's code also needs new caches, because it may cache other files.
  const id = hashOf(JSON.stringify([known, html, await bundleScript(WORKER)])).slice(0, 10);
  return { id, ...known };
}

async function describeLanguage(clientDir: string, content: SiteContent): Promise<OfflineLanguage> {
  const { screens, settings, look } = content;
  const kept = screens.filter(isKeptUnseen).map((screen) => screen.path);
  const pages = sitePages(content);
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, content.language));
  const html = Object.fromEntries(pages.map((page) => [page.path, readPage(clientDir, page.path)]));
  const assets = readdirSync(path.join(clientDir, 'assets')).filter((name) => /\.(css|js|txt)$/.test(name));
  const readAsset = (name: string) => readFileSync(path.join(clientDir, 'assets', name), 'utf8');
  const islandFiles = filesAskedFor(Object.values(html), assets, readAsset);
  const fontRules = html[homePathOf(content)]?.match(/@font-face\s*\{[^}]*\}/g)?.join('') ?? '';
  const fonts = [...fontRules.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address = '']) => address);
  const markAt = (address: string) => markOf(html[address] ?? '', absoluteHref(content.school.website, address));
  for (const [address, page] of Object.entries(html)) {
    if (!page.includes(KEPT_AT)) throw new Error(`${address} has no place for the time at which it was kept.`);
    if (!markAt(address)) throw new Error(`${address} has no mark: the worker would not keep it.`);
  }

  return {
    screens: Object.fromEntries(pages.map((page) => [href(page.path), shown(page.title)])),
    keptScreens: Object.fromEntries(kept.map((address) => [href(address), markAt(address) ?? ''])),
    files: [
      ...new Set(fonts),
      ...islandFiles.map((name) => href(`/assets/${name}`)),
      href(fileAddresses.icon),
      ...(isDrawn(look) ? [href(decorations.offline.src)] : []),
    ],
    offlinePage: await offlinePage(content, fontRules),
  };
}

function homePathOf({ screens: [home] }: SiteContent): string {
  return home?.path ?? '/';
}

function readPage(clientDir: string, address: string): string {
  return readFileSync(path.join(clientDir, pageFile(address)), 'utf8');
}
