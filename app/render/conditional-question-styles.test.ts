import { expect, it } from 'vitest';
import type { FormDefinition, FormField } from '../../forms/form-definition';
import { conditionalQuestionStyles } from './conditional-question-styles';

const field = (name: string, onlyIf?: FormField['onlyIf']): FormField => ({
  kind: 'text',
  name,
  label: name,
  maxLength: 5,
  ...(onlyIf && { onlyIf }),
});
const formOf = (...fields: FormField[]): FormDefinition => ({
  id: 'visit',
  title: 'Visit',
  template: 'visit',
  summary: ['day'],
  fields,
  sent: { title: 'Sent', sentence: 'Thank you.' },
});
const on = (question: string, ...values: string[]) => ({
  question,
  answers: values.map((value) => ({ value, label: value })),
});

it('forms without conditional questions need no styles', () => {
  expect(conditionalQuestionStyles([formOf(field('day'), field('class'))])).toBe('');
});

it('hides a question unless one of its answers is chosen, on screens with JavaScript only', () => {
  expect(conditionalQuestionStyles([formOf(field('class'), field('stream', on('class', 'Std11', 'Std12')))])).toBe(
    '@layer late{@media screen and (scripting:enabled){' +
      '[data-form="visit"]:not(:has([name="class"] :checked:is([value="Std11"],[value="Std12"]))) .only-if:has([name="stream"])' +
      '{display:none}}}',
  );
});

it('also hides a question while the question it depends on is hidden', () => {
  const styles = conditionalQuestionStyles([
    formOf(field('class'), field('stream', on('class', '11')), field('laboratory', on('stream', 'Science'))),
  ]);
  const hidden = [...styles.matchAll(/\[name="(\w+)"\] :checked[^}]*?:has\(\[name="(\w+)"\]\)/g)];
  expect(hidden.map(([, question, hides]) => [question, hides])).toEqual([
    ['class', 'stream'],
    ['class', 'laboratory'],
    ['stream', 'laboratory'],
  ]);
});

it('escapes answers', () => {
  const styles = conditionalQuestionStyles([formOf(field('class'), field('stream', on('class', '"]{}</style>\\')))]);
  expect(styles).toContain('[value="\\22 ]{}\\3c /style>\\5c "]');
});
