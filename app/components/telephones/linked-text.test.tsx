import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text';

it('links the telephone numbers and e-mail addresses in a text, and nothing else', () => {
  expect(renderToStaticMarkup(<LinkedText text="Call +91 00000 00001 before 5 p.m." />)).toBe(
    'Call <a href="tel:+910000000001">+91 00000 00001</a> before 5 p.m.',
  );
  expect(renderToStaticMarkup(<LinkedText text="office@school.example, or +91 00000 00001." />)).toBe(
    '<a href="mailto:office@school.example">office@school.example</a>, or <a href="tel:+910000000001">+91 00000 00001</a>.',
  );
  expect(renderToStaticMarkup(<LinkedText text="Fees of 31,800 rupees in 2026" />)).toBe(
    'Fees of 31,800 rupees in 2026',
  );
});
