import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendFormPath } from '../../forms/form-definition';
import { plainSiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { createApps } from '../app';
import { silentLog } from '../log';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import { temporaryFolder } from '../testing/endpoint.fixture';

/** Starts a server with a site at `/school/`. */
async function serve() {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'client/mr'), { recursive: true });
  for (const [name, text] of Object.entries({ 'index.html': 'Home', 'mr.html': 'मुख्यपृष्ठ', 'mr/fees.html': 'शुल्क' }))
    writeFileSync(join(folder, 'client', name), text);
  writeFileSync(
    join(folder, siteRulesFile),
    JSON.stringify({
      ...plainSiteRules,
      basePath: '/school/',
      homes: ['/', '/mr'],
      redirects: [{ from: '/home', to: '/' }],
    }),
  );
  const ofContent = { ...serverContentIn(smallSchool), languages: ['en', 'mr'] as const };
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'client') }, ofContent);
  const apps = await createApps({
    settings,
    school: () => servedSchool(settings, '/school/'),
    log: silentLog,
    renderer: () => import('../../app/answers/render'),
  });
  onTestFinished(() => apps.site.close());
  const origin = await apps.site.listen({ host: '127.0.0.1', port: 0 });
  return (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });
}

describe('a site in a folder of its host', () => {
  it.each([
    ['/school/', 200, null],
    ['/school/mr/fees', 200, null],
    ['/school', 301, '/school/'],
    ['/school/mr/fees/', 301, '/school/mr/fees'],
    ['/school/mr/fees.html?a=1', 301, '/school/mr/fees?a=1'],
    ['/school/home', 301, '/school/'],
    ['/school/no-such-page', 302, '/school/#not-found'],
    ['/school/mr/no-such-page', 302, '/school/mr#not-found'],
    ['/', 302, '/school/'],
    ['/mr/fees', 302, '/school/#not-found'],
    ['/schooling', 302, '/school/#not-found'],
  ])('%s is answered with %i', async (url, status, location) => {
    const ask = await serve();
    const answer = await ask(url, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it.each(['/foo%', '/%zz', '/mr/%E0%A4', '/%25%', '/%c3%28?q=100%', '/foo%#x'])(
    'leads Home from %s, as from any unknown address',
    async (address) => {
      const ask = await serve();
      const answer = await ask(`/school${address}`, { headers: { accept: 'text/html' } });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        address.startsWith('/mr/') ? '/school/mr#not-found' : `/school/${/\?.*/.exec(address)?.[0] ?? ''}#not-found`,
      ]);
    },
  );

  it('accepts forms below its base path, those of other hosts at the root, and scopes its cookie', async () => {
    const ask = await serve();
    for (const url of [`/school${sendFormPath}`, sendFormPath]) {
      const answer = await ask(url, { method: 'POST', body: new FormData() });
      expect([answer.status, await answer.text()]).toEqual([400, 'The user_id parameter is required']);
    }
    expect((await ask('/school/')).headers.get('set-cookie')).toMatch(/Path=\/school\//);
  });
});
