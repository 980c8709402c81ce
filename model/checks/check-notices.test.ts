import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';
import { notice, screenOfNews as screen } from '../testing/rule-examples/notices';

test('a notice that is right', () => {
  expect(messageAfter(screen, notice('date: 2026-11-20\nuntil: 2026-11-20'))).toBeUndefined();
});

testMessages({
  'a day that does not exist, and one that is written day first': [
    [screen, notice('date: 2026-11-31\nuntil: 30/11/2026')],
    `content/news/rain.md:3 · date · 2026-11-31
    There is no such day in the calendar. Check the day and the month.

    content/news/rain.md:4 · until · 30/11/2026
    Write 2026-11-30.`,
  ],
  'a second screen of news': [
    [
      screen,
      {
        file: 'screens/notices.yaml',
        to: String(screen.to).replaceAll('a school', 'one school').replace('News', 'Notices'),
      },
    ],
    `content/screens/notices.yaml:1 · kind · news
    “news” is there twice. Change or delete one of the two.`,
  ],
  'a picture that is not there': [
    [screen, notice('date: 2026-11-20\npicture: { photo: rain.jpg, alt: Rain on the court }')],
    `content/news/rain.md:4 · picture › photo · rain.jpg
    There is no photo “rain.jpg”. Add it first.`,
  ],
});

test.each(['news/Annual Day.md', 'news/2026.md', 'news/circular.pdf'])('%s is not a notice', (file) => {
  expect(messageAfter(screen, { file, to: 'x' })).toContain(`content/${file}\n`);
});
