import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isOriginAllowed, isPageNavigation } from './sender-checks';

const request = (headers: Record<string, string>) => ({ headers, host: 'school.example' }) as unknown as FastifyRequest;

it.each([
  [true, 'no origin', {}],
  [true, 'the origin of the site', { origin: 'https://school.example' }],
  [true, 'another scheme of the site, whose TLS a proxy ends', { origin: 'http://school.example' }],
  [true, 'an origin of the settings', { origin: 'https://other.example' }],
  [true, 'a page on this machine', { origin: 'http://localhost:4000' }],
  [true, 'an unknown origin for which the browser vouches', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [true, 'a site whose proxy changes `Host`', { origin: 'https://public.example', 'sec-fetch-site': 'same-origin' }],
  [false, 'a foreign origin', { origin: 'https://foreign.example' }],
  [false, 'another host of this domain', { origin: 'https://foreign.example', 'sec-fetch-site': 'same-site' }],
  [false, 'a foreign page', { origin: 'https://foreign.example', 'sec-fetch-site': 'cross-site' }],
  [false, 'a foreign origin without a page', { origin: 'https://foreign.example', 'sec-fetch-site': 'none' }],
  [false, 'a domain that begins like an allowed one', { origin: 'https://other.example.foreign.example' }],
  [false, 'a domain that begins like this machine', { origin: 'http://localhost.foreign.example' }],
  [false, 'a sandboxed frame', { origin: 'null' }],
  [false, 'a sandboxed frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [false, 'an app that calls itself as the site', { origin: 'app://school.example' }],
])('%s for %s', (isAllowed, _, headers) => {
  expect(isOriginAllowed(request(headers), ['https://other.example'])).toBe(isAllowed);
});

it.each([
  [true, { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' }],
  [true, { accept: 'text/html,*/*' }],
  [false, { accept: 'text/html,*/*', 'sec-fetch-mode': 'cors' }],
  [false, { accept: '*/*', 'sec-fetch-mode': 'navigate' }],
  [false, { accept: '*/*' }],
  [false, {}],
])('that a person will read the answer is %s with %j', (isPage, headers) => {
  expect(isPageNavigation(request(headers))).toBe(isPage);
});
