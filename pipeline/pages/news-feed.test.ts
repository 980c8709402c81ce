// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { newsFeed } from './news-feed';

const school = {
  languages: ['en'],
  website: 'https://www.school.example',
  name: 'A & B School',
  founded: 2018,
} as never;
const screen = { path: '/news', data: { title: 'News', description: 'What happens.' } };
const rain = {
  id: 'rain',
  file: 'news/rain.md',
  title: 'Rain < sun',
  date: '2026-11-20',
  body: '**No** school. See [the fees](/classes).',
};

const settings = { carouselIntervalMs: 3000, keepsPagesOffline: true };

const read = (
  notices: (typeof rain & { pdf?: string })[],
  own: Partial<Pick<Parameters<typeof newsFeed>[0], 'language' | 'settings'>> = {},
) =>
  new DOMParser().parseFromString(
    newsFeed({ language: 'en', school, settings, notices, ...own }, screen),
    'application/xml',
  );

test('a notice is a valid Atom entry with a permanent address, its date in India and its text', () => {
  const feed = read([rain]);
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.querySelector('feed > title')?.textContent).toBe('News · A & B School');
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://www.school.example/news.atom');
  const entry = feed.querySelector('entry');
  expect(entry?.querySelector('id')?.textContent).toBe('https://www.school.example/news/rain');
  expect(entry?.querySelector('title')?.textContent).toBe('Rain < sun');
  expect(entry?.querySelector('updated')?.textContent).toBe('2026-11-20T00:00:00+05:30');
  expect(entry?.querySelector('content')?.textContent).toBe(
    '<p><strong>No</strong> school. See <a href="https://www.school.example/classes">the fees</a>.</p>\n',
  );
});

test('the PDF of a notice is a link in its text', () => {
  expect(read([{ ...rain, pdf: 'circular-12.pdf' }]).querySelector('content')?.textContent).toContain(
    '<a href="https://www.school.example/documents/news-rain.pdf">Read the PDF</a>',
  );
});

test('a school without notices has a feed without entries', () => {
  expect(read([]).querySelector('feed > updated')?.textContent).toBe('2018-01-01T00:00:00+05:30');
});

test('a feed has the digits of the school, except in addresses and dates', () => {
  const notice = { ...rain, title: '15 ऑगस्ट', body: '[वर्ग 5](/classes#5) ची सभा 9 वाजता.', date: '2026-08-15' };
  const feed = read([notice], { language: 'mr', settings: { ...settings, digits: 'devanagari' } });
  expect(feed.querySelector('entry title')?.textContent).toBe('१५ ऑगस्ट');
  const content = feed.querySelector('content')?.textContent;
  expect(content).toContain('/classes#5">वर्ग ५</a> ची सभा ९ वाजता.');
  expect(feed.querySelector('entry updated')?.textContent).toBe('2026-08-15T00:00:00+05:30');
});
