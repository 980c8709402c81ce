// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';

it('shows the first panel, and one at a time', () => {
  const panels = ['Our Values', 'Our Mission', 'Our Vision'].map((title) => ({ title, content: <p>About {title}</p> }));
  document.body.innerHTML = renderToStaticMarkup(<Accordion name="welcome" panels={panels} />);
  const details = [...document.querySelectorAll('details')];
  expect(details.map(({ open }) => open)).toEqual([true, false, false]);
  // Panels with the same name close each other.
  expect(details.map((panel) => panel.getAttribute('name'))).toEqual(['welcome', 'welcome', 'welcome']);
  expect(details.map((panel) => panel.querySelector('summary h3')?.textContent)).toEqual(
    panels.map(({ title }) => title),
  );
});
