import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { notFoundPage, redirectStub } from './redirect-files';

const website = 'https://spls.example';

function policyOf(page: string): string[] | undefined {
  return /content="(default-src[^"]+)"/.exec(page)?.[1]?.split('; ');
}

it('a page that leads on lets the browser have the icon of the site, and nothing else', () => {
  expect(policyOf(redirectStub('/enquiry-form', website, 'en'))).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
});

it('the page for unknown addresses leads Home without scripts, and may run its own script only', () => {
  const page = notFoundPage('/', ['/mr', '/hi'], website, 'en');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/#not-found"></noscript>');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policyOf(page)).toContain(`script-src 'sha256-${hash}'`);
});

it('where no other language is below it, it needs no script', () => {
  const page = notFoundPage('/mr', [], website, 'mr');
  expect(page).not.toContain('script');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/mr#not-found">');
});
