import { expect, it } from 'vitest';
import { screenOfData, withoutEndSlash } from './screen-address';

it.each([
  ['/classes.data', '/classes'],
  ['/about-infrastructure/facilities/library.data', '/about-infrastructure/facilities/library'],
  ['/_.data', '/'],
  ['/classes', undefined],
  ['/documents/fees.pdf', undefined],
])('the router’s %s is the data of %s', (address, screen) => {
  expect(screenOfData(address)).toBe(screen);
});

it.each([
  ['/classes/', '/classes'],
  ['/classes', '/classes'],
  ['/', '/'],
])('%s is the screen %s', (address, screen) => {
  expect(withoutEndSlash(address)).toBe(screen);
});
