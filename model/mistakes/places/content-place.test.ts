import { expect, test } from 'vitest';
import { parsedFields } from './content-place';

test('the texts of the site and of its draft stay parsed side by side, until many others were parsed', () => {
  const parse = (amount: number) => parsedFields('facts/classes.yaml', `yearly: ${amount}`);
  const [live, draft] = [parse(38400), parse(39900)];
  expect(parse(38400)).toBe(live);
  expect(parse(39900)).toBe(draft);

  for (let index = 0; index < 500; index += 1) parsedFields(`${index}.yaml`, '');
  expect(parse(38400)).not.toBe(live);
});
