import { expect, test } from 'vitest';
import { createSubmissionId, openedAt } from './submission-id';

test('an id is a UUID of version 7', () => {
  expect(createSubmissionId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an id contains the time when the form was opened', () => {
  const now = Date.UTC(2026, 10, 20, 6, 30);
  expect(openedAt(createSubmissionId(now))).toBe(now);
  expect(openedAt(createSubmissionId(0))).toBe(0);
});

test('two forms opened at the same time have different ids', () => {
  const ids = Array.from({ length: 1000 }, () => createSubmissionId(1));
  expect(new Set(ids).size).toBe(1000);
});

test.each(['', 'x', '0190163d-8694-4a9e-b3a1-000000000000', ' 0190163d-8694-7a9e-b3a1-000000000000'])(
  '“%s” is not an id that this site has made',
  (id) => {
    expect(openedAt(id)).toBeUndefined();
  },
);
