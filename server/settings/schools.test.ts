import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palettes } from '../../look/palettes';
import { enquiry, identifiers, postPage, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { onlySchool, readSchools } from './schools';
import { readSettings } from './settings';

it('gives each of several schools its palette', async () => {
  const folder = await temporaryFolder();
  const school = { name: 'A', publicKey: 'a', mailFrom: 'a@a.example', keepDays: 365 };
  const mailTo = { enquiry: 'a@a.example', career: 'a@a.example' };
  const file = join(folder, 'schools.yaml');
  await writeFile(
    file,
    JSON.stringify([
      { ...school, mailTo, id: 'a' },
      { ...school, mailTo, id: 'b', publicKey: 'b', palette: 'leaf-and-marigold' },
    ]),
  );
  const schools = await readSchools(readSettings({ SCHOOLS_FILE: file }));
  expect(schools.map(({ colours }) => colours.wall)).toEqual([
    palettes['earth-and-indigo'].wall,
    palettes['leaf-and-marigold'].wall,
  ]);
});

it('writes its pages in them, as their policy allows', async () => {
  const colours = palettes['teal-and-coral'];
  const schools = [{ ...onlySchool(readSettings({})), name: 'A', phones: [], colours }] as const;
  const { url, apps } = await startEndpoint({}, { schools });
  const response = await postPage(url, { ...enquiry, ...identifiers });
  for (const page of [await response.text(), (await apps.inbox.inject('/')).body]) {
    expect(page).toContain(`background: ${colours.page}; color: ${colours.text};`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(style).not.toContain(palettes['earth-and-indigo'].text);
  }
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
});
