import { expect, it } from 'vitest';
import { ownPath } from './own-path';

it.each([
  '/',
  '/list?sort=call',
  '/records/0f?a=b&c=%2F',
  '/website/jobs/fees#facts/classes.yaml:classes/4',
  '/first-account',
])('%j is a path of the office', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'list',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '//evil.example/list',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\..\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/list\r\nset-cookie: a=b',
  '/sign-in?next=/list',
])('%j leads to Today', (path) => {
  expect(ownPath(path)).toBe('/');
});
