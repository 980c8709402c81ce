import type { Locator } from '@playwright/test';
import type { FormDefinition } from '../../../forms/form-definition';
import { type Answers, answersOf, fillIn, question, untilBegun } from '../support/answers';
import { feesOnCard, shown } from '../support/content';
import { expectMailOf } from '../support/mailbox';
import {
  dialogForm,
  enquiryForm,
  fieldOf,
  listOfClassesIn,
  menuLinkTo,
  nameField,
  notOfferedClass,
  offeredClass,
  otherText,
  readingScreen,
  screenOf,
} from '../support/this-school';
import { enquiryDialog, expect, goBack, phone, tap, tapAt, test } from './fixtures';
import { mobileComplaint, words } from '../support/words';

test.use(phone);

test(
  'a parent finds the fee of a class from Home in two taps, and APPLY NOW leads to the form',
  { tag: '@links' },
  async ({ page, visit }) => {
    const some = offeredClass();
    const { form, path } = listOfClassesIn();
    const fees = menuLinkTo(screenOf('classes').path);
    await visit('/');
    await tap(page.getByRole('button', { name: words.menu, exact: true }));
    const menu = page.getByRole('navigation', { name: words.siteMenu, exact: true });
    await tap(menu.getByRole('link', { name: fees.link, exact: true }));
    const heading = page.getByRole('heading', { name: shown(some.label), exact: true });
    const card = page.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText(feesOnCard(some));
    await tap(card.getByRole('link', { name: words.classes.applyFor(some.label), exact: true }));
    await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
    await expect(question(page.getByRole('main'), nameField(form))).toBeVisible();
  },
);

test(
  'APPLY NOW of a class that the form does not offer leads to whom to call',
  { tag: '@links' },
  async ({ page, visit }) => {
    const { label } = notOfferedClass();
    listOfClassesIn();
    await visit(screenOf('classes').path);
    await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
    const note = page.getByRole('main').getByText(words.form.classNotOffered(label)).first();
    await expect(note).toBeInViewport();
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  },
);

test.describe('where scripts run', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'without JavaScript the class is not preselected');

  test('APPLY NOW chooses its class in the form', async ({ page, visit }) => {
    const { label, option } = offeredClass();
    const { list } = listOfClassesIn();
    await visit(screenOf('classes').path);
    await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
    await expect(question(page.getByRole('main'), list)).toHaveValue(option);
  });

  test('the last APPLY NOW wins, even for a class that the form doesn’t offer; other answers stay', async ({
    page,
    visit,
  }) => {
    const some = offeredClass();
    const { form, list } = listOfClassesIn();
    const place = page.getByRole('main');
    const applyFor = async (label: string) => {
      await tap(page.getByRole('link', { name: words.classes.applyFor(label), exact: true }));
      await untilBegun(place.locator('form'));
    };
    await visit(screenOf('classes').path);
    await applyFor(some.label);
    await question(place, nameField(form)).fill('आरव');
    for (const { label, option } of [{ ...notOfferedClass(), option: '' }, some]) {
      await goBack(page);
      await applyFor(label);
      await expect(question(place, list)).toHaveValue(option);
      await expect(question(place, nameField(form))).toHaveValue('आरव');
    }
  });
});

test(
  'an enquiry is sent from its screen, and reaches the school’s mailbox with every answer',
  { tag: '@quick' },
  async ({ page, visit, wake, way, childName }) => {
    const { form, path } = enquiryForm();
    const answers = answersOf(form, childName);
    await visit(path);
    await fillIn(page.getByRole('main'), form, answers);
    await tap(page.getByRole('main').getByRole('button', { name: words.send }));
    await wake();
    await expect(way.sentAnswer(page, form).getByText(shown(form.sent.sentence), { exact: true })).toBeVisible();
    await expectMailOf(form, answers, childName);
    await tap(way.leaveSentAnswer(page, form));
    await expect(way.sentAnswer(page, form)).toBeHidden();
  },
);

