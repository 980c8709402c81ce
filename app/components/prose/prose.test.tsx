import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';

it('keeps the HTML of a text as it is', () => {
  expect(renderToStaticMarkup(<Prose html={'<p>Ours is <em>small</em> &amp; green.</p>'} />)).toBe(
    '<div class="prose"><p>Ours is <em>small</em> &amp; green.</p></div>',
  );
});
