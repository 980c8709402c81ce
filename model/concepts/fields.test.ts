import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, annotate, oneOf } from './fields';

const link = z.strictObject({
  label: z.string(),
  to: annotate(z.string(), { refersTo: 'screen' }).describe('Where to.'),
});
const menu = z.strictObject({
  entries: z.array(oneOf({ to: link, items: z.strictObject({ items: z.array(link) }) })),
  about: annotate(z.string(), { refersTo: 'screen' }).optional(),
});

test('references are found with their places: in lists, in each form of an entry, and in optional fields', () => {
  const data = { entries: [{ label: 'Home', to: '/' }, { items: [{ label: 'Fees', to: '/fees' }] }], about: '/about' };
  const found = fieldsOf(menu, data).filter(({ refersTo }) => refersTo === 'screen');
  expect(found.map(({ at, value }) => [at.join(' '), value])).toEqual([
    ['entries 0 to', '/'],
    ['entries 1 items 0 to', '/fees'],
    ['about', '/about'],
  ]);
  expect(fieldsOf(menu, { entries: [] }).filter(({ refersTo }) => refersTo)).toEqual([]);
});

test('a discriminated union yields the fields of its kind', () => {
  const field = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['text', 'email']), about: z.string() }),
    z.strictObject({ kind: z.literal('link'), about: annotate(z.string(), { refersTo: 'screen' }) }),
  ]);
  const data = [
    { kind: 'email', about: 'a mail' },
    { kind: 'link', about: '/fees' },
  ];
  const found = fieldsOf(z.array(field), data).filter(({ refersTo }) => refersTo);
  expect(found.map(({ at, value }) => [at.join(' '), value])).toEqual([['1 about', '/fees']]);
});
