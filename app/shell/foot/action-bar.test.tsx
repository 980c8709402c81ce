// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import { ActionBar } from './action-bar';

const content = readSiteContent(smallSchool);
const number = '+91 00000 00001';
const links = {
  call: ['tel:+910000000001', 'Call'],
  whatsapp: [expect.stringContaining('https://wa.me/910000000001?text='), 'WhatsApp (opens in a new tab)'],
  form: ['/ask-us', 'Enquire'],
};
type Way = keyof typeof links;

test.each<Way[][]>([
  [['call', 'whatsapp', 'form']],
  [['call', 'whatsapp']],
  [['call', 'form']],
  [['whatsapp', 'form']],
  [['call']],
  [['whatsapp']],
  [['form']],
  [[]],
])('a school with %j offers exactly that', (ways) => {
  const has = (way: Way) => ways.includes(way);
  document.body.innerHTML = htmlOnSite(<ActionBar />, content, {
    school: {
      ...content.school,
      phones: has('call') ? [{ label: 'Office', number }] : [],
      whatsapp: has('whatsapp') ? number : undefined,
    },
    enquiry: has('form') ? ({ path: '/ask-us' } as never) : undefined,
  });
  const found = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(found).toEqual(ways.map((way) => links[way]));
});
