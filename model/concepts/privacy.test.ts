import { expect, test } from 'vitest';
import { smallSchool } from '../testing/edited-content';
import { noticeBeside } from './privacy';
import { readSiteContent } from '../reading/read-site-content';

test.each([
  [365, 'For one year.'],
  [730, 'For 2 years.'],
  [400, 'For 400 days.'],
])('a notice puts %i days into words', (keepDays, said) => {
  const otherForms = { title: 'x', items: [{ question: 'How long?', answer: 'For {keepTime}.' }], declaration: 'x' };
  expect(noticeBeside('visit', { keepDays, notices: {}, otherForms }, 'en')?.items[0]?.answer).toBe(said);
});

test('a page gets only the words of the notice', () => {
  const notice = noticeBeside('enquiry', readSiteContent(smallSchool).privacy, 'en');
  expect(Object.keys(notice ?? {})).toEqual(['title', 'declaration', 'items']);
});
