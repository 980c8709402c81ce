import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { smallSchool } from '../../model/testing/edited-content';
import { runNode } from '../../tests/support/node-program';
import { pageFile } from '../../model/projections/pages/site-rules';
import { type Development, startDevelopment } from '../../tests/support/development.fixture';
import { postPage } from '../../server/testing/endpoint.fixture';
import { copyProject } from '../../tests/support/project-copy';

/** Allowed memory growth of all processes over 60 content edits and 20 code edits. */
const MAX_GROWTH = 1.15;

let project: string;
let dev: Development;

beforeAll(async () => {
  project = copyProject();
  const editWhileItStarts = async () => {
    // Now the development server's code is bundled but not watched yet.
    await vi.waitFor(() => expect(readdirSync(path.join(project, '.cache/programs'))).not.toEqual([]));
    edit('pipeline/dev/dev-site.ts', 'let isLost = false;', 'let isLost = false; // edited');
  };
  [dev] = await Promise.all([startDevelopment(project, smallSchool), editWhileItStarts()]);
});

afterAll(async () => {
  await dev.stop();
  rmSync(project, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(project, file), text.replace(from, to));
}

/** Changes a file and waits until the browser is notified. */
async function change(file: string, from: string, to: string): Promise<void> {
  const before = dev.reloads();
  edit(file, from, to);
  await vi.waitFor(() => expect(dev.reloads()).toBeGreaterThan(before));
}

test('code edited during startup is used', async () => {
  await vi.waitFor(() => expect(dev.reloads()).toBe(1));
  expect(await dev.page('/dev/reload.js')).toContain('// edited');
});

test('a changed fee appears on its page', async () => {
  expect(await dev.page('/classes')).not.toContain('₹ 98,765');
  await change(`${smallSchool}/facts/classes.yaml`, 'yearly: 24000', 'yearly: 98765');
  expect(await dev.page('/classes')).toContain('₹ 98,765');
});

test('a changed component and a changed style sheet appear', async () => {
  await change('app/shell/foot/footer.tsx', '<footer', '<footer data-changed=""');
  expect(await dev.page('/')).toContain('data-changed=""');
  await change('app/shell/foot/footer.module.css', 'display:', 'order: 4711; display:');
  expect(await dev.page('/')).toContain('order:4711');
});

test('a changed component of the server’s own pages appears', async () => {
  await change('app/answers/answer-page.tsx', '<header', '<header data-changed=""');
  const answer = await postPage(dev.address(), {});
  expect(await answer.text()).toContain('data-changed=""');
});

test('a mistake is shown instead of the page until it is corrected', async () => {
  await change(`${smallSchool}/school.yaml`, 'languages:', 'langauges:');
  const answer = await fetch(`${dev.address()}/classes`);
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('school.yaml')]);
  await change(`${smallSchool}/school.yaml`, 'langauges:', 'languages:');
  expect(await dev.page('/classes')).toContain('₹ 98,765');
});

test('a screen has an address while its file exists', async () => {
  const file = path.join(project, smallSchool, 'screens/canteen.md');
  writeFileSync(
    file,
    '---\nkind: prose\ntitle: Canteen\ndescription: What children eat at noon, day by day, and what it costs.\n---\n\nRice.\n',
  );
  await vi.waitFor(async () => expect(await dev.page('/canteen')).toContain('<h1>Canteen</h1>'));
  rmSync(file);
  await vi.waitFor(async () => {
    const { status, headers } = await fetch(`${dev.address()}/canteen`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/#not-found']);
  });
});

test('a page requested during a reload is answered once it exists', async () => {
  const classes = path.join(project, smallSchool, 'facts/classes.yaml');
  const text = readFileSync(classes, 'utf8');
  for (const [index, pauseMs] of (process.env.TEST_ALL ? [50, 100, 200, 300, 400, 500] : [100, 400]).entries()) {
    const address = `/canteen-${index}`;
    writeFileSync(classes, `${text}\n# ${index}\n`);
    await wait(100);
    const asked = fetch(dev.address() + address, { redirect: 'manual' });
    await wait(pauseMs);
    const screen = `---\nkind: prose\ntitle: Canteen ${index}\ndescription: What children eat at noon in canteen ${index}, day by day, and what it costs.\n---\n\nRice.\n`;
    writeFileSync(path.join(project, smallSchool, `screens${address}.md`), screen);
    await asked;
    await vi.waitFor(async () => expect(await dev.page(address)).toContain(`<h1>Canteen ${index}</h1>`));
    const before = dev.reloads();
    rmSync(path.join(project, smallSchool, `screens${address}.md`));
    await vi.waitFor(() => expect(dev.reloads()).toBeGreaterThan(before));
  }
});

test('other files cause no reload', async () => {
  const before = dev.reloads();
  mkdirSync(path.join(project, '.data'), { recursive: true });
  const inRooms = ['server/server.log', 'app/notes.md', 'pipeline/dev/other.test.ts'];
  for (const file of ['dev.log', '.data/spool.db-wal', 'docs/notes.md', '.cache/notes.json', ...inRooms])
    writeFileSync(path.join(project, file), 'something');
  // A watched file would be reported within 50 ms.
  await wait(1000);
  expect(dev.reloads()).toBe(before);
});

test('an island’s script is bundled on request', async () => {
  const [, address = ''] = /data-island="([^"]+mail-form)"/.exec(await dev.page('/enquiry-form')) ?? [];
  const script = await fetch(dev.address() + address);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
});

