import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy';

const page = { scripts: ['first()', '{}'], styles: ['a{}'] };

/** Splits a policy into its directives and their sources. */
function directivesOf(inline: typeof page, mailOrigin: string): Record<string, string[]> {
  return Object.fromEntries(
    contentPolicy(inline, mailOrigin)
      .split('; ')
      .map((directive) => splitDirective(directive)),
  );
}

function splitDirective(directive: string): [name: string, sources: string[]] {
  const [name = '', ...sources] = directive.split(' ');
  return [name, sources];
}

// The hashes come from `printf 'first()' | openssl dgst -sha256 -binary | base64`.
it('allows a page’s own scripts and styles, our origin and the map', () => {
  expect(directivesOf(page, '')).toEqual({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
      "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    ],
    'style-src': ["'self'", "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.openstreetmap.org'],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  });
});

it('allows the mail provider in fetch and forms only', () => {
  const { 'connect-src': connect, 'form-action': form, ...others } = directivesOf(page, 'https://mail.example');
  expect([connect, form]).toEqual([
    ["'self'", 'https://mail.example'],
    ["'self'", 'https://mail.example'],
  ]);
  expect(directivesOf(page, '')).toMatchObject(others);
});
