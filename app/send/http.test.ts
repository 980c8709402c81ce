// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './http';

const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('OK')));

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  document.cookie = 'XSRF-TOKEN=a%20token';
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

function sentToken(): string | null {
  return new Headers(sent.mock.lastCall?.[1]?.headers).get('X-XSRF-TOKEN');
}

describe('request', () => {
  it.each(['/api/v1.0/email/send-form', 'api/send'])('sends the token of the cookie with a POST to %s', async (url) => {
    await request(url, { method: 'POST' });
    expect(sentToken()).toBe('a token');
  });

  it.each(['GET', 'HEAD', undefined])('sends no token with %s', async (method) => {
    await request('/page', { method });
    expect(sentToken()).toBeNull();
  });

  it.each([
    'https://api.example/send',
    'HTTP://api.example',
    '//api.example/send',
    '\\\\api.example',
    ' https://api.example',
  ])('never sends the token to another origin: %s', async (url) => {
    await request(url, { method: 'POST' });
    expect(sentToken()).toBeNull();
  });

  it.each(['%', '%E0%A4', '%0A', 'a%zz', 'आशा'])('sends no token that a header cannot carry: %s', async (token) => {
    document.cookie = `XSRF-TOKEN=${token}`;
    await request('/send', { method: 'POST' });
    expect(sentToken()).toBeNull();
  });

  it('keeps the caller’s headers', async () => {
    await request('/send', { method: 'POST', headers: { Accept: 'text/plain' } });
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('Accept')).toBe('text/plain');
  });
});
