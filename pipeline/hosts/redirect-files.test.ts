import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { notFoundPage, redirectStub } from './redirect-files';

const website = 'https://spls.example';

function policyOf(page: string): string[] | undefined {
  return /content="(default-src[^"]+)"/.exec(page)?.[1]?.split('; ');
}

it('a redirect page loads only the site’s icon', () => {
  expect(policyOf(redirectStub('/enquiry-form', website, 'en'))).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
});

it('the 404 page redirects Home without JavaScript, and its policy allows only its own script', () => {
  const page = notFoundPage('/', ['/mr', '/hi'], website, 'en');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/#not-found"></noscript>');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policyOf(page)).toContain(`script-src 'sha256-${hash}'`);
});

it('it needs no script if no other language is below it', () => {
  const page = notFoundPage('/mr', [], website, 'mr');
  expect(page).not.toContain('script');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/mr#not-found">');
});
