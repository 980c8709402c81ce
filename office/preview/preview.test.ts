import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { ContentError } from '../../model/mistakes/words/content-error';
import { type Drafts, draftsOf } from '../../model/writing/drafts';
import { compareVersions } from './compare';
import { pageOfField } from './pages-of-fields';
import { previewPage } from './preview';
import { versionsForTest } from './workshop.fixture';

const versions = versionsForTest(smallSchool);
const files = '/preview/secret/files';

const fee = 'facts/classes.yaml:classes/0/fees/yearly';
const withFee = draftsOf({ folder: smallSchool }, [
  { file: 'facts/classes.yaml', at: ['classes', 0, 'fees', 'yearly'], value: 12_345 },
]);

async function preview(page: string, drafts: Drafts = new Map()) {
  const version = await versions.of(drafts);
  return (await previewPage(version, { page, files, changed: drafts.size > 0 ? [fee] : [] }))!;
}

test('the preview has the script with the hash and no other', async () => {
  const { html, scriptHash } = await preview('/');
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  expect(scriptHash).toBe(`sha256-${createHash('sha256').update(scripts[0]![1]!).digest('base64')}`);
  expect(html).not.toMatch(/ on\w+="| autofocus|http-equiv="Content-Security-Policy"|<base/);
});

test('files are below the address of the preview, links to pages have their address', async () => {
  const { html } = await preview('/');
  const addresses = [...html.matchAll(/<(?:img|link|source)[^>]* (?:src|href|srcset)="(\/[^"]*)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^\/preview\/secret\/files\//);
  expect(html).not.toMatch(/url\("?\/(?!preview)/);
  expect(html).toMatch(/<a[^>]* href="\/classes"[^>]* data-page="\/classes"/);
  expect(html).toMatch(/<html[^>]* data-title="[^"]/);
});

test('the font of the headings is shown also if it comes late', async () => {
  const { html } = await preview('/');
  expect(html.match(/font-display:\w+/g)).toEqual(['font-display:swap']);
});

test('nothing in the frame takes the focus', async () => {
  const { html } = await preview('/');
  const controls = html.match(/<(?:a|button|input|summary)\b[^>]*>/g) ?? [];
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter((each) => !each.includes(' tabindex="-1"'))).toEqual([]);
});

test('there is no preview of an unknown page', async () => {
  expect(await previewPage(await versions.of(), { page: '/unknown', files })).toBeUndefined();
});

test('a fee of the draft is shown, leads to its field and is outlined', async () => {
  const page = await pageOfField(fee, await versions.of(), 'en');
  const { html } = await preview(page.path, withFee);
  expect(html).toMatch(new RegExp(`data-field="${fee}" data-changed=""[^>]*>[^<]*12,345`));
  expect((await preview(page.path)).html).not.toContain('data-changed=""');
});

test('a change counts the pages and documents that show it', async () => {
  const live = await versions.of();
  expect(await compareVersions(live, live)).toEqual({ pages: 0, documents: 0, languages: 0 });
  const { school, ...draft } = await versions.of(withFee);
  // Every page has the day of the last change.
  const effect = await compareVersions(live, { ...draft, school: { ...school, changedOn: '2027-01-01' } });
  expect(effect.pages).toBeGreaterThan(0);
  expect(effect.pages).toBeLessThan(6);
  expect(effect.documents).toBeGreaterThan(0);
  expect(effect.languages).toBe(1);
});

test('a file with a mistake is shown as published', async () => {
  const drafts = new Map([
    ...withFee,
    ['school.yaml', readFileSync(`${smallSchool}/school.yaml`, 'utf8').replace('name:', 'nam:')],
  ]);
  await expect(versions.of(drafts)).rejects.toThrow('school.yaml');
  const { school } = await versions.shown(drafts);
  expect(school.contents[0].classes[0]!.fees?.yearly).toBe(12_345);
  expect(school.contents[0].school.name).toBe((await versions.of()).school.contents[0].school.name);
});

test('a field of a screen is shown on its screen, an unshown one on Home', async () => {
  const live = await versions.of();
  expect((await pageOfField('screens/classes.yaml:title', live, 'en')).path).toBe('/classes');
  expect((await pageOfField('settings.yaml:digits', live, 'en')).path).toBe('/');
});

test('a draft with mistakes is read once', async () => {
  const wrong = draftsOf({ folder: smallSchool }, [{ file: 'school.yaml', at: ['founded'], value: 'long ago' }]);
  const mistakes = () => versions.of(wrong).catch((error: unknown) => error);
  expect(await mistakes()).toBeInstanceOf(ContentError);
  expect(await mistakes()).toBe(await mistakes());
});
