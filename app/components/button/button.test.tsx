import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button, ButtonLink } from './button';

it('submits a form only with type="submit"', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('a link can look like a button', () => {
  const classOf = (html: string) => /class="(.+?)"/.exec(html)?.[1];
  const link = renderToStaticMarkup(<ButtonLink to="/enquiry-form">APPLY NOW</ButtonLink>);
  expect(link).toMatch(/^<a href="\/enquiry-form" .*>APPLY NOW<\/a>$/);
  expect(classOf(link)).toBe(classOf(renderToStaticMarkup(<Button>APPLY NOW</Button>)));
});
