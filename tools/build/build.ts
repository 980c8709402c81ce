import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from '../../model/content-error';
import { makeDocuments } from '../documents/make-documents';
import { makePictures } from '../pictures/make-pictures';
import { sourceFingerprint } from './source-fingerprint';

const SITE = 'build/client';
const MARK = 'build/.built-from';

/** Builds the site into `build/client`. Says what it is doing. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  console.log('Building the site:');
  if (!(await makeAssets())) return false;
  const pages = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], { encoding: 'utf8' });
  if (pages.status !== 0) {
    console.error(pages.stdout, pages.stderr);
    console.error('The pages could not be built; the reason stands above.');
    return false;
  }
  console.log(`  Pages: ${pages.stdout.match(/Prerender \(html\): \//g)?.length ?? 0} written to ${SITE}`);
  writeFileSync(MARK, sourceFingerprint());
  return true;
}

/** Makes what stands in `public/`: pictures and documents. @returns whether the content was in order */
export async function makeAssets(): Promise<boolean> {
  try {
    await makePictures();
    await makeDocuments();
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    return false;
  }
}

/** Builds unless `build/client` is already made from exactly these sources. @returns whether there is a site to serve */
export async function buildIfStale(): Promise<boolean> {
  const isFresh =
    existsSync(`${SITE}/index.html`) && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint();
  return isFresh || build();
}
