import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { remoteProblemOf } from '../remote/remote-problem';
import { readSettings } from '../settings/settings';
import { currentRelease } from '../site/release';
import { forbidReplacing, type HostAccount, type HostState, readHostAccount, writeHostState } from './host-account';
import { openHost } from './open-host';
import { FilesOfOthers, syncSite } from './sync-site';

/** So many pages are requested from the address of the website afterwards. */
const maxChecked = 5;
/** A cache in front of the host may have the old page for a moment, in milliseconds. */
const pausesMs = [0, 1000, 3000];
/** A host takes what was pushed in its own time. */
const pausesAfterPushMs = [0, 20_000, 40_000, 120_000];
/** Interval for noting how far it is, in milliseconds. */
const noteMs = 1000;

/** The program that sends the current release to the school's host. The server starts it, and it ends with the server. */
async function main(): Promise<void> {
  process.on('disconnect', end);
  loadEnvironmentFile();
  const { dataDir, siteDir } = readSettings(process.env);
  const account = await readHostAccount(dataDir);
  if (!account) return leave();
  // Somebody may set up another host meanwhile, or none.
  const isCurrent = async () => (await readHostAccount(dataDir))?.savedAt === account.savedAt;
  const release = await currentRelease(siteDir);
  const state: HostState = { triedAt: Date.now(), release: release.id };
  await writeHostState(dataDir, state);
  let notedAt = performance.now();
  const onProgress = async (done: number, all: number) => {
    if (performance.now() - notedAt < noteMs) return;
    notedAt = performance.now();
    if (!(await isCurrent())) throw new Error('The host is no longer used.');
    await writeHostState(dataDir, { ...state, progress: { done, all } });
  };
  try {
    const { mayReplace } = account;
    const host = await openHost(account, dataDir);
    let pages: string[];
    try {
      pages = await syncSite(release.siteDir, host, { mayReplace, onProgress, now: Date.now() });
    } finally {
      await host.close();
    }
    // It was said once: what others put there later is theirs again.
    if (mayReplace) await forbidReplacing(dataDir, account);
    const checked = ['index.html', ...pages].slice(0, maxChecked);
    const differing = await findDiffering(account, release.siteDir, checked, isCurrent);
    if (differing === undefined) state.liveAt = Date.now();
    else Object.assign(state, { problem: 'other address', reply: differing } satisfies Partial<HostState>);
  } catch (error) {
    state.problem = error instanceof FilesOfOthers ? 'files of others' : remoteProblemOf(error);
    state.reply = (error as Error).message;
    if (error instanceof FilesOfOthers) state.foreign = error.paths;
  }
  if (await isCurrent()) await writeHostState(dataDir, state);
  leave();
}

/** Ends the program, whose server goes on. */
function leave(): void {
  process.off('disconnect', end);
  process.disconnect?.();
}

/** The server has ended. */
function end(): void {
  process.exit(1);
}

/**
 * @param isCurrent whether the account is still the one that is set up
 * @returns the address of a page that visitors don't get as it was sent, and what they get; undefined if there is none
 */
async function findDiffering(
  { address, remote }: HostAccount,
  siteDir: string,
  pages: readonly string[],
  isCurrent: () => Promise<boolean>,
): Promise<string | undefined> {
  for (const page of new Set(pages)) {
    const url = `${address}/${page.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    const wanted = hashOf(await readFile(join(siteDir, page)));
    let reply = '';
    for (const pauseMs of remote.kind === 'git' ? pausesAfterPushMs : pausesMs) {
      await setTimeout(pauseMs);
      if (!(await isCurrent())) return undefined;
      try {
        const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
        if (hashOf(Buffer.from(await answer.arrayBuffer())) === wanted) reply = '';
        else reply = answer.ok ? 'another page' : `${answer.status}`;
      } catch (error) {
        reply = String((error as Error).cause ?? error);
      }
      if (reply === '') break;
    }
    if (reply !== '') return `${url}: ${reply}`;
  }
  return undefined;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

main().catch(explainAndExit);
