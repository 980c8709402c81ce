import { answersOf, fillIn, openSections, question } from '../support/answers';
import { shown } from '../support/content';
import { expectMailOf, mailWith } from '../support/mailbox';
import { dependentQuestion, needed } from '../support/this-school';
import { words } from '../support/words';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a conditional question says for which answers it is, with JavaScript appears when chosen, and is sent', async ({
  page,
  visit,
  wake,
  way,
  engine,
  childName,
}) => {
  const { form, path, field, list, asks } = dependentQuestion();
  const place = page.getByRole('main');
  await visit(path);
  await openSections(place);
  if (way.runsScripts) await expect(question(place, field)).toBeHidden();
  // Scripts are forbidden by policy, but the browser still reports `scripting: enabled`.
  else if (!engine.forbidsScripts) await expect(question(place, field)).toBeVisible();
  await question(place, list).focus();
  await fillIn(place, { ...form, fields: [list] }, { [list.name]: asks });
  await expect(question(place, field)).toBeVisible();
  await expect(question(place, list)).toBeFocused();
  const answers = field.onlyIf!.answers.map(({ label }) => shown(label));
  await expect(question(place, field)).toHaveAccessibleDescription(
    [shown(field.hint), shown(words.form.onlyFor(answers))].filter(Boolean).join(' '),
  );

  const filledIn = answersOf(form, childName);
  await fillIn(place, form, filledIn);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, filledIn, childName);
});

test('a conditional question without an answer is an error', async ({
  page,
  visit,
  wake,
  way,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const { form, path, field } = dependentQuestion();
  const { name, label, whenEmpty } = needed(field.required ? field : undefined, 'such question that must be answered');
  const { [name]: _unanswered, ...answers } = answersOf(form, childName);
  const place = page.getByRole('main');
  await visit(path);
  await fillIn(place, form, answers);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  const complaint = shown(whenEmpty ?? words.form.answerMissing(label));
  await tap(place.getByRole('alert').getByRole('link', { name: complaint, exact: true }));
  await expect(question(place, field)).toBeFocused();
  await expect(question(place, field)).toHaveAccessibleDescription(new RegExp(`${complaint}$`));
});

test('a conditional question that isn’t asked is neither sent nor shown to the office', async ({
  page,
  visit,
  wake,
  way,
  childName,
}) => {
  const { form, path, field, list, asksNothing } = dependentQuestion();
  const all = { ...answersOf(form, childName), [list.name]: asksNothing };
  const answers = Object.fromEntries(
    Object.entries(all).filter(([name]) =>
      form.fields.every((each) => each.name !== name || each.onlyIf?.question !== list.name),
    ),
  );
  const place = page.getByRole('main');
  await visit(path);
  await fillIn(place, form, answers);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, answers, childName);
  expect((await mailWith(childName)).text).not.toContain(field.label);
});
