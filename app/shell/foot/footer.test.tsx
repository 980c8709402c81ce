import { expect, it } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import type { Site } from '../site';
import { Footer } from './footer';

const content = readSiteContent(smallSchool);
const footerWith = (overrides: Partial<Site> = {}, menu: Partial<Site['menu']> = {}) =>
  htmlOnSite(<Footer />, content, { menu: { ...content.menu, ...menu }, ...overrides });

it.each([1, 2, 12])('has %i links in its site map', (count) => {
  const footer = Array.from({ length: count }, (_, index) => ({ label: `Screen ${index}`, to: `/screen-${index}` }));
  expect(footerWith({}, { footer }).match(/href="\/screen-/g)).toHaveLength(count);
});

it('has no site map without links', () => {
  expect(footerWith({}, { footer: [] })).not.toContain('<nav');
});

it('credits the illustrations only if their style has a credit', () => {
  const colophon = 'Drawn by the pupils.';
  expect(footerWith({ colophon })).toContain(`<p>${colophon}</p>`);
  expect(footerWith()).toBe(footerWith({ colophon }).replace(`<p>${colophon}</p>`, ''));
});

it('has a mural only if the school has drawings', () => {
  expect(footerWith()).toContain('/decorations/wall.svg');
  expect(footerWith({ isDrawn: false })).not.toContain('/decorations/');
});

it.each([
  ['/our-mission', '/our-mission'],
  ['/', undefined],
])('leads from the logo to %s if the screen about the school is %s', (href, aboutUs) => {
  expect(footerWith({}, { aboutUs })).toMatch(new RegExp(`<a class="[^"]*logo[^"]*" href="${href}">`));
});
