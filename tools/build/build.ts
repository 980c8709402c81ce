import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../model/mistakes/words/content-error';
import { contentFolder } from '../../model/reading/content-folder';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import { makeDocuments } from '../documents/make-documents';
import { makeFonts } from '../fonts/make-fonts';
import { makePictures } from '../pictures/make-pictures';
import { compileSchool } from '../school/compile-school';
import { formsOfPages } from '../school/forms-of-pages';
import { writeSite } from '../site/write-site';
import type { BuiltIslands } from '../vite/islands';
import { buildSettings } from './build-settings';
import { makeBundles } from './bundles';
import { renewSite } from './renew-site';
import { bundlePrograms } from './bundle-programs';
import { isBuildFresh, markBuildFresh } from './freshness';
import { publishRelease } from './releases';

/** Why the last build failed: the server tells it beside the site, which is an earlier one then. */
const MISTAKES = 'build/mistakes.txt';

/** Builds the site into `build/client`, where the one before stays until then. Says what it is doing. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  console.log('Building the site:');
  try {
    const contents = await makeAssets();
    await renewSite('build/server', 'build/unfinished', buildServer);
    await publishRelease(async (release) => {
      await buildPages(contents, `${release}/client`);
      copyTexts(`${release}/content`);
    });
  } catch (error) {
    const reason = error instanceof ContentError ? error.message : ((error as Error).stack ?? String(error));
    console.error(`\n${reason}\n`);
    mkdirSync(path.dirname(MISTAKES), { recursive: true });
    writeFileSync(MISTAKES, `${reason}\n`);
    return false;
  }
  rmSync(MISTAKES, { force: true });
  markBuildFresh();
  return true;
}

/** Makes what pages only name: pictures, documents and fonts. @throws ContentError */
async function makeAssets(): Promise<CompiledSchool['contents']> {
  const contents = readEveryLanguage();
  await makePictures({ content: contents[0] });
  await makeDocuments({ contents });
  await makeFonts({ contents });
  return contents;
}

async function buildServer(): Promise<string> {
  const folder = 'build/unfinished/server';
  await bundlePrograms(folder);
  return folder;
}

async function buildPages(contents: CompiledSchool['contents'], site: string): Promise<void> {
  const env = buildSettings();
  const forms = formsOfPages(contents, env);
  const { renderer, islands } = await makeBundles(contents, forms, env);
  const islandFiles: BuiltIslands['files'] = {};
  for (const { files } of Object.values(islands)) Object.assign(islandFiles, files);
  const { school, fontFiles } = compileSchool(contents);
  const addresses = Object.entries(islands).map(([language, each]) => [language, each.addresses] as const);
  const compiled = { ...school, forms, islands: Object.fromEntries(addresses) };
  const count = await writeSite(site, compiled, renderer, { fontFiles, islandFiles });
  console.log(`  Pages: ${count} written to build/client`);
}

/** The texts of the content from which the site is built: the server goes by them, and not by what is edited meanwhile. */
function copyTexts(copy: string): void {
  const isText = (file: string) => statSync(file).isDirectory() || /\.(?:html|md|txt|yaml)$/.test(file);
  cpSync(contentFolder(), copy, { recursive: true, filter: isText });
}

/** Builds unless `build/client` is already made from exactly these sources. @returns whether there is a site to serve */
export async function buildIfStale(): Promise<boolean> {
  return isBuildFresh() || build();
}
