import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallSchool, withEdits } from '../../model/testing/edited-content';
import { readForms } from '../../model/reading/forms';
import { enquiry, identifiers, sendForm, temporaryFolder } from '../testing/endpoint.fixture';
import { silentLog } from '../log';
import { readSettings } from '../settings';
import { startServer } from '../start';

/** Two releases: pages, which name the script that is theirs, and the content that they say. */
async function twoReleases() {
  const folder = await temporaryFolder();
  for (const id of ['1', '2']) {
    const release = join(folder, 'releases', id);
    await mkdir(join(release, 'client/assets'), { recursive: true });
    await writeFile(join(release, 'client/index.html'), `<script src="/assets/${id}.js"></script>${id.repeat(70_000)}`);
    for (const name of ['1', '2']) await writeFile(join(release, `client/assets/${name}.js`), name);
    await writeFile(join(release, 'client/_redirects'), `/old /new-${id} 301\n`);
    await cp(smallSchool, join(release, 'content'), { recursive: true });
  }
  const publish = async (id: string) => {
    await writeFile(join(folder, 'current.part'), `${id}\n`);
    await rename(join(folder, 'current.part'), join(folder, 'current'));
  };
  await publish('1');
  const env = { SITE_DIR: join(folder, 'client'), DATA_DIR: join(folder, 'data'), PORT: '0', INBOX_PORT: '0' };
  const settings = readSettings(env, readForms(join(folder, 'releases/1/content')));
  const start = async () => {
    const server = await startServer(settings, { log: silentLog });
    onTestFinished(server.close);
    return server.siteUrl;
  };
  return { publish, start, contentOf: (id: string) => join(folder, 'releases', id, 'content') };
}

it('every request is wholly of one release, while another is published under load, and back', async () => {
  const { publish, start } = await twoReleases();
  const url = await start();
  let isOver = false;
  const seen = new Map<string, number>();
  const visitor = async () => {
    while (!isOver) {
      const html = await (await fetch(url)).text();
      const [, script = ''] = /src="([^"]+)"/.exec(html) ?? [];
      const [id = ''] = /\d/.exec(script) ?? [];
      expect(html).toBe(`<script src="/assets/${id}.js"></script>${id.repeat(70_000)}`);
      // Also where the other is published between the page and its script.
      expect(await (await fetch(url + script)).text()).toBe(id);
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  for (let change = 0; change < 20; change += 1) {
    await publish(change % 2 === 0 ? '2' : '1');
    const before = (seen.get('1') ?? 0) + (seen.get('2') ?? 0);
    await expect.poll(() => (seen.get('1') ?? 0) + (seen.get('2') ?? 0)).toBeGreaterThan(before + 8);
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...seen.keys()].sort()).toEqual(['1', '2']);
});

it('redirects and the rules of forms are those of the site that visitors see, without a restart', async () => {
  const { publish, start, contentOf } = await twoReleases();
  withEdits(contentOf('2'), [
    { file: 'forms/enquiry.yaml', from: 'template: enquiry_form', to: 'template: enquiry_2027' },
    ...['html', 'subject.txt', 'txt'].map((ending) => ({ file: `mail/enquiry_form.${ending}`, to: undefined })),
  ]);
  const url = await start();
  const redirect = async () => (await fetch(`${url}/old`, { redirect: 'manual' })).headers.get('location');
  const send = async (template: string) =>
    (await sendForm(url, { ...enquiry, ...identifiers, template_id: template, submission_id: template })).status;
  const answers = async () => [await send('enquiry_form'), await send('enquiry_2027'), await redirect()];
  expect(await answers()).toEqual([200, 400, '/new-1']);
  await publish('2');
  expect(await answers()).toEqual([400, 200, '/new-2']);
  await publish('1');
  expect(await answers()).toEqual([200, 400, '/new-1']);
});
