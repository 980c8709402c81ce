import { expect, it } from 'vitest';
import { redirectStub } from './redirect-files';

it('a page that leads on lets the browser have the icon of the site, and nothing else', () => {
  const policy = /content="(default-src[^"]+)"/.exec(redirectStub('/enquiry-form', 'https://spls.example', 'en'))?.[1];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
});
