import { expect, test } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import { MapAndContacts } from './contact';

const content = readSiteContent(smallSchool);
const { school } = content;
const htmlWith = (location: typeof school.location) =>
  htmlOnSite(<MapAndContacts />, { ...content, school: { ...school, location } });

test('a school with a location has a map and directions to its marker', () => {
  expect(htmlWith(school.location)).toMatch(/<iframe.*marker=18.55%2C77.58.*href="geo:18.55,77.58/s);
});

test('a school without a location only has its address', () => {
  const html = htmlWith(undefined);
  expect(html).not.toMatch(/iframe|geo:|google|<script>/);
  expect(html).toContain(school.address.street);
});

test('both buttons below the map are quiet', () => {
  const variants = Array.from(htmlWith(school.location).matchAll(/data-variant="(\w+)"/g), ([, variant]) => variant);
  expect(variants).toEqual(['quiet', 'quiet']);
});
