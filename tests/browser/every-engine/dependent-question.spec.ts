import { conditionalQuestionStyles } from '../../../app/render/conditional-question-styles';
import { expect, test } from '../journeys/fixtures';

/** A form that asks for a stream in classes 11 and 12, and for a laboratory in science. */
const styles = conditionalQuestionStyles([
  {
    id: 'tried',
    title: 'Tried',
    template: 'tried',
    summary: ['class'],
    fields: [
      { kind: 'text', name: 'class', label: 'Class', maxLength: 9 },
      ...[
        { name: 'stream', question: 'class', values: ['११', '12'] },
        { name: 'laboratory', question: 'stream', values: ['Science'] },
      ].map(({ name, question, values }) => ({
        kind: 'text' as const,
        name,
        label: name,
        maxLength: 9,
        onlyIf: { question, answers: values.map((value) => ({ value, label: value })) },
      })),
    ],
    sent: { title: 'Sent', sentence: 'Thank you.' },
  },
]);
const list = (name: string, ...values: string[]) =>
  `<select name="${name}">${['', ...values].map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`;
const html = `<form data-form="tried">${list('class', '10', '११', '12')}
<div class="only-if">${list('stream', 'Arts', 'Science')}</div>
<div class="only-if"><input name="laboratory"></div>
<input type="hidden" name="submission_id"></form>`;

test('a choice shows and hides its conditional questions, by a visitor or by a script', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(
    ([text, rules]) => {
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', text!);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules!);
      document.adoptedStyleSheets.push(sheet);
    },
    [html, styles],
  );
  const control = (name: string) => page.locator(`[data-form=tried] [name=${name}]`);
  const expectShown = async (...names: string[]) => {
    for (const name of ['stream', 'laboratory'])
      if (names.includes(name)) await expect(control(name), name).toBeVisible();
      else await expect(control(name), name).toBeHidden();
  };
  await expectShown();
  await control('class').selectOption({ label: '११' });
  await expectShown('stream');
  await control('stream').selectOption({ label: 'Science' });
  await expectShown('stream', 'laboratory');
  await control('class').selectOption({ label: '10' });
  await expectShown();
  // A script that restores a draft sets the value like this.
  await control('class').evaluate((each) => ((each as HTMLSelectElement).value = '12'));
  await expectShown('stream', 'laboratory');
  await control('class').evaluate((each) => (each as HTMLSelectElement).form!.reset());
  await expectShown();
});
