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

/** How often each change is published and undone. */
const RUNS = 5;
/** Further screens, in each of the three languages of the school. */
const SCREENS_OF_LARGE_SCHOOL = 195;
const SCREEN = 'our-vision';

const PRINCIPAL = 'Asha';

interface Change {
  what: string;
  /** A page that shows it, and the text by which one knows. */
  page: string;
  shown: (run: number) => string;
  make: (office: Office, run: number) => Promise<unknown>;
}

const fee = 'facts/classes.yaml:classes/0/fees/yearly';

const changes: readonly Change[] = [
  {
    what: 'a fee',
    page: '/classes',
    shown: (run) => `11,00${run}`,
    make: (office, run) => office.set(fee, `1100${run}`),
  },
  {
    what: 'the slogan',
    page: '/',
    shown: (run) => `Back benches: ${run}`,
    make: (office, run) => office.set('school.yaml:slogan', `Back benches: ${run}`),
  },
  {
    what: 'a phone number',
    page: '/',
    shown: (run) => `tel:+91000000010${run}`,
    make: (office, run) => office.set('school.yaml:phones/0/number', `+91 00000 0010${run}`),
  },
  {
    what: 'a teacher more',
    page: '/teachers',
    shown: (run) => `Mrs. Bench ${run}`,
    make: (office, run) =>
      office.add('facts/staff.yaml:staff', {
        name: `Mrs. Bench ${run}`,
        designation: 'TGT Art',
        qualification: 'B.F.A.',
      }),
  },
];

/** How long a change in the office takes to be in the preview, and with visitors: in this school, and in a large one. */
export async function measureChanges(): Promise<Section> {
  const columns = [await inProjectCopy(measure), await inProjectCopy((cwd) => measure(addScreens(cwd)))];
  const [ours, large] = columns;
  const rows = Object.keys(ours!).map((what) => [what, ours![what]!, large![what]!]);
  return {
    title: 'Changes in the office',
    text:
      `Each change ${RUNS} times; medians. Targets: preview 1.5 s, live 5 s (15 in the large school), office 450 MB, server 130 MB.\n\n` +
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
    const firstMs = await timed(() => office.field(fee));
    const rows: Record<string, string> = {};
    const [preview, counted]: [number[], number[]] = [[], []];
    let publications = 0;
    for (const { what, page, shown, make } of changes) {
      const [live, undone]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        const text = shown(run);
        await office.preview(page);
        preview.push(
          await timed(async () => {
            await make(office, run);
            if (!(await office.preview(page)).includes(text)) throw new Error(`The preview does not show ${what}.`);
          }),
        );
        let draft = '';
        counted.push(await timed(async () => void (draft = await office.ready('/website/draft'))));
        const groups = [...draft.matchAll(/name="(group:[^"]+)" value="([^"]+)"/g)];
        const chosen = Object.fromEntries(groups.map(([, group = '', version = '']) => [group, version]));
        live.push(await timed(() => office.until(true, page, text, '/website/publish', chosen)));
        const id = String((publications += 1));
        await office.ready(`/website/publications/${id}`);
        undone.push(await timed(() => office.until(false, page, text, '/website/undo-publication', { id })));
        await office.ready(`/website/publications/${(publications += 1)}`);
      }
      rows[`${what}, until visitors have it`] = seconds(median(live));
      rows[`${what}, undone`] = seconds(median(undone));
    }
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
    const own = ownResidentBytes(server.pid);
    return {
      pages: String(pagesIn(path.join(cwd, 'build/client'))),
      'the first page of a field': seconds(firstMs),
      'saved, and in the preview': seconds(median(preview)),
      'the pages that change counted': seconds(median(counted)),
      ...rows,
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

  field(address: string): Promise<string> {
    return this.get(`/website/field?at=${encodeURIComponent(address)}`);
  }

  /** Saves a value. */
  async set(address: string, becomes: string): Promise<void> {
    const [, inInput, inTextarea] =
      /id="value"[^>]*?(?: value="([^"]*)"\/>|>([^<]*)<\/textarea>)/.exec(await this.field(address)) ?? [];
    const was = inInput ?? inTextarea ?? '';
    await this.post('/website/field', { address, was, becomes });
  }

  /** Adds an entry to a list. */
  async add(list: string, values: Record<string, string>): Promise<void> {
    const typed = Object.entries(values).map(([key, text]) => [`value:${key}`, text]);
    await this.post('/website/new', { list, ...(Object.fromEntries(typed) as Record<string, string>) });
  }

  preview(page: string): Promise<string> {
    return this.client.draftedPage(page);
  }

  /** Posts a form, and waits until visitors see a text, or no longer. */
  async until(
    isShown: boolean,
    path: string,
    text: string,
    address: string,
    fields: Record<string, string>,
  ): Promise<void> {
    await this.post(address, fields);
    const page = async () => (await fetch(new URL(path, this.siteUrl))).text();
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
