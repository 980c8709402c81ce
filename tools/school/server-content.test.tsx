import { cp } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactBlock } from '../../app/shell/foot/contact-block';
import { palettes } from '../../look/palettes';
import { serverContentOf } from '../../model/derived/server-content';
import { readServerContent } from '../../model/reading/read-server-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { type Edit, smallSchool, withEdits } from '../../model/testing/edited-content';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { enquiry, identifiers, postPage, startEndpoint, temporaryFolder } from '../../server/testing/endpoint.fixture';

test.each(['with a build', 'without one'])(
  'name and telephone are the same on a page and on an answer of the server %s, however they were typed',
  async (way) => {
    const folder = await schoolWith(
      { file: 'school.yaml', from: 'name: Example School', to: 'name: Exam\u200bple School' },
      { file: 'school.yaml', from: '+91 00000 00001', to: '\u200e+91 00000\u200b 00001' },
    );
    const contents = readEveryLanguage(folder);
    const content = way === 'with a build' ? serverContentOf(contents) : readServerContent(folder);
    const { url } = await startEndpoint({}, { school: () => servedSchool(readSettings({}, content)) });
    const answer = await postPage(url, { ...enquiry, ...identifiers, full_name: '' });
    const texts = [renderToStaticMarkup(<ContactBlock school={contents[0].school} />), await answer.text()];
    for (const text of texts) {
      expect(text).toContain('Example School');
      expect(text).toMatch(/href="tel:\+910000000001"[^>]*>\+91 00000 00001</);
    }
  },
);

test('the file of a build says all that the server would read of the same content', async () => {
  const folder = await schoolWith(
    { file: 'school.yaml', from: '[en]', to: '[en, mr]' },
    { file: 'school.translations.yaml', to: 'texts: [{ en: Example School, mr: उदाहरण शाळा }]' },
    { file: 'settings.yaml', from: 'text: Admission', to: 'text: "{{schoolName}}: admission"\n  # Admission' },
    { file: 'settings.yaml', from: 'carousel', to: 'digits: devanagari\ncarousel' },
    { file: 'look.yaml', from: 'palette: earth-and-indigo', to: 'palette: teal-and-coral' },
    { file: 'facts/privacy.yaml', from: 'keepDays: 365', to: 'keepDays: 400' },
  );
  const file = JSON.parse(JSON.stringify(serverContentOf(readEveryLanguage(folder)))) as unknown;
  expect(file).toEqual(readServerContent(folder));
  expect(file).toMatchObject({
    languages: ['en', 'mr'],
    names: { mr: 'उदाहरण शाळा' },
    digits: 'devanagari',
    colours: palettes['teal-and-coral'],
    keepDays: 400,
  });
  expect(JSON.stringify(file)).toContain('400 days');
});

async function schoolWith(...edits: Edit[]): Promise<string> {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  withEdits(folder, edits);
  return folder;
}
