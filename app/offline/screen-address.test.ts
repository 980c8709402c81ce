import { expect, it } from 'vitest';
import { withoutEndSlash } from './screen-address';

it.each([
  ['/classes/', '/classes'],
  ['/classes', '/classes'],
  ['/', '/'],
])('%s is the screen %s', (address, screen) => {
  expect(withoutEndSlash(address)).toBe(screen);
});
