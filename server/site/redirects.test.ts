import { describe, expect, it } from 'vitest';
import { parseRedirects } from './redirects';

it('reads exact redirects, and comments', () => {
  expect([...parseRedirects('# moved\r\n\r\n/home / 301\n/enquiryForm   /enquiry-form\t302\n')]).toEqual([
    ['/home', { to: '/', status: 301 }],
    ['/enquiryForm', { to: '/enquiry-form', status: 302 }],
  ]);
  expect([...parseRedirects('')]).toEqual([]);
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
    ['/a/* /b 301', '_redirects:1 · expected an exact path as FROM · found “/a/*” · write a path such as /home'],
    ['/a /b 301\n/a /c 301', '_redirects:2 · expected each path once · found “/a” · write one line for it'],
    ['/a /a 301', '_redirects:1 · expected another path as TO · found “/a” · write where it should lead'],
  ])('%s', (text, message) => {
    expect(() => parseRedirects(text)).toThrow(message);
  });
});
