import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';
import { notice, screenOfNews as screen } from '../testing/rule-examples/notices';

test('a notice that is right', () => {
  expect(messageAfter(screen, notice('date: 2026-11-20\nuntil: 2026-11-20'))).toBeUndefined();
});

testMessages({
  'a day that does not exist, and one that is written day first': [
    [screen, notice('date: 2026-11-31\nuntil: 30/11/2026')],
    `content/news/rain.md, line 3 · date
    expected: a day written as year-month-day, for example 2019-10-25
    found:    “2026-11-31”
    to do:    There is no such day in the calendar. Correct it.

    content/news/rain.md, line 4 · until
    expected: a day written as year-month-day, for example 2019-10-25
    found:    “30/11/2026”
    to do:    Write 2026-11-30.`,
  ],
  'a second screen of news': [
    [
      screen,
      {
        file: 'screens/notices.yaml',
        to: String(screen.to).replaceAll('a school', 'one school').replace('News', 'Notices'),
      },
    ],
    `content/screens/notices.yaml, line 1 · kind
    expected: a text that is used only once
    found:    “news”, which is also in content/screens/news.yaml
    to do:    Change or delete one of the two.`,
  ],
  'a picture that is not there': [
    [screen, notice('date: 2026-11-20\npicture: { photo: rain.jpg, alt: Rain on the court }')],
    `content/news/rain.md, line 4 · picture › photo
    expected: a photo in content/photos/
    found:    “rain.jpg”, and no such file
    to do:    Put the photo there, or write the name of one that is there.`,
  ],
});

test.each(['news/Annual Day.md', 'news/2026.md', 'news/circular.pdf'])('%s is not a notice', (file) => {
  expect(messageAfter(screen, { file, to: 'x' })).toContain('expected: a notice: a file that ends with .md');
});
