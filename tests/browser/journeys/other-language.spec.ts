import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { answersOf, fillIn, question } from '../support/answers';
import { expectMailOf } from '../support/mailbox';
import { enquiry, marathi, mobileComplaint } from '../support/school';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a parent reads the fees in her language, and every letter of her form arrives', async ({
  page,
  visit,
  wake,
  way,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const words = wordsIn.mr;
  const form = marathi.forms.find(({ id }) => id === 'enquiry')!;

  await visit('/');
  await tap(page.getByRole('contentinfo').getByRole('link', { name: languages.mr.name, exact: true }));
  await expect(page).toHaveURL('/mr');
  await visit('/mr/classes');
  const heading = page.getByRole('heading', { name: 'इयत्ता नववी', exact: true });
  const card = page.getByRole('listitem').filter({ has: heading });
  await expect(card).toContainText(/४९,६००/);
  await tap(card.getByRole('link', { name: words.classes.applyFor('इयत्ता नववी'), exact: true }));
  await expect(page).toHaveURL(/\/mr\/enquiry-form(#|$)/);

  const place = page.getByRole('main');
  const mobile = question(place, 'मोबाइल क्रमांक');
  const answers = answersOf(form, childName);
  await fillIn(place, form, { ...answers, mobile_number: '12345' }, 'mr');
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitlePrefix}`));
  await tap(place.getByRole('alert').getByRole('link', { name: mobileComplaint('mr') }));
  await expect(mobile).toBeFocused();
  await mobile.fill(answers.mobile_number ?? '');
  await tap(way.sendAgain(page, 'mr'));

  await expect(page.locator('html')).toHaveAttribute('lang', languages.mr.tag);
  const sent = way.sentAnswer(page, form);
  await expect(sent.getByText(form.sent.sentence, { exact: true })).toBeVisible();
  // The mail is in the office's language, with unchanged answers.
  await expectMailOf(enquiry, answers, childName, 'mr');
  await tap(way.leaveSentAnswer(page, form, 'mr'));
  await expect(sent).toBeHidden();
});
