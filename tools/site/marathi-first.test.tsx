import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScreenMeta } from '../../app/shell/screen-meta';
import { type Site, SiteContext } from '../../app/shell/site';
import { pagesInLanguages } from '../../model/derived/languages';
import { smallSchool, withEdits } from '../../model/testing/edited-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { sitemap } from './site-files';

const mission = `---
kind: prose
title: आमचे ध्येय
description: शाळा वर्षभर दररोज काय करू पाहते, ते येथे वाचा.
---

शुल्क प्रवेशाआधी सांगितले जाते. [वर्ग](/classes) पाहा.

प्रत्येक मूल वाचते.
`;
const inEnglish = `texts:
  - { mr: आमचे ध्येय, en: Our Mission }
  - { mr: 'शुल्क प्रवेशाआधी सांगितले जाते. [वर्ग](/classes) पाहा.', en: 'The fee is told first. See the [classes](/classes).' }
`;

const contents = schoolInMarathiFirst();
const [marathi, english] = contents;
const { school } = marathi;
const missionOf = (address: string) =>
  contents.flatMap(({ screens }) => screens).find(({ path: screen }) => screen === address);

test('the first language stands at the addresses of the screens, English below /en', () => {
  expect(contents.map(({ language }) => language)).toEqual(['mr', 'en']);
  expect(english?.screens.map((screen) => screen.path)).toEqual(
    marathi.screens.map((screen) => (screen.path === '/' ? '/en' : `/en${screen.path}`)),
  );
});

test('each has its own texts, and links inside itself', () => {
  expect(missionOf('/our-mission')).toMatchObject({
    data: { title: 'आमचे ध्येय' },
    body: expect.stringContaining('[वर्ग](/classes) पाहा.') as string,
  });
  expect(missionOf('/en/our-mission')).toMatchObject({
    data: { title: 'Our Mission' },
    body: 'The fee is told first. See the [classes](/en/classes).\n\nप्रत्येक मूल वाचते.',
  });
  expect(english?.untranslated).toContainEqual({ file: 'screens/our-mission.md', text: 'प्रत्येक मूल वाचते.' });
  expect(marathi.untranslated).toEqual([]);
});

test('the sitemap names each page in both', () => {
  const alternates =
    `<xhtml:link rel="alternate" hreflang="mr-IN" href="${school.website}/our-mission"/>` +
    `<xhtml:link rel="alternate" hreflang="en-IN" href="${school.website}/en/our-mission"/>`;
  const map = sitemap(school.website, contents);
  for (const address of ['/our-mission', '/en/our-mission'])
    expect(map).toContain(`<url><loc>${school.website}${address}</loc>${alternates}</url>`);
  expect(map).not.toContain('/mr');
});

test.each(['/our-mission', '/en/our-mission'])('%s names itself in both, and Marathi for who speaks neither', (at) => {
  const language = at.startsWith('/en') ? 'en' : 'mr';
  const site = { school, language, pages: pagesInLanguages(school.languages, at), path: at };
  const head = renderToStaticMarkup(
    <SiteContext value={site as unknown as Site}>
      <ScreenMeta title="Title" description="Text" />
    </SiteContext>,
  );
  const links = [...head.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
  expect(links).toEqual([
    ['mr-IN', `${school.website}/our-mission`],
    ['en-IN', `${school.website}/en/our-mission`],
    ['x-default', `${school.website}/our-mission`],
  ]);
  expect(head).toContain(`<link rel="canonical" href="${school.website}${at}"/>`);
  expect(head).toContain(`<meta property="og:locale" content="${language}_IN"/>`);
});

function schoolInMarathiFirst() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(smallSchool, folder, { recursive: true });
    withEdits(folder, [
      { file: 'school.yaml', from: 'languages: [en]', to: 'languages: [mr, en]' },
      { file: 'screens/our-mission.md', to: mission },
      { file: 'screens/our-mission.translations.yaml', to: inEnglish },
    ]);
    return readEveryLanguage(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