test('an enquiry with a mistake is explained, keeps all that was typed, and goes out once corrected', async ({
  page,
  visit,
  wake,
  way,
  connection,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const { form, path } = enquiryForm();
  const mobile = fieldOf(form, 'mobile');
  const answers = { ...answersOf(form, childName), [mobile.name]: '12345' };
  const place = page.getByRole('main');
  await visit(path);
  await fillIn(place, form, answers);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();

  await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitlePrefix}`));
  await expect(place.getByRole('alert')).toContainText(words.form.errorSummary(1));
  await tap(place.getByRole('alert').getByRole('link', { name: mobileComplaint() }));
  await expect(question(place, mobile)).toBeFocused();
  await expect(question(place, mobile)).toHaveAccessibleDescription(mobileComplaint());
  await expectTyped(place, form, answers);

  await question(place, mobile).fill('98765 43210');
  // From another address, because the test is faster than the rate limit allows.
  connection.comeFrom(`2001:db8:ffff:${childName.slice(-4)}::1`);
  await tap(way.sendAgain(page));
  await expect(way.sentAnswer(page, form).getByText(shown(form.sent.sentence), { exact: true })).toBeVisible();
  const digits = `[0-9${shown('0123456789')}]{3}`;
  await expect(way.sentAnswer(page, form)).toContainText(new RegExp(words.spokenNumber(`${digits} ${digits}`)));
  await expectMailOf(form, { ...answers, [mobile.name]: '98765 43210' }, childName);
});

test('input and focus survive hydration', async ({ page, visit, wake, childName }) => {
  const { form, path } = enquiryForm();
  const answers = answersOf(form, childName);
  const place = page.getByRole('main');
  await visit(path);
  await fillIn(place, form, answers);
  await question(place, otherText(form)).focus();
  await wake();
  await expectTyped(place, form, answers);
  await expect(question(place, otherText(form))).toBeFocused();
});

test('an enquiry is sent from a page that the browser has translated, with every answer', async ({
  page,
  visit,
  wake,
  way,
  childName,
  expectProblem,
}) => {
  // React reports a hydration mismatch and re-renders.
  expectProblem(/Minified React error #418/);
  const { form, path } = enquiryForm();
  const answers = answersOf(form, childName);
  const place = page.getByRole('main');
  await visit(path);
  await translate(place);
  await question(place, otherText(form)).focus();
  // React may re-render between the driver's focus and typing.
  await way.afterTouch?.(page);
  await fillIn(place, form, answers);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, answers, childName);
});

test('Close on the form leads Home, without input in the URL', async ({ page, visit }) => {
  const { form, path } = enquiryForm();
  await visit(path);
  await question(page.getByRole('main'), otherText(form)).fill('None');
  await tap(page.getByRole('main').getByRole('button', { name: words.close }));
  await expect(page).toHaveURL(/\/\??$/);
});

test.describe('in the enquiry dialog', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'without JavaScript no dialog opens');

  test('an enquiry is sent, and reaches the school’s mailbox with every answer', async ({
    page,
    wake,
    way,
    childName,
  }) => {
    const form = dialogForm();
    const answers = answersOf(form, childName);
    await page.goto(readingScreen().path);
    await fillIn(enquiryDialog(page), form, answers);
    await tap(enquiryDialog(page).getByRole('button', { name: words.send }));
    await wake();
    await expect(way.sentAnswer(page, form).getByText(shown(form.sent.sentence), { exact: true })).toBeVisible();
    await expect(enquiryDialog(page)).toBeHidden();
    await expectMailOf(form, answers, childName);
  });

  test('one tap on ×, on Close or beside it closes it; a tap inside does not', async ({ page }) => {
    const { title } = dialogForm({ everyTime: true });
    const close = enquiryDialog(page).getByRole('button', { name: words.close });
    const taps = {
      '×': () => tap(close.first()),
      Close: () => tap(close.last()),
      'beside it': () => tapAt(page, 180, 4),
    };
    for (const [place, leave] of Object.entries(taps)) {
      await test.step(place, async () => {
        await page.goto('/');
        await tap(enquiryDialog(page).getByRole('heading', { name: shown(title) }));
        await expect(enquiryDialog(page)).toBeVisible();
        await leave();
        await expect(enquiryDialog(page)).toBeHidden();
      });
    }
  });
});

/** Simulates the browser's translation, which wraps each text in an element. */
async function translate(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('option, textarea'))) {
      const translated = document.createElement('font');
      translated.textContent = text.textContent;
      text.parentNode?.replaceChild(translated, text);
    }
  });
}

async function expectTyped(place: Locator, { fields }: FormDefinition, answers: Answers): Promise<void> {
  for (const field of fields) await expect(question(place, field)).toHaveValue(answers[field.name] ?? '');
}
