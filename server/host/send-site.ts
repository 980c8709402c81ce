import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { builtSite } from '../live/built-site';
import { NoAnswerError } from '../live/host-request';
import { checkLiveSite } from '../live/live-site';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { remoteProblemOf } from '../remote/remote-problem';
import { readSettings } from '../settings/settings';
import { currentRelease } from '../site/release';
import {
  forbidReplacing,
  type HostAccount,
  type HostCheck,
  type HostState,
  readHostAccount,
  readHostState,
  writeHostState,
} from './host-account';
import { openHost } from './open-host';
import { FilesOfOthers, syncSite } from './sync-site';

/** So many pages are requested from the address of the website afterwards. */
const maxCompared = 5;
/** A cache in front of the host may have the old page for a moment, in milliseconds. */
const pausesMs = [0, 1000, 3000];
/** A host takes what was pushed in its own time. */
const pausesAfterPushMs = [0, 20_000, 40_000, 120_000];
/** Every page and file is requested this often, and after a change of the rules, in milliseconds. */
const checkAgainMs = 24 * 60 * 60_000;
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
  const checked = (await readHostState(dataDir))?.checked;
  const state: HostState = { triedAt: Date.now(), release: release.id, ...(checked && { checked }) };
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
    const compared = ['index.html', ...pages].slice(0, maxCompared);
    const differing = await findDiffering(account, release.siteDir, compared, isCurrent);
    if (differing === undefined) state.liveAt = Date.now();
    else Object.assign(state, { problem: 'other address', reply: differing } satisfies Partial<HostState>);
  } catch (error) {
    state.problem = error instanceof FilesOfOthers ? 'files of others' : remoteProblemOf(error);
    state.reply = (error as Error).message;
    if (error instanceof FilesOfOthers) state.foreign = error.paths;
  }
  if (await isCurrent()) await writeHostState(dataDir, state);
  if (state.liveAt !== undefined) {
    const found = await checkWhole(account.address, dirname(release.siteDir), checked);
    if (await isCurrent()) await writeHostState(dataDir, { ...state, ...(found && { checked: found }) });
  }
  leave();
}

/** @returns what a check of the whole site finds, or found less than a day ago; undefined if the host broke off */
async function checkWhole(
  address: string,
  releaseDir: string,
  last: HostCheck | undefined,
): Promise<HostCheck | undefined> {
  const site = builtSite(releaseDir);
  const rules = hashOf(JSON.stringify(site.rules));
  if (last?.rules === rules && Math.abs(Date.now() - last.at) < checkAgainMs) return last;
  try {
    const { faults } = await checkLiveSite(new URL(`${address}/`), site, process.env.VITE_MAIL_ORIGIN || undefined);
    return { at: Date.now(), rules, faults };
  } catch (error) {
    if (error instanceof NoAnswerError) return undefined;
    throw error;
  }
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

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

main().catch(explainAndExit);
