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

/** Changes of one fee, each of which is published and undone. */
const RUNS = 5;
/** Further screens, in each of the three languages of the school. */
const SCREENS_OF_LARGE_SCHOOL = 195;
const SCREEN = 'our-vision';

const PRINCIPAL = 'Asha';

const FIELD = 'facts/classes.yaml:classes/0/fees/yearly';
const CLASSES = '/classes';

/** How long a change in the office takes to be in the preview, and with visitors: in this school, and in a large one. */
export async function measureChanges(): Promise<Section> {
  const columns = [await inProjectCopy(measure), await inProjectCopy((cwd) => measure(addScreens(cwd)))];
  const [ours, large] = columns;
  const rows = Object.keys(ours!).map((what) => [what, ours![what]!, large![what]!]);
  return {
    title: 'Changes in the office',
    text:
      `A fee, ${RUNS} times; medians. Targets: preview 1.5 s, live 5 s (15 in the large school), office 450 MB, server 130 MB.\n\n` +
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
    const office = new Office(server.siteUrl, new OfficeClient(server.officeUrl, accounts, PRINCIPAL));
    const firstMs = await timed(() => office.fee());
    const took = { preview: [] as number[], counted: [] as number[], live: [] as number[], undone: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) {
      const fee = 11_000 + run;
      const shown = `11,${String(fee).slice(-3)}`;
      const was = await office.fee();
      await office.preview();
      took.preview.push(
        await timed(async () => {
          await office.post('/website/field', { address: FIELD, was, becomes: String(fee) });
          if (!(await office.preview()).includes(shown)) throw new Error('The preview does not show the fee.');
        }),
      );
      let draft = '';
      took.counted.push(await timed(async () => void (draft = await office.ready('/website/draft'))));
      const [, group = '', version = ''] = /name="(group:[^"]+)" value="([^"]+)"/.exec(draft) ?? [];
      took.live.push(await timed(() => office.until(true, shown, '/website/publish', { [group]: version })));
      const id = String(2 * run + 1);
      await office.ready(`/website/publications/${id}`);
      took.undone.push(await timed(() => office.until(false, shown, '/website/undo-publication', { id })));
      await office.ready(`/website/publications/${2 * run + 2}`);
    }
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
    const own = ownResidentBytes(server.pid);
    return {
      pages: String(pagesIn(path.join(cwd, 'build/client'))),
      'the first page of a field': seconds(firstMs),
      'saved, and in the preview': seconds(median(took.preview)),
      'the pages that change counted': seconds(median(took.counted)),
      'published until visitors have it': seconds(median(took.live)),
      'undone until visitors have it': seconds(median(took.undone)),
      'memory of the server afterwards': megabytes(own),
      'memory of the office': megabytes(residentBytes(server.pid) - own),
    };
  } finally {
    accounts.close();
    await server.stop();
  }
}

/** The principal, who changes the website. */
class Office {
  constructor(
    private readonly siteUrl: string,
    private readonly client: OfficeClient,
  ) {}

  async get(address: string): Promise<string> {
    return (await this.client.get(address)).text();
  }

  post(address: string, fields: Record<string, string>): Promise<Response> {
    return this.client.post(address, fields);
  }

  /** The fee, as its form has it. */
  async fee(): Promise<string> {
    const html = await this.get(`/website/field?at=${encodeURIComponent(FIELD)}`);
    return /<input[^>]*id="value"[^>]* value="(\d+)"/.exec(html)?.[1] ?? '';
  }

  async preview(): Promise<string> {
    const html = await this.get(`/website/field?at=${encodeURIComponent(FIELD)}`);
    return this.get(/src="(\/preview\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  }

  /** Posts a form, and waits until visitors see a text, or no longer. */
  async until(isShown: boolean, text: string, address: string, fields: Record<string, string>): Promise<void> {
    await this.post(address, fields);
    const page = async () => (await fetch(new URL(CLASSES, this.siteUrl))).text();
    while ((await page()).includes(text) !== isShown) await sleep(20);
  }

  /** Loads a page again until it has everything. */
  async ready(address: string): Promise<string> {
    let html = '';
    while ((html = await this.get(address)).includes('data-reload')) await sleep(50);
    return html;
  }
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
