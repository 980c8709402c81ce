import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKER_ADDRESS } from '../../app/offline/offline-build';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { serverContentOf } from '../../model/projections/server-content';
import { sitePages } from '../../model/projections/pages/site-pages';
import type { Language } from '../../words/languages';
import { prepareWithoutBundles } from '../build/prepare-site';
import { terminalReport } from '../build/report';
import type { Renderer } from '../bundles/bundles';
import { makeDocuments } from '../assets/documents/make-documents';
import { workerRemover } from '../pages/service-worker';
import { pageFile } from '../../model/projections/pages/site-rules';
import { linkFiles, textFiles } from '../pages/write-site';
import { buildIslands, islandNames } from '../bundles/islands';

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/**
 * Reads the current content and returns functions that write pages into a folder on request.
 *
 * @param ending HTML to append to each page
 * @param isCurrent whether neither content nor code has changed since then
 * @throws ContentError listing every mistake
 */
export async function openSite(folder: string, ending: string, renderer: Renderer, isCurrent: () => boolean) {
  const source = { folder: contentFolder() };
  const contents = readEveryLanguage(source.folder);
  const report = terminalReport;
  const prepared = await prepareWithoutBundles(source, contents, { withDocuments: false, report });
  const islandsOf = (language: Language) =>
    Object.fromEntries(islandNames().map((name) => [name, islandAddress(language, name)]));
  const islands = Object.fromEntries(contents.map(({ language }) => [language, islandsOf(language)]));
  const school = { ...prepared.school, islands };

  const write = (address: string, data: string | Uint8Array) => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  };
  // Delete the pages of the earlier content: a page may be removed or have a mistake now.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  linkFiles(prepared.files, folder);
  for (const [address, text] of Object.entries({ ...textFiles(school), ...(await renderer.sharedFiles(school)) }))
    write(address, text);
  // In development, pages must not come from the phone's cache.
  write(WORKER_ADDRESS, await workerRemover());

  const addresses = new Set(contents.flatMap(sitePages).map((page) => page.path));
  const writePage = async (address: string) => {
    if (!addresses.has(address)) return;
    const html = await renderer.render(address, school);
    if (isCurrent()) write(pageFile(address), html + ending);
  };
  const writeSearch = async () => {
    for (const [address, text] of Object.entries(await renderer.searchFiles(school))) write(address, text);
  };
  const writeIslands = async (language: Language) => {
    const built = await buildIslands(write, {
      language,
      digits: contents[0].settings.digits,
      forms: school.forms,
      sourcemap: 'inline',
    });
    return built.addresses;
  };
  const writeDocuments = async () => {
    const { files } = await makeDocuments({ source, contents, report });
    linkFiles(files, folder);
  };
  const serverContent = serverContentOf(contents, school.look.css);
  return { writePage, writeIslands, writeSearch, writeDocuments, serverContent };
}

/** An address that stays the same when the island changes. It redirects to the bundle. */
function islandAddress(language: Language, name: string): string {
  return `/dev/islands/${language}/${name}`;
}
