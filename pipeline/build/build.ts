import { writeFileSync } from 'node:fs';
import { ContentError } from '../../model/mistakes/words/content-error';
import { SettingsError } from '../../server/settings/settings-error';
import { bundlePrograms } from '../bundles/bundle-programs';
import { bundleProgramRenderers } from '../bundles/bundles';
import { finishPublishing } from '../releases/finish-publishing';
import { programsMadeFromFile } from '../releases/freshness';
import { mistakesFile, switchTo } from '../releases/releases';
import { programsFingerprint } from '../releases/source-fingerprint';
import { swapIn } from '../releases/swap-in';
import { lockBuild } from './build-lock';
import { buildSettings } from './build-settings';
import { type BuildOptions, makeRelease } from './make-release';
import { terminalReport } from './report';

/**
 * Builds and publishes the site, and bundles the programs that serve it. Visitors see the previous site until then.
 *
 * @returns the id of the release, or why the build failed
 */
export async function build(
  options: Pick<BuildOptions, 'content' | 'report'>,
): Promise<{ release: string } | { problem: string }> {
  let unlock: () => void;
  try {
    unlock = lockBuild();
  } catch (error) {
    return { problem: (error as Error).message };
  }
  try {
    // Bundles and this program read settings only from `process.env`: the fingerprint of the sources contains no `.env.local`.
    Object.assign(process.env, buildSettings());
    await finishPublishing();
    return { release: await buildUnderLock(options) };
  } catch (error) {
    const isToldToUser = error instanceof ContentError || error instanceof SettingsError;
    const problem = isToldToUser ? error.message : ((error as Error).stack ?? String(error));
    writeFileSync(mistakesFile, `${problem}\n`);
    return { problem };
  } finally {
    unlock();
  }
}

async function buildUnderLock({
  content,
  report = terminalReport,
}: Pick<BuildOptions, 'content' | 'report'>): Promise<string> {
  report.line('Building the site:');
  // Tests that build other schools set it.
  const compression = process.env.COMPRESSION === 'fast' ? 'fast' : 'best';
  const programs = programsFingerprint();
  // Bundlers work in threads and in another process, so that these run at the same time.
  const work = [makeRelease({ content, report, compression }), bundleServer('build/server.part')] as const;
  // If one fails, wait for the other before the next build may start.
  await Promise.allSettled(work);
  const [made] = await Promise.all(work);
  if ('mistakes' in made) throw new ContentError(made.mistakes);
  switchTo(made.release);
  swapIn('build/server.part', 'build/server');
  writeFileSync(programsMadeFromFile, programs);
  return made.release;
}

/** Bundles the server and other programs, with the renderer of the server's own pages. */
async function bundleServer(folder: string): Promise<void> {
  await Promise.all([bundleProgramRenderers(folder, buildSettings()), bundlePrograms(folder)]);
}
