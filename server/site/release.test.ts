import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { officeInProcess } from '../../office/testing/office-pages.fixture';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { plainSiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { enquiry, identifiers, postPage, postForm, temporaryFolder } from '../testing/endpoint.fixture';
import type { ServerContent } from '../../model/projections/server-content';
import { officeWordsIn } from '../../words/words';
import { silentLog } from '../log';
import { readSettings } from '../settings/settings';
import { startServer } from '../start';
import { servedContent } from './served-content';

/** Makes two releases. Each has a page that links a script of its own, and the content for the server. */
async function twoReleases() {
  const folder = await temporaryFolder();
  const schoolFile = (id: string) => join(folder, 'releases', id, 'school.json');
  for (const id of ['1', '2']) {
    const release = join(folder, 'releases', id);
    await mkdir(join(release, 'client/assets'), { recursive: true });
    await writeFile(join(release, 'client/index.html'), `<script src="/assets/${id}.js"></script>${id.repeat(70_000)}`);
    for (const name of ['1', '2']) await writeFile(join(release, `client/assets/${name}.js`), name);
    const redirects = [{ from: '/old', to: `/new-${id}` }];
    await writeFile(join(release, siteRulesFile), JSON.stringify({ ...plainSiteRules, redirects }));
    await writeFile(schoolFile(id), JSON.stringify(serverContentIn(smallSchool)));
  }
  const publish = async (id: string) => {
    await writeFile(join(folder, 'current.part'), `${id}\n`);
    await rename(join(folder, 'current.part'), join(folder, 'current'));
  };
  await publish('1');
  const env = { SITE_DIR: join(folder, 'client'), DATA_DIR: join(folder, 'data'), PORT: '0', INBOX_PORT: '0' };
  const startBoth = async () => {
    const settings = readSettings(env, await servedContent(env.SITE_DIR));
    const server = await startServer(settings, {
      log: silentLog,
      office: officeInProcess,
      renderer: () => import('../../app/answers/render'),
    });
    onTestFinished(server.close);
    return server;
  };
  const start = async () => (await startBoth()).siteUrl;
  return { publish, start, startBoth, schoolFile };
}

it('every response comes from one release, while another is published under load, and back', async () => {
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
      // The script is of the same release as the page, even if the other release is published between the two requests.
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

it('redirects and form rules follow the published site without a restart', async () => {
  const { publish, start, schoolFile } = await twoReleases();
  const school = await readFile(schoolFile('2'), 'utf8');
  await writeFile(schoolFile('2'), school.replaceAll('enquiry_form', 'enquiry_2027'));
  const url = await start();
  const redirect = async () => (await fetch(`${url}/old`, { redirect: 'manual' })).headers.get('location');
  const send = async (template: string) =>
    (await postForm(url, { ...enquiry, ...identifiers, template_id: template, submission_id: template })).status;
  const answers = async () => [await send('enquiry_form'), await send('enquiry_2027'), await redirect()];
  expect(await answers()).toEqual([200, 400, '/new-1']);
  await publish('2');
  expect(await answers()).toEqual([400, 200, '/new-2']);
  await publish('1');
  expect(await answers()).toEqual([200, 400, '/new-1']);
});

it('the office has the language and colours of the published site, even before the first request', async () => {
  const { publish, startBoth, schoolFile } = await twoReleases();
  const content = JSON.parse(await readFile(schoolFile('2'), 'utf8')) as ServerContent;
  const recoloured = { ...content, languages: ['hi'], lookCss: ':root{--colour-page:#abcdef}' };
  await writeFile(schoolFile('2'), JSON.stringify(recoloured));
  const { officeUrl } = await startBoth();
  const text = async (address: string) => (await fetch(officeUrl + address)).text();
  expect(await text('/')).toContain(officeWordsIn.en.today.nothing);
  await publish('2');
  const page = await text('/');
  expect(page).toContain(officeWordsIn.hi.today.nothing);
  const [, sheet = ''] = /href="(\/office-\w+\.css)"/.exec(page) ?? [];
  expect(await text(sheet)).toContain('#abcdef');
});

it('a release is served as built, even if the content has been broken since', async () => {
  const { publish, start } = await twoReleases();
  vi.stubEnv('CONTENT_DIR', await spoiltContent());
  const url = await start();
  const answer = () => postPage(url, { ...enquiry, ...identifiers, full_name: '' });
  expect(await (await answer()).text()).toContain('>Example School</a></header>');
  await publish('2');
  expect([(await answer()).status, (await postForm(url, { ...enquiry, ...identifiers })).status]).toEqual([422, 200]);
});

it.each([
  ['', 'Unexpected end of JSON input'],
  [
    '{"languages": ["en"], "names": {}, "phones": []}',
    'it lacks colours, lookCss, closedDays, keepDays, forms, formsIn, stagesIn, noticesIn, mailTemplates',
  ],
  [undefined, 'ENOENT'],
])('a school.json that reads %j stops a start, and leaves a running server to what it knows', async (text, problem) => {
  const { publish, start, schoolFile } = await twoReleases();
  await (text === undefined ? rm(schoolFile('2')) : writeFile(schoolFile('2'), text));
  const url = await start();
  const toldErrors = vi.spyOn(console, 'error').mockReturnValue();
  await publish('2');
  expect((await postForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
  expect(toldErrors.mock.lastCall?.[0]).toMatch(/releases\/2\/school\.json, .* cannot be used: .* Run: npm run build$/);
  await expect(start()).rejects.toThrow(problem);
});

async function spoiltContent(): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of ['school.yaml', 'forms/enquiry.yaml', 'facts/privacy.yaml', 'look.yaml']) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), 'title: [');
  }
  return folder;
}
