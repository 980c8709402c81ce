import { answersOf, fillIn, openSections, question } from '../support/answers';
import { shown } from '../support/content';
import { expectMailOf } from '../support/mailbox';
import { dependentQuestion, needed } from '../support/this-school';
import { words } from '../support/words';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a conditional question says for which answers it is, with JavaScript appears when chosen, must be answered, and is sent', async ({
  page,
  visit,
  wake,
  way,
  engine,
  connection,
  childName,
  expectProblem,
}) => {
  if (way.mistakeProblem) expectProblem(way.mistakeProblem);
  const { form, path, field, list, asks } = dependentQuestion();
  const { name, label, whenEmpty, hint, onlyIf } = needed(
    field.required ? field : undefined,
    'such question that must be answered',
  );
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
  const named = shown(words.form.onlyFor(onlyIf!.answers.map((answer) => answer.label)));
  await expect(question(place, field)).toHaveAccessibleDescription([shown(hint), named].filter(Boolean).join(' '));

  const answers = answersOf(form, childName);
  const { [name]: answer = '', ...others } = answers;
  await fillIn(place, form, others);
  await tap(place.getByRole('button', { name: words.send }));
  await wake();
  const complaint = shown(whenEmpty ?? words.form.answerMissing(label));
  await tap(place.getByRole('alert').getByRole('link', { name: complaint, exact: true }));
  await expect(question(place, field)).toBeFocused();
  await expect(question(place, field)).toHaveAccessibleDescription(new RegExp(`${complaint}$`));

  await fillIn(place, { ...form, fields: [field] }, { [name]: answer });
  // Send from another network address: the test is faster than the rate limit of one address allows.
  connection.comeFrom(`2001:db8:ffff:${childName.slice(-4)}::1`);
  await tap(way.sendAgain(page));
  await expect(way.sentAnswer(page, form)).toBeVisible();
  await expectMailOf(form, answers, childName);
});