test('the search file is made on request', async () => {
  const [, address = ''] = /data-file="([^"]+)"/.exec(await dev.page('/classes')) ?? [];
  const file = await fetch(dev.address() + address);
  expect([file.status, await file.json()]).toEqual([200, expect.objectContaining({ language: 'en' })]);
});

test('a page of each kind is what a build writes, but for its mark and the addresses of scripts and of the form of the enquiry dialog', async () => {
  if (process.env.TEST_ALL)
    await change(`${smallSchool}/school.yaml`, 'languages: [ en ]', 'languages: [ en, mr, hi ]');
  await runNode(['setup/build.mjs'], {
    cwd: project,
    env: { CONTENT_DIR: smallSchool, NODE_ENV: '' },
  });
  const contents = readEveryLanguage(path.join(project, smallSchool));
  // `npm test` compares one page of each kind and an album, `npm run test:all` every page.
  const addresses = contents.flatMap((site) => {
    const kinds = sitePages(site).map(
      ({ screen, subpage, path: address }) =>
        [process.env.TEST_ALL ? address : `${screen.kind} ${!!subpage}`, address] as const,
    );
    return [...new Map(kinds).values()];
  });
  for (const address of addresses) {
    const built = readFileSync(path.join(project, 'build/client', pageFile(address)), 'utf8');
    expect(withoutScripts(await dev.page(address)), address).toBe(withoutScripts(built));
  }
});

test.runIf(process.env.TEST_ALL)('code that can’t be bundled is waited for until it is corrected', async () => {
  const reported = dev.prints(/words\.ts:\d+[^]*Continues when this is corrected/);
  edit('words/en/words.ts', "close: 'Close'", "close: 'Close'(");
  await reported;
  edit('words/en/words.ts', "close: 'Close'(", "close: 'Shut'");
  await vi.waitFor(async () => expect(await dev.page('/')).toContain('Shut'));
});

// Only Linux tells the memory of other processes.
test.runIf(process.env.TEST_ALL && process.platform === 'linux')('memory doesn’t grow with edits', async () => {
  let edits = 0;
  const editOnce = async () => {
    edits += 1;
    await change(`${smallSchool}/facts/classes.yaml`, /yearly: \d+/.exec(feesNow())![0], `yearly: ${60_000 + edits}`);
    await dev.page('/classes');
    if (edits % 3 !== 0) return;
    await change('app/shell/foot/footer.tsx', '<footer', `<footer data-edit-${edits}=""`);
    await dev.page('/');
  };
  const feesNow = () => readFileSync(path.join(project, smallSchool, 'facts/classes.yaml'), 'utf8');
  // We measure after some edits, because Node collects its first garbage late.
  while (edits < 15) await editOnce();
  const before = dev.memory();
  while (edits < 75) await editOnce();
  expect(dev.memory()).toBeLessThan(before * MAX_GROWTH);
});

function withoutScripts(html: string): string {
  return html
    .replace('<script src="/dev/reload.js"></script>', '')
    .replace(/ data-(?:island|content|mark)="[^"]*"/g, '');
}
