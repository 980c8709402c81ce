import { expect, it } from 'vitest';
import { readSpokenNumber, showSpokenNumber } from './spoken-number';

it('groups the digits in threes', () => {
  expect(showSpokenNumber(482_913)).toBe('482 913');
});

it.each([
  '482913',
  '482 913',
  ' 482\u00a0913 ',
  '482-913',
  '48 29 13',
  '४८२ ९१३',
  '\u200e482 913',
  '482\u200b913',
  '\u2068482\u202f913\u2069',
  '482–913',
  '\uff14\uff18\uff12913',
])('reads %j', (typed) => {
  expect(readSpokenNumber(typed)).toBe(482_913);
});

it.each(['', '48291', '4829130', '082913', '482a13', '98765 43210', '7c4d-91e2-03ab'])('rejects %j', (typed) => {
  expect(readSpokenNumber(typed)).toBeUndefined();
});
