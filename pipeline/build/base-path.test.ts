import { expect, it } from 'vitest';
import { readBasePath } from './base-path';

it.each([
  ['', '/'],
  ['/', '/'],
  ['school', '/school/'],
  ['/school', '/school/'],
  ['/trust/school/', '/trust/school/'],
])('%j is the folder %j', (written, path) => {
  expect(readBasePath(written)).toBe(path);
});

it.each(['https://trust.example/school', '/sch ool/', '/शाळा/', '//school/', '/../school/', '/school?x'])(
  '%j is refused, and the message says what to write',
  (written) => {
    expect(() => readBasePath(written)).toThrow(
      `VITE_BASE_PATH · expected the folder in which the site is served, in English letters, digits and hyphens · found “${written}” · write /school/`,
    );
  },
);
