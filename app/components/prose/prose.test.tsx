import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose';

it('does not change the HTML of a text', () => {
  expect(renderToStaticMarkup(<Prose html={'<p>Ours is <em>small</em> &amp; green.</p>'} />)).toBe(
    '<div class="prose"><p>Ours is <em>small</em> &amp; green.</p></div>',
  );
});
