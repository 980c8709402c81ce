import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownResidentBytes, residentBytes } from '../../server/testing/resident-bytes';
import { Accounts } from '../../office/accounts/accounts';
import { editFile } from '../../model/writing/edit-file';
import { OfficeClient } from '../browser/office/office-client';
import { startBuiltServer } from '../browser/support/built-server';
import { runNode } from '../support/node-program';
import { inProjectCopy } from '../support/project-copy';
import { median, type Section, seconds, table } from '../support/tables';

/** How often the fee is published and undone. */
const RUNS = 5;
/** Further screens, in each of the three languages of the school. */
const SCREENS_OF_LARGE_SCHOOL = 195;
const SCREEN = 'our-vision';

const PRINCIPAL = 'Asha';
const FEE = 'facts/classes.yaml:classes/0/fees/yearly';
const PAGE = '/classes';

/** How long a change in the office takes to be in the preview, and with visitors: in this school, and in a large one. */
export async function measureChanges(): Promise<Section> {
  const columns = [await inProjectCopy(measure), await inProjectCopy((cwd) => measure(addScreens(cwd)))];
  const [ours, large] = columns;
  const rows = Object.keys(ours!).map((what) => [what, ours![what]!, large![what]!]);
  return {
    title: 'Changes in the office',
    text:
      `A fee changed ${RUNS} times; medians. Targets: preview 1.5 s, live 5 s (15 in the large school), office 450 MB, server 130 MB.\n\n` +
      table(['what', 'this school', 'a large one'], rows),
  };
}

/** @param cwd a copy of the project, not built yet */
async function measure(cwd: string): Promise<Record<string, string>> {
  await runNode(['setup/build.mjs'], { cwd });
  const dataDir = path.join(cwd, '.data');
  const server = await startBuiltServer(dataDir, cwd);
  const accounts = new Accounts(dataDir);
  try {
    await accounts.add({ name: PRINCIPAL, role: 'principal', password: 'mango tree forty-two' });
    const client = new OfficeClient(server.officeUrl, accounts, PRINCIPAL);
    const field = async () => (await client.get(`/website/field?at=${encodeURIComponent(FEE)}`)).text();
    const isLive = async (text: string) => (await (await fetch(server.siteUrl + PAGE)).text()).includes(text);
    const firstMs = await timed(field);
    const [preview, live, undone]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < RUNS; run += 1) {
      const [, was = ''] = /id="value"[^>]*? value="([^"]*)"/.exec(await field()) ?? [];
      const shown = `11,00${run}`;
      await client.draftedPage(PAGE);
      preview.push(
        await timed(async () => {
          await client.post('/website/field', { address: FEE, was, becomes: `1100${run}` });
          if (!(await client.draftedPage(PAGE)).includes(shown)) throw new Error('The preview does not show the fee.');
        }),
      );
      const draft = await ready(client, '/website/draft');
      const groups = [...draft.matchAll(/name="(group:[^"]+)" value="([^"]+)"/g)];
      const chosen = Object.fromEntries(groups.map(([, group = '', version = '']) => [group, version]));
      live.push(
        await timed(async () => {
          await client.post('/website/publish', chosen);
          while (!(await isLive(shown))) await sleep(20);
        }),
      );
      const id = String(2 * run + 1);
      await ready(client, `/website/publications/${id}`);
      undone.push(
        await timed(async () => {
          await client.post('/website/undo-publication', { id });
          while (await isLive(shown)) await sleep(20);
        }),
      );
      await ready(client, `/website/publications/${2 * run + 2}`);
    }
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
    const own = ownResidentBytes(server.pid);
    return {
      pages: String(pagesIn(path.join(cwd, 'build/client'))),
      'the first page of a field': seconds(firstMs),
      'a fee, saved, and in the preview': seconds(median(preview)),
      'a fee, until visitors have it': seconds(median(live)),
      'a fee, undone': seconds(median(undone)),
      'memory of the server afterwards': megabytes(own),
      'memory of the office': megabytes(residentBytes(server.pid) - own),
    };
  } finally {
    accounts.close();
    await server.stop();
  }
}

/** Loads a page again until it has everything. */
async function ready(client: OfficeClient, address: string): Promise<string> {
  let html = '';
  while ((html = await (await client.get(address)).text()).includes('data-reload')) await sleep(50);
  return html;
}

/** Copies a screen with its translations many times. @param cwd a copy of the project */
function addScreens(cwd: string): string {
  const folder = path.join(cwd, 'content/screens');
  for (let index = 1; index <= SCREENS_OF_LARGE_SCHOOL; index += 1) {
    const copy = path.join(folder, `${SCREEN}-${index}`);
    for (const ending of ['.md', '.translations.yaml']) copyFileSync(path.join(folder, SCREEN + ending), copy + ending);
    // No two pages may have the same title, or description.
    editFile(`${copy}.md`, (screen) => {
      for (const key of ['title', 'description']) screen.set([key], `Vision ${index}, its ${key}`);
    });
  }
  return cwd;
}

function pagesIn(folder: string): number {
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
