import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { School } from '../../../model/concepts/school';
import { smallSchool } from '../../../model/reading/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import ContactPage from './contact';

const { school } = readSiteContent(smallSchool);
const shown = vi.hoisted(() => ({ school: undefined as School | undefined }));
vi.mock('../../shell/use-site', () => ({ useSite: () => shown }));
vi.mock('../../shell/screen-head', () => ({ ScreenHead: () => null }));

function contactOf(of: School): string {
  shown.school = of;
  return renderToStaticMarkup(<ContactPage loaderData={{ head: { title: '', description: '' } } as never} />);
}

test('the contact screen has the map, and the way to where its needle stands', () => {
  expect(contactOf(school)).toMatch(/<iframe.*marker=18.55%2C77.58.*href="geo:18.55,77.58/s);
});

test('without a location the address stands there alone', () => {
  const html = contactOf({ ...school, location: undefined });
  expect(html).not.toMatch(/iframe|geo:|google|<script>/);
  expect(html).toContain(school.address.street);
});
