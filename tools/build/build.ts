import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ContentError } from '../../model/mistakes/content-error';
import { contentFolder } from '../../model/reading/content-folder';
import { contentAsRead } from '../../model/reading/content-of-build';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { SiteContent } from '../../model/concepts/site-content';
import { makeDocuments } from '../documents/make-documents';
import { makeFonts } from '../fonts/make-fonts';
import { makePictures } from '../pictures/make-pictures';
import { renewSite } from './renew-site';
import { sourceFingerprint } from './source-fingerprint';

const SITE = 'build/client';
/** Where `react-router.config.ts` has the pages written. */
const UNFINISHED = 'build/unfinished';
const MARK = 'build/.built-from';
const CONTENT = '.cache/content.json';
/** The texts of the content from which the site was built: the server goes by them while the content has mistakes. */
export const contentOfSite = 'build/content';

/** Builds the site into `build/client`, where the one before stays until then. Says what it is doing. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  console.log('Building the site:');
  const contents = await makeAssets();
  if (!contents) return false;
  writeFileSync(CONTENT, JSON.stringify(contents));
  if (!renewSite(SITE, UNFINISHED, buildPages)) return false;
  renewSite(contentOfSite, UNFINISHED, copyTexts);
  console.log(`  Pages: written to ${SITE}`);
  writeFileSync(MARK, sourceFingerprint());
  return true;
}

function buildPages(): string | undefined {
  const pages = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, [contentAsRead]: CONTENT },
  });
  if (pages.status === 0) return `${UNFINISHED}/client`;
  console.error(pages.stdout, pages.stderr);
  const kept = existsSync(SITE) ? ' The site stays as it was.' : '';
  console.error(`The pages could not be built; the reason stands above.${kept}`);
  return undefined;
}

function copyTexts(): string {
  const copy = `${UNFINISHED}/content`;
  const isText = (file: string) => statSync(file).isDirectory() || /\.(?:html|md|txt|yaml)$/.test(file);
  cpSync(contentFolder(), copy, { recursive: true, filter: isText });
  return copy;
}

/** Makes what pages only name: pictures, documents and fonts. @returns the content in each language, if it was in order */
export async function makeAssets(): Promise<SiteContent[] | undefined> {
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
