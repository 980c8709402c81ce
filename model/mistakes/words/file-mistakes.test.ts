import { expect, test } from 'vitest';
import { messageAfter } from '../../testing/messages';

test('a text that begins with a placeholder needs quotation marks', () => {
  const text = 'text: {{schoolName}} is open';
  const message = messageAfter({ file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: text });
  expect(message).toContain('content/settings.yaml:4\n');
  expect(message).toContain(text);
});

test.each(['facts/staff.yaml', 'facts/documents.yaml', 'facts/classes.yaml', 'menu.yaml'])(
  '%s without a line',
  (file) => {
    expect(messageAfter({ file, to: '' })).toContain(`content/${file}`);
  },
);
