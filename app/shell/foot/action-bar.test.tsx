// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionBar, type ReachProps } from './action-bar';

const number = '+91 00000 00001';

test.each<[string, Partial<ReachProps>, string[]]>([
  [
    'telephone, WhatsApp and form',
    { phone: { number }, whatsapp: number, enquiryPath: '/ask-us' },
    ['tel', 'wa', 'form'],
  ],
  ['telephone and WhatsApp', { phone: { number }, whatsapp: number }, ['tel', 'wa']],
  ['telephone and form', { phone: { number }, enquiryPath: '/ask-us' }, ['tel', 'form']],
  ['WhatsApp and form', { whatsapp: number, enquiryPath: '/ask-us' }, ['wa', 'form']],
  ['a telephone', { phone: { number } }, ['tel']],
  ['WhatsApp', { whatsapp: number }, ['wa']],
  ['a form', { enquiryPath: '/ask-us' }, ['form']],
  ['none of them', {}, []],
])('a school with %s offers exactly that', (_, reach, offered) => {
  const links = {
    tel: ['tel:+910000000001', 'Call'],
    wa: [expect.stringContaining('https://wa.me/910000000001?text='), 'WhatsApp (opens in a new tab)'],
    form: ['/ask-us', 'Enquire'],
  };
  expect(linksIn({ phone: undefined, whatsapp: undefined, enquiryPath: undefined, ...reach })).toEqual(
    offered.map((each) => links[each as keyof typeof links]),
  );
});

function linksIn(reach: ReachProps) {
  document.body.innerHTML = renderToStaticMarkup(<ActionBar {...reach} />);
  return [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
}
