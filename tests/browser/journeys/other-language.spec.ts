import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { answersOf, fillIn, question } from '../support/answers';
import { content, contentsOfOthers, enquiryScreenOf, feesOnCard, shown } from '../support/content';
import { expectMailOf } from '../support/mailbox';
import { enquiryForm, fieldOf, listOfClassesIn, needed, offeredClass, screenOf } from '../support/this-school';
import { mobileComplaint } from '../support/words';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a parent reads the fees in her language, and every letter of her form arrives', async ({
  page,
  visit,
  wake,
  way,
  connection,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const { form } = enquiryForm();
  const some = offeredClass();
  needed(listOfClassesIn().form === form ? form : undefined, 'enquiry that asks for the class');
  const site = needed(contentsOfOthers[0], 'second language');
  const { language } = site;
  const words = shown(wordsIn[language], language);
  // Classes have the same position in every language.
  const schoolClass = site.classes[content.classes.findIndex(({ label }) => label === some.label)]!;
  const { form: formHere, path } = enquiryScreenOf(site)!;
  const fees = site.screens.find(({ kind }) => kind === screenOf('classes').kind)!;

  await visit('/');
  await tap(page.getByRole('contentinfo').getByRole('link', { name: languages[language].name, exact: true }));
  await expect(page).toHaveURL(addressIn(language, '/'));
  await visit(fees.path);
  const heading = page.getByRole('heading', { name: shown(schoolClass.label, language), exact: true });
  const card = page.getByRole('listitem').filter({ has: heading });
  await expect(card).toContainText(feesOnCard(schoolClass, site));
  await tap(card.getByRole('link', { name: words.classes.applyFor(schoolClass.label), exact: true }));
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));

  const place = page.getByRole('main');
  const mobile = fieldOf(formHere, 'mobile');
  const answers = answersOf(formHere, childName);
  await fillIn(place, formHere, { ...answers, [mobile.name]: '12345' }, language);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitlePrefix}`));
  await expect(place.getByRole('alert')).toContainText(words.form.errorSummary(1));
  await tap(place.getByRole('alert').getByRole('link', { name: mobileComplaint(language) }));
  await expect(question(place, mobile, language)).toBeFocused();
  await question(place, mobile, language).fill(answers[mobile.name] ?? '');
  // Send from another network address: the test is faster than the rate limit of one address allows.
  connection.comeFrom(`2001:db8:ffff:${childName.slice(-4)}::1`);
  await tap(way.sendAgain(page, language));

  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
  const sent = way.sentAnswer(page, formHere);
  await expect(sent.getByText(shown(formHere.sent.sentence, language), { exact: true })).toBeVisible();
  // The mail is in the office's language, with unchanged answers.
  await expectMailOf(form, answers, childName, language);
  await tap(way.leaveSentAnswer(page, formHere, language));
  await expect(sent).toBeHidden();
});
