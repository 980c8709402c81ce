import { expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers';

it('applies every block that matches, the later one last', () => {
  const rules = parseHeaders(
    '/*\n  X-Frame-Options: DENY\n  Link: <a>; rel=x\n# documents\n/documents/*\n\tx-frame-options: SAMEORIGIN\n/a\n  X-A: 1\n',
  );
  expect(headersFor(rules, '/documents/a.pdf')).toEqual({ 'x-frame-options': 'SAMEORIGIN', link: '<a>; rel=x' });
  expect(headersFor(rules, '/a')).toEqual({ 'x-frame-options': 'DENY', link: '<a>; rel=x', 'x-a': '1' });
  expect(headersFor(rules, '/ab')).not.toHaveProperty('x-a');
});

it.each([
  ['  X-A: 1', '_headers:1 · expected a path above the first header · found “X-A: 1” · write /* on a line above'],
  ['/*\n  no colon', '_headers:2 · expected Name: value · found “no colon” · write X-Frame-Options: DENY'],
  ['/*/a\n  X-A: 1', '_headers:1 · expected a path, with * at most at its end · found “/*/a” · write /documents/*'],
])('refuses %j', (text, message) => {
  expect(() => parseHeaders(text)).toThrow(message);
});
