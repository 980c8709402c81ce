import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/endpoint.fixture';
import type { RemoteFolder } from '../remote/remote-folder';
import { FilesOfOthers, listName, syncSite } from './sync-site';

const dayMs = 24 * 60 * 60_000;

/** A host in memory, whose line can break. */
class Host implements RemoteFolder {
  readonly files = new Map<string, string>();
  readonly steps: string[] = [];
  /** After so many steps, the line breaks. */
  breaksAfter = Infinity;
  /** Looks at the website after each step, as a visitor. */
  afterStep: () => void = () => undefined;

  constructor(readonly parallel: number) {}

  list(folder: string): Promise<string[]> {
    const prefix = folder === '' ? '' : `${folder}/`;
    const below = [...this.files.keys()].filter((path) => path.startsWith(prefix));
    return Promise.resolve([...new Set(below.map((path) => path.slice(prefix.length).split('/')[0]!))]);
  }

  read(path: string): Promise<Buffer | undefined> {
    const text = this.files.get(path);
    return Promise.resolve(text === undefined ? undefined : Buffer.from(text));
  }

  async write(path: string, source: string | Buffer): Promise<void> {
    const text = typeof source === 'string' ? await readText(source) : source.toString();
    this.step(`write ${path}`, () => this.files.set(path, text));
  }

  remove(path: string): Promise<void> {
    return Promise.resolve().then(() => this.step(`remove ${path}`, () => this.files.delete(path)));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private step(name: string, work: () => void): void {
    if (this.breaksAfter === 0) throw new Error('The line is broken.');
    this.breaksAfter -= 1;
    work();
    this.steps.push(name);
    this.afterStep();
  }
}

const readText = async (file: string) => (await import('node:fs/promises')).readFile(file, 'utf8');

/** Writes a site of these files, and nothing else. */
async function build(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const withoutList = (host: Host) => Object.fromEntries([...host.files].filter(([path]) => path !== listName));

it('sends what pages need before pages, and only what differs', async () => {
  const siteDir = join(await temporaryFolder(), 'site');
  const host = new Host(1);
  const first = {
    'index.html': 'a1',
    'mr/index.html': 'b1',
    'assets/1.css': '1',
    '.htaccess': 'rules',
    'service-worker.js': 'w',
  };
  await build(siteDir, first);
  expect(await syncSite(siteDir, host, { mayReplace: false, now: 0 })).toEqual(['index.html', 'mr/index.html']);
  expect(host.steps.filter((step) => !step.includes(listName))).toEqual(
    ['assets/1.css', 'index.html', 'mr/index.html', '.htaccess', 'service-worker.js'].map((path) => `write ${path}`),
  );
  expect(withoutList(host)).toEqual(first);
  host.steps.length = 0;
  expect(await syncSite(siteDir, host, { mayReplace: false, now: 1 })).toEqual([]);
  expect(host.steps).toEqual([]);

  const second = { 'index.html': 'a2', 'assets/2.css': '2', '.htaccess': 'rules', 'service-worker.js': 'w' };
  await build(siteDir, second);
  await syncSite(siteDir, host, { mayReplace: false, now: 2 });
  // The page is gone, and what it needed stays for a day.
  expect(withoutList(host)).toEqual({ ...second, 'assets/1.css': '1' });
  await syncSite(siteDir, host, { mayReplace: false, now: 2 + dayMs });
  expect(withoutList(host)).toEqual({ ...second, 'assets/1.css': '1' });
  await syncSite(siteDir, host, { mayReplace: false, now: 3 + dayMs });
  expect(withoutList(host)).toEqual(second);
});

it('touches no files of others unless somebody says so, and never those beside its own', async () => {
  const siteDir = join(await temporaryFolder(), 'site');
  await build(siteDir, { 'index.html': 'new', 'a/b/c.html': 'new', 'constructor/__proto__.html': 'new' });
  const host = new Host(1);
  const others = { 'index.html': 'old', 'a/b/c.html': 'old', 'a/letters.pdf': 'letters', 'mail/index.php': 'mail' };
  for (const [path, text] of Object.entries(others)) host.files.set(path, text);
  const refused = await syncSite(siteDir, host, { mayReplace: false, now: 0 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FilesOfOthers);
  expect((refused as FilesOfOthers).paths.sort()).toEqual(['a/b/c.html', 'index.html']);
  expect(withoutList(host)).toEqual(others);
  await syncSite(siteDir, host, { mayReplace: true, now: 0 });
  await build(siteDir, { 'index.html': 'newer' });
  await syncSite(siteDir, host, { mayReplace: false, now: 1 });
  expect(withoutList(host)).toEqual({ 'index.html': 'newer', 'a/letters.pdf': 'letters', 'mail/index.php': 'mail' });
  host.files.set(listName, '{"files":');
  await build(siteDir, { 'index.html': 'newest' });
  await expect(syncSite(siteDir, host, { mayReplace: false, now: 2 })).rejects.toThrow(FilesOfOthers);
});

/** A page names its style sheet and its picture, which never change under their names. */
const site = fc
  .dictionary(fc.constantFrom('index', 'fees', 'mr/index', 'mr/fees', 'a'), fc.nat(3), { noNullPrototype: true })
  .map((pages) => {
    const files: Record<string, string> = { '.htaccess': JSON.stringify(pages) };
    for (const [name, version] of Object.entries(pages)) {
      const [style, picture] = [`assets/${version}.css`, `pictures/${name.replace('/', '-')}-${version}.jpg`];
      files[`${name}.html`] = `${style} ${picture}`;
      files[style] = style;
      files[picture] = picture;
    }
    return files;
  });
const step = fc.record({
  site,
  breaksAfter: fc.oneof({ weight: 1, arbitrary: fc.constant(Infinity) }, { weight: 2, arbitrary: fc.nat(20) }),
  pauseMs: fc.constantFrom(1000, dayMs / 2, dayMs + 1),
});

it('never shows a page whose files are missing, wherever the line breaks, and ends with the site as it was built', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.constantFrom(1, 4), async (steps, parallel) => {
      const siteDir = join(await temporaryFolder(), 'site');
      const host = new Host(parallel);
      host.files.set('letters.pdf', 'letters');
      host.afterStep = () => {
        for (const [path, text] of host.files)
          if (path.endsWith('.html'))
            for (const needed of text.split(' ')) expect([...host.files.keys()]).toContain(needed);
        expect(host.files.get('letters.pdf')).toBe('letters');
      };
      let now = 0;
      let [built, isWhole] = [{}, true];
      const send = () => syncSite(siteDir, host, { mayReplace: false, now });
      for (const each of steps) {
        now += each.pauseMs;
        built = each.site;
        await build(siteDir, each.site);
        host.breaksAfter = each.breaksAfter;
        isWhole = await send().then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe('The line is broken.');
            return false;
          },
        );
      }
      host.breaksAfter = Infinity;
      if (!isWhole) await send();
      expect(withoutList(host)).toMatchObject({ ...built, 'letters.pdf': 'letters' });
      now += dayMs + 1;
      await send();
      now += dayMs + 1;
      await send();
      expect(withoutList(host)).toEqual({ ...built, 'letters.pdf': 'letters' });
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 60 },
  );
}, 600_000);
