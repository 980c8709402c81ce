import { expect, it } from 'vitest';
import { canonicalAddress, spellingsOf } from './canonical-address';

it.each([
  ['/classes', '/classes'],
  ['/classes/', '/classes'],
  ['/classes.html', '/classes'],
  ['/classes/index.html', '/classes'],
  ['/a/b.html', '/a/b'],
  ['/', '/'],
  ['/index.html', '/'],
  // No host treats these as other spellings of an address, so they stay.
  ['/index', '/index'],
  ['/Admission.HTML', '/Admission.HTML'],
  ['/my-index.html', '/my-index'],
])('%s is a spelling of %s', (spelling, address) => {
  expect(canonicalAddress(spelling)).toBe(address);
  if (address !== '/') expect(spellingsOf(address)).toContain(spelling);
});

// The service worker redirects to it while the server is down.
it.each(['//evil.example/', '///evil.example.html', '//evil.example/index.html'])('%s stays on this host', (path) => {
  expect(canonicalAddress(path)).toBe('/evil.example');
});
