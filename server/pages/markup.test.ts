import { expect, it } from 'vitest';
import { markup } from './markup';

it.each(['\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b'])('writes no %j into a page', (character) => {
  expect(markup`<dd title="${character}a">${[`A\n\t${character}b`]}</dd>`.source).toBe('<dd title="a">A\n\tb</dd>');
});
