import { expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../server/site/headers';
import { headersFile } from './headers-file';

const rules = parseHeaders(headersFile());

it('says of every address what a page cannot say of itself', () => {
  expect(headersFor(rules, '/teachers')).toEqual({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

it('lets only that be kept for good whose name changes with its content', () => {
  const kept = rules.filter(({ headers }) => headers.some(([name]) => name === 'cache-control'));
  expect(kept).toEqual(
    ['/assets/*', '/pictures/*'].map((pattern) => ({
      pattern,
      headers: [['cache-control', 'public, max-age=31536000, immutable']],
    })),
  );
});
