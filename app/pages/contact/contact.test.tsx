import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext, type Site } from '../../shell/site';
import type { School } from '../../../model/concepts/school';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import type { PageProps } from '../page';
import { ContactPage } from './contact';

const content = readSiteContent(smallSchool);
const { school } = content;

function contactOf(of: School): string {
  const screen = { data: { title: '', description: '' } };
  return renderToStaticMarkup(
    <SiteContext value={{ language: 'en', school: of, pages: [], path: '/contact-us' } as unknown as Site}>
      <ContactPage {...({ screen, content: { ...content, school: of } } as PageProps<'contact'>)} />
    </SiteContext>,
  );
}

test('the contact screen has the map, and the way to where its needle stands', () => {
  expect(contactOf(school)).toMatch(/<iframe.*marker=18.55%2C77.58.*href="geo:18.55,77.58/s);
});

test('without a location the address stands there alone', () => {
  const html = contactOf({ ...school, location: undefined });
  expect(html).not.toMatch(/iframe|geo:|google|<script>/);
  expect(html).toContain(school.address.street);
});

test('one thing on the contact screen calls: the map', () => {
  const variants = Array.from(contactOf(school).matchAll(/data-variant="(\w+)"/g), ([, variant]) => variant);
  expect(variants).toEqual(['quiet', 'quiet']);
});
