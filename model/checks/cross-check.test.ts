import { expect, test } from 'vitest';
import { messageAfter } from '../testing/messages';

test('school.yaml has the facts itself, and so no placeholders', () => {
  const from = 'slogan: One line of what the school is proud of.';
  const message = messageAfter({ file: 'school.yaml', from, to: 'slogan: "{{schoolName}} has no back bench."' });
  expect(message).toContain('school.yaml:6 · slogan');
});
