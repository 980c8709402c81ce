import { expect, it } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import { Staff } from './staff';

const person = (name: string) => ({ name, designation: 'Teacher', picture: { illustration: 'portrait' } });
const pictures = { source: () => ({ src: '/portrait.svg', width: 1, height: 1, alt: '' }) } as never;

it.each([
  [
    'in groups, even if there is only one',
    [{ title: 'Primary', people: [person('Asha')] }],
    [/<details/, /Primary</, />1 person</, /Asha/],
  ],
  ['in a list without groups', [], [/Asha/]],
])('shows the staff %s', (_, staffGroups, expected) => {
  const staff = [person('Asha')] as never;
  const html = htmlOnSite(<Staff pictures={pictures} />, readSiteContent(smallSchool), {
    staff,
    staffGroups: staffGroups as never,
    classes: [],
  });
  for (const part of expected) expect(html).toMatch(part);
  expect(html.includes('<details')).toBe(staffGroups.length > 0);
});
