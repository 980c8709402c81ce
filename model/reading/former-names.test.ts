import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { annotate, oneOf } from '../concepts/fields';
import { withoutFormerNames } from './former-names';

const texts = annotate(z.record(z.string(), z.string()), { formerly: 'captions' }).optional();
const schema = z.strictObject({
  list: z.array(oneOf({ texts: z.strictObject({ texts, sample: z.array(z.string()).optional() }) })),
  albums: z.array(z.strictObject({ texts, sample: z.array(z.string()).optional() })).optional(),
});

const read = (yaml: string) => {
  const document = parseDocument(yaml);
  const found = withoutFormerNames(schema, document).map(({ at, ...rest }) => ({ at: at.join(' '), ...rest }));
  return { found, value: document.toJS() as unknown };
};

test('a field is read under its former name, wherever it is, and so is its sample mark', () => {
  expect(read('albums: [{ texts: { a: A } }, { captions: { b: B }, sample: [captions] }]')).toEqual({
    found: [{ at: 'albums 1 texts', former: 'captions', name: 'texts' }],
    value: { albums: [{ texts: { a: 'A' } }, { texts: { b: 'B' }, sample: ['texts'] }] },
  });
});

test('entries under both names are one list, in which those of today win', () => {
  const { value } = read('albums: [{ captions: { a: old, b: B }, texts: { a: A } }]');
  expect(value).toEqual({ albums: [{ texts: { a: 'A', b: 'B' } }] });
});

test('a file that is read again, as in each language, has the same former names', () => {
  const document = parseDocument('albums: [{ captions: { a: A } }]');
  const first = withoutFormerNames(schema, document);
  expect(withoutFormerNames(schema, document)).toEqual(first);
  expect(first).toHaveLength(1);
});

test('content of another shape than its schema is left to the schema', () => {
  for (const yaml of ['albums: 7', 'albums: [captions]', '- x', 'albums: [{ captions: x, texts: y }]'])
    expect(read(yaml).found).toEqual([]);
});
