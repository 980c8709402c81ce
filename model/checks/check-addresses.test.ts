import { describe, expect, it, test } from 'vitest';
import { messageAfter } from '../testing/messages';

const inMarathi = { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [en, mr]' };
const screen = (file: string) => ({
  file: `screens/${file}`,
  to: '---\nkind: prose\ntitle: Fees\ndescription: What a year costs in each class, and when it is to be paid at the office.\n---\n\nRice.\n',
});

test('a screen at the address of the home page in another language', () => {
  expect(messageAfter(inMarathi, screen('mr.md'))).toContain('content/screens/mr.md');
});

test('a screen at the address of a notice, or of a year of the news', () => {
  const news = {
    file: 'screens/news.yaml',
    to: 'kind: news\ntitle: News\ndescription: What happens at {{schoolName}} this week and this month, in a few lines each.\n',
  };
  const notice = { file: 'news/rain.md', to: '---\ntitle: Rain\ndate: 2026-11-20\n---\n\nNo school.\n' };
  for (const name of ['rain', '2026']) {
    expect(messageAfter(news, notice, screen(`news/${name}.md`))).toContain(
      `A notice or a year of news has the address /news/${name} too.`,
    );
  }
  const redirect = { file: 'settings.yaml', from: '', to: 'redirects:\n  - { from: /news.atom, to: /classes }\n' };
  expect(messageAfter(news, notice, redirect)).toContain('settings.yaml:2');
});

describe('a redirect from an address of the site', () => {
  const after = (from: string, ...edits: Parameters<typeof messageAfter>) =>
    messageAfter(
      { file: 'settings.yaml', from: '', to: `redirects:\n  - { from: ${from}, to: /classes }\n` },
      ...edits,
    );

  it.each(['/index', '/404', '/robots.txt', '/sitemap.xml', '/documents/fees-details.pdf', '/favicon.ico'])(
    '%s',
    (from) => expect(after(from)).toContain(`The site needs ${from} itself.`),
  );

  it.each(['/mr', '/mr/teachers', '/documents/mr/fees-details.pdf'])('%s, if the school speaks Marathi', (from) => {
    expect(after(from, inMarathi)).toContain(`redirects › 1 › from · ${from}\n`);
    expect(after(from)).toBeUndefined();
  });

  it.each(['/home', '/documents/brochure.pdf', '/mr/old', '/search'])('not %s', (from) => {
    expect(after(from, inMarathi, { file: 'screens/search.yaml', to: undefined })).toBeUndefined();
  });
});
