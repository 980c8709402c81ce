// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { School } from '../../../model/concepts/school';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { wordsIn } from '../../../words/words';
import { htmlOnSite } from '../../testing/html-on-site';
import { ContactBlock } from './contact-block';

const content = readSiteContent(smallSchool);
const { address, phones, emails } = wordsIn.en.contact;
const number = '+91 00000 00001';
const none: School = { ...content.school, phones: [], whatsapp: undefined, emails: [], shifts: undefined };

it.each<[string, Partial<School>, string[]]>([
  ['telephone', { phones: [{ label: 'Office', number }] }, [phones]],
  ['WhatsApp', { whatsapp: number }, [phones]],
  ['telephone and WhatsApp', { phones: [{ label: 'Office', number }], whatsapp: number }, [phones]],
  ['e-mail', { emails: [{ label: 'Office', address: 'office@school.example' }] }, [emails]],
  ['none of them', {}, []],
])('a school with %s has headings for exactly that', (_, reach, headings) => {
  document.body.innerHTML = htmlOnSite(<ContactBlock />, content, { school: { ...none, ...reach } });
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([address, ...headings]);
  const numbers = [...document.querySelectorAll('a')].filter(({ href }) => /^tel:|wa\.me/.test(href));
  expect(numbers).toHaveLength((reach.phones?.length ?? 0) + (reach.whatsapp ? 1 : 0));
});
