import { describe, expect, it } from 'vitest';
import { parseRedirects, redirectOfUnknown } from './redirects';

it('reads exact redirects, comments, and one line for everything else', () => {
  const { exact, unknown } = parseRedirects(
    '# moved\r\n\r\n/home / 301\n/enquiryForm   /enquiry-form\t301\n/* / 302\n',
  );
  expect([...exact]).toEqual([
    ['/home', { to: '/', status: 301 }],
    ['/enquiryForm', { to: '/enquiry-form', status: 301 }],
  ]);
  expect([...unknown]).toEqual([['/', { to: '/', status: 302 }]]);
  expect(parseRedirects('')).toEqual({ exact: new Map(), unknown: new Map() });
});

it('leads what is unknown below an address to where its line says, and the rest to where /* does', () => {
  const redirects = parseRedirects('/mr/home /mr 301\n/mr/* /mr 302\n/* /welcome 302\n');
  expect(redirectOfUnknown(redirects, '/mr/nothing').to).toBe('/mr');
  expect(redirectOfUnknown(redirects, '/mrs').to).toBe('/welcome');
  expect(redirectOfUnknown(parseRedirects('/mr/* /mr 302'), '/nothing').to).toBe('/');
});

describe('what it refuses', () => {
  it.each([
    ['/home /', '_redirects:1 · expected FROM TO STATUS · found “/home /” · write /home / 301'],
    [
      '/a /b 301 Country=in',
      '_redirects:1 · expected FROM TO STATUS · found “/a /b 301 Country=in” · write /home / 301',
    ],
    ['/a /b 200', '_redirects:1 · expected a status of 301, 302, 303, 307, 308 · found “200” · write 301'],
    [
      '/a https://evil.example 301',
      '_redirects:1 · expected a path on this site as TO · found “https://evil.example” · write a path such as /enquiry-form',
    ],
    [
      '/a //evil.example 301',
      '_redirects:1 · expected a path on this site as TO · found “//evil.example” · write a path such as /enquiry-form',
    ],
    [
      '/a* /b 301',
      '_redirects:1 · expected an exact path, or /* at its end, as FROM · found “/a*” · write a path such as /home',
    ],
    ['/a /b 301\n/a /c 301', '_redirects:2 · expected each path once · found “/a” · write one line for it'],
    [
      '/* / 302\n/a /b 301',
      '_redirects:2 · expected no line after the one for /*, which covers it · found “/a /b 301” · write this line above it',
    ],
    [
      '/a/* /a 302\n/a/b /c 301',
      '_redirects:2 · expected no line after the one for /a/*, which covers it · found “/a/b /c 301” · write this line above it',
    ],
    ['/a /a 301', '_redirects:1 · expected another path as TO · found “/a” · write where it should lead'],
  ])('%s', (text, message) => {
    expect(() => parseRedirects(text)).toThrow(message);
  });
});
