import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { href } from '../../app/href';
import { ContentError, type ContentMistake, describeMistake } from '../../model/mistakes/words/content-error';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { serverContentFile, serverContentOf } from '../../model/projections/server-content';
import { siteRules, siteRulesFile, type SiteRules } from '../../model/projections/pages/site-rules';
import { makeDocuments } from '../assets/documents/make-documents';
import { makeFonts } from '../assets/fonts/make-fonts';
import { compileLook } from '../assets/look/compile-look';
import { makePictures } from '../assets/pictures/make-pictures';
import { compileSchool } from '../pages/compile-school';
import { formsOfPages } from '../pages/forms-of-pages';
import { filesBesideSite } from '../hosts/host-files';
import { writeSite } from '../pages/write-site';
import { buildSettings } from './build-settings';
import { type Bundles, makeBundles } from '../bundles/bundles';
import { bundlePrograms } from '../bundles/bundle-programs';
import { markBuildFresh } from '../releases/freshness';
import { makeFromSnapshot } from './build-snapshot';
import { SettingsError } from '../../server/settings/settings-error';
import { lockBuild } from './build-lock';
import { publishRelease } from '../releases/releases';
import { swapIn } from '../releases/swap-in';

/** The server reports this file, with the reason why the last build failed, while it serves an earlier build. */
const MISTAKES = 'build/mistakes.txt';

/** Builds and publishes the site and reports progress. Visitors see the previous one until then. @returns whether it succeeded */
export async function build(): Promise<boolean> {
  console.log('Building the site:');
  let unlock: () => void;
  try {
    unlock = lockBuild();
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    return false;
  }
  try {
    // Bundles and this program read settings only from `process.env`: the fingerprint of the sources contains no `.env.local`.
    Object.assign(process.env, buildSettings());
    await buildSnapshot();
    rmSync(MISTAKES, { force: true });
    return true;
  } catch (error) {
    const isToldToUser = error instanceof ContentError || error instanceof SettingsError;
    const reason = isToldToUser ? error.message : ((error as Error).stack ?? String(error));
    console.error(`\n${reason}\n`);
    writeFileSync(MISTAKES, `${reason}\n`);
    return false;
  } finally {
    unlock();
  }
}

/** Builds pages, documents and form rules from the same state of the content. */
async function buildSnapshot(): Promise<void> {
  const sources = await makeFromSnapshot(async (expectUnchanged) => {
    const contents = readEveryLanguage(undefined, printCertificateWarning);
    const env = buildSettings();
    const forms = formsOfPages(contents, env);
    // These run at the same time: bundlers work in threads and in another process.
    const work = [makeBundles(contents, forms, env), bundlePrograms('build/server.part'), makeAssets(contents)] as const;
    // If one fails, wait for the others before the next build may start.
    await Promise.allSettled(work);
    const [bundles] = await Promise.all(work);
    cpSync(bundles.office, 'build/server.part/office', { recursive: true });
    const rules = siteRules(contents, href('/'));
    writeHostFiles(rules);
    await publishRelease(async (release) => {
      await buildPages(contents, forms, bundles, `${release}/client`, rules);
      writeFileSync(path.join(release, siteRulesFile), JSON.stringify(rules));
      writeFileSync(path.join(release, serverContentFile), JSON.stringify(serverContentOf(contents, compileLook(contents, () => '').css)));
      expectUnchanged();
    });
  });
  swapIn('build/server.part', 'build/server');
  swapIn('build/hosts.part', 'build/hosts');
  markBuildFresh(sources);
}

/** A build repeats warnings about certificates, which expire without an edit of the content. */
function printCertificateWarning(warning: ContentMistake): void {
  if (warning.rule === 'certificate-runs-out') console.log(`\n${describeMistake(warning)}\n`);
}

async function makeAssets(contents: CompiledSchool['contents']): Promise<void> {
  await makePictures({ content: contents[0] });
  await makeDocuments({ contents });
  await makeFonts({ contents });
}

/** Writes the configuration files for other servers. */
function writeHostFiles(rules: SiteRules): void {
  mkdirSync('build/hosts.part', { recursive: true });
  for (const [name, text] of Object.entries(filesBesideSite(rules)))
    writeFileSync(path.join('build/hosts.part', name), text);
}

async function buildPages(
  contents: CompiledSchool['contents'],
  forms: CompiledSchool['forms'],
  { renderer, islands }: Bundles,
  site: string,
  rules: SiteRules,
): Promise<void> {
  const { school, fontFiles } = await compileSchool(contents);
  const addresses = Object.entries(islands).map(([language, each]) => [language, each.addresses] as const);
  const compiled = { ...school, forms, islands: Object.fromEntries(addresses) };
  const count = await writeSite(site, compiled, renderer, { fontFiles, islands: Object.values(islands), rules });
  console.log(`  Pages: ${count} written to build/client`);
}
