import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NAMED = /^ \* {3}\w+ +([\d.]+rem) /gm;
const MEDIA = /(?:@media|\bmedia=).*/g;
const SIZE = /\b(?:width|height)\s*[<>=:]+\s*([\d.]+\w+)/g;

it('the layout changes only at the breakpoints that tokens.css names', () => {
  const named = [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(NAMED)].map(([, width]) => width);
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  const used = files.flatMap((file) => {
    const queries = readFileSync(`app/${file}`, 'utf8').match(MEDIA) ?? [];
    return queries.flatMap((query) => [...query.matchAll(SIZE)].map(([, size]) => ({ file, size })));
  });
  expect(new Set(used.map(({ size }) => size))).toEqual(new Set(named));
  expect(used.filter(({ size }) => !named.includes(size))).toEqual([]);
});
