import type { Locator } from '@playwright/test';
import { answersOf, fillIn, openSections, question } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { career, words } from '../support/school';
import { chromium } from '../engines/engines';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a conditional question says for which answers it is, with JavaScript appears when chosen, must be answered, and is sent', async ({
  page,
  visit,
  wake,
  way,
  engine,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const place = page.getByRole('main');
  const [work, subject] = ['Kind of work', 'Subject'].map((label) => question(place, label)) as [Locator, Locator];
  await visit('/career');
  await openSections(place);
  if (way.runsScripts) await expect(subject).toBeHidden();
  // The drivers of the others forbid only the scripts of the page, so that the browser still reports `scripting: enabled`.
  else if (engine === chromium) await expect(subject).toBeVisible();
  await work.focus();
  await work.selectOption({ label: 'Teaching' });
  await expect(subject).toBeVisible();
  await expect(work).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(`The one that you like best. ${words.form.onlyFor(['Teaching'])}`);

  const answers = answersOf(career, childName);
  const { subject: answer = '', ...others } = answers;
  await fillIn(place, career, others);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await tap(place.getByRole('alert').getByRole('link', { name: 'Enter your subject', exact: true }));
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(/Enter your subject$/);

  await subject.fill(answer);
  await tap(way.sendAgain(page));
  await expect(way.sentAnswer(page, career)).toBeVisible();
  await expectMailOf(career, answers, childName);
});
