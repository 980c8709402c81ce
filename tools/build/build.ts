import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ContentError } from '../../model/mistakes/content-error';
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
import { sourceFingerprint } from './source-fingerprint';

const SITE = 'build/client';
const UNFINISHED = 'build/unfinished';
const MARK = 'build/.built-from';
/** The texts of the content from which the site was built: the server goes by them while the content has mistakes. */
export const contentOfSite = 'build/content';

/** Builds the site into `build/client`, where the one before stays until then. Says what it is doing. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  console.log('Building the site:');
  const contents = await makeAssets();
  if (!contents) return false;
  await renewSite(SITE, UNFINISHED, () => buildPages(contents));
  await renewSite(contentOfSite, UNFINISHED, copyTexts);
  writeFileSync(MARK, sourceFingerprint());
  return true;
}

async function buildPages(contents: CompiledSchool['contents']): Promise<string> {
  const env = buildSettings();
  const forms = formsOfPages(contents, env);
  const { renderer, islands } = await makeBundles(contents, forms, env);
  const islandFiles: BuiltIslands['files'] = {};
  for (const { files } of Object.values(islands)) Object.assign(islandFiles, files);
  const { school, fontFiles } = compileSchool(contents);
  const addresses = Object.entries(islands).map(([language, each]) => [language, each.addresses] as const);
  const site = `${UNFINISHED}/client`;
  const compiled = { ...school, forms, islands: Object.fromEntries(addresses) };
  const count = await writeSite(site, compiled, renderer, { fontFiles, islandFiles });
  console.log(`  Pages: ${count} written to ${SITE}`);
  return site;
}

function copyTexts(): string {
  const copy = `${UNFINISHED}/content`;
  const isText = (file: string) => statSync(file).isDirectory() || /\.(?:html|md|txt|yaml)$/.test(file);
  cpSync(contentFolder(), copy, { recursive: true, filter: isText });
  return copy;
}

/** Makes what pages only name: pictures, documents and fonts. @returns the content in each language, if it was in order */
export async function makeAssets(): Promise<CompiledSchool['contents'] | undefined> {
  try {
    const contents = readEveryLanguage();
    const [content] = contents;
    await makePictures({ content });
    await makeDocuments({ contents });
    await makeFonts({ contents });
    return contents;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    return undefined;
  }
}

/** Builds unless `build/client` is already made from exactly these sources. @returns whether there is a site to serve */
export async function buildIfStale(): Promise<boolean> {
  const isFresh =
    existsSync(`${SITE}/index.html`) && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint();
  return isFresh || build();
}
