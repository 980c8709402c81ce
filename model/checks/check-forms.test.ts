import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, smallSchool } from '../testing/edited-content';
import { testMessages, testWarnings, warningsAfter } from '../testing/messages';
import { noticeBeside } from '../concepts/privacy';
import { readSiteContent } from '../reading/read-site-content';

const question: Edit = {
  file: 'forms/enquiry.yaml',
  from: 'fields:\n',
  to: 'fields:\n  - { name: bus_stop, kind: text, label: Nearest bus stop, maxLength: 120 }\n',
};
const asked = (name: string): Edit => ({
  file: 'facts/privacy.yaml',
  from: 'asks: [full_name,',
  to: `asks: [full_name, ${name},`,
});
const notices = readFileSync(path.join(smallSchool, 'facts/privacy.yaml'), 'utf8');

testMessages({
  'a form without a notice beside its Send button': [
    { file: 'facts/privacy.yaml', to: notices.split('# For every form')[0]?.replace(/ {2}career:[^]*/, '') },
    `content/facts/privacy.yaml, line 5 · notices
    expected: a notice for the form “career”: people must know what happens with what they write
    found:    none, and no otherForms
    to do:    Copy a notice, name it “career:” and change its words; or name it “otherForms:”, at the margin, for all forms without one.`,
  ],
});

testWarnings({
  'a question that is newer than the notice': [
    question,
    `content/facts/privacy.yaml, line 24 · notices › enquiry › asks
    expected: every question that the form asks
    found:    no bus_stop, which content/forms/enquiry.yaml asks since
    to do:    Read whether the notice still tells what is asked, why, and who sees it; then add the name to this list.`,
  ],
  'a form whose stages are all open': [
    {
      file: 'forms/enquiry.yaml',
      from: 'Admitted, final: true }\n  - { id: not-coming, label: Not coming, final: true }',
      to: 'Admitted }',
    },
    `content/forms/enquiry.yaml, line 7 · stages
    expected: at least one final stage, in which nobody has to call any more
    found:    none, so that everything stays in the office’s list of calls
    to do:    Add “final: true” to the stages that end the work, for example after admission.`,
  ],
  'a question that the notice was written for': [[question, asked('bus_stop')], ''],
});

test('the notice lists a question that the form does not ask', () => {
  expect(warningsAfter(question, asked('bus_stopp'))).toEqual([expect.stringContaining('Did you mean “bus_stop”?')]);
  expect(warningsAfter(asked('bus_stop')).join()).toContain('to do:    Delete it here, and in the notice');
});

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
