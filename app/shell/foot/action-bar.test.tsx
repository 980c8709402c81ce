import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionBar } from './action-bar';

const reach = { phone: { number: '+91 00000 00001' }, whatsapp: '+91 00000 00001' };

test('“Enquire” leads to the form that the school names', () => {
  const bar = renderToStaticMarkup(<ActionBar {...reach} enquiryPath="/ask-us" />);
  expect(bar).toContain('<a href="/ask-us">Enquire</a>');
});

test('“Enquire” is not there where the school has no such form', () => {
  const bar = renderToStaticMarkup(<ActionBar {...reach} enquiryPath={undefined} />);
  expect(bar).toContain('Call');
  expect(bar).not.toContain('Enquire');
});
