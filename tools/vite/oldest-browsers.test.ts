import browserslist from 'browserslist';
import { expect, it } from 'vitest';

it('the browsers for which the site is built are those of 99 in 100 visitors from India', () => {
  expect(browserslist.coverage(browserslist(), 'IN')).toBeGreaterThan(99);
});
