import { expect, test } from 'vitest';
import { disclosureScreen } from '../../model/projections/pages/disclosure';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { smallSchool } from '../../model/testing/edited-content';
import { disclosureFile } from './disclosure-file';

interface Row {
  label: string;
  [status: string]: string;
}

test.each(readEveryLanguage('tests/school'))('has every row of the disclosure with its data', (content) => {
  const screen = disclosureScreen(content);
  const written = JSON.parse(disclosureFile(content, screen!, '2026-11-20')) as {
    page: string;
    sections: { title: string; rows: Row[] }[];
  };
  expect(written.page).toBe(content.school.website + screen!.path);
  expect(written.sections.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual(
    screen!.data.sections.map(({ title, rows }) => [title, rows.map(({ label }) => label)]),
  );
  for (const row of written.sections.flatMap(({ rows }) => rows)) {
    const { label, ...said } = row;
    expect(Object.values(said).every(Boolean), label).toBe(true);
    expect(Object.keys(said), label).not.toEqual([]);
  }
});

test('comes from the screen that the header links to, if there are several', () => {
  const [content] = readEveryLanguage('tests/school');
  const screen = disclosureScreen(content);
  expect(screen?.path).toBe(content.settings.disclosureLink?.to);
  const results = { ...screen!, path: '/board-results' };
  expect(disclosureScreen({ ...content, screens: [results, ...content.screens] })).toBe(screen);
});

test('a document is published or awaited, with its absolute address', () => {
  const [content] = readEveryLanguage(smallSchool);
  const rows = [
    { label: 'Letter', document: 'school-circular' },
    { label: 'NOC', document: 'land-certificate' },
    { label: 'Fire', document: 'fire-safety-certificate' },
    { label: 'Hostel', notApplicable: 'There is none.' },
  ];
  const fire = { id: 'fire-safety-certificate', title: 'Fire', scan: 'fire.pdf', validUntil: '2028-03-31' };
  const documents = [fire, ...content.documents];
  const data = { sections: [{ title: 'A', rowTitle: 'Name', valueTitle: 'Link', rows }] };
  const text = disclosureFile({ ...content, documents }, { path: '/disclosure', data: data as never }, '2026-11-20');
  const [{ rows: written }] = (JSON.parse(text) as { sections: [{ rows: Row[] }] }).sections;
  const { website } = content.school;
  expect(written).toEqual([
    { label: 'Letter', document: `${website}/documents/school-circular.pdf`, status: 'published' },
    {
      label: 'NOC',
      document: `${website}/documents/land-certificate.pdf`,
      status: 'awaited',
      awaitedSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    },
    {
      label: 'Fire',
      document: `${website}/documents/fire-safety-certificate.pdf`,
      status: 'published',
      validUntil: '2028-03-31',
    },
    { label: 'Hostel', notApplicable: 'There is none.' },
  ]);
});
