import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SiteContent } from '../../../model/concepts/site-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import { NextStep } from './next-step';

const content = readSiteContent(smallSchool);
const form = pathOfForm(content, content.settings.enquiryDialog?.form ?? '');
const [here, there] = content.screens.filter(({ kind }) => kind !== 'home' && kind !== 'form');

function leadsTo(path: string, next?: string) {
  const screens = content.screens.map((screen) =>
    screen === here ? { ...screen, data: { ...screen.data, next } } : screen,
  ) as typeof content.screens;
  return linkOf({ ...content, screens }, path);
}

function linkOf(school: SiteContent, path: string) {
  return /href="(.*?)"/.exec(htmlOnSite(<NextStep />, school, { path }))?.[1];
}

it('links to the screen’s target, or else to the enquiry form', () => {
  expect(leadsTo(here!.path, there!.path)).toBe(there!.path);
  expect(leadsTo(here!.path)).toBe(form);
  expect(leadsTo(`${here!.path}/part`)).toBe(form);
});

it('has no link on Home, forms and unknown addresses, nor to the same screen', () => {
  expect(['/', '/nowhere', form!].map((path) => leadsTo(path))).toEqual([undefined, undefined, undefined]);
  expect(leadsTo(here!.path, here!.path)).toBeUndefined();
});

it.each(['content', ...readdirSync('examples').map((name) => `examples/${name}`)])(
  'links to the same kind of screen, to fees or to a form in %s',
  (folder) => {
    const school = readSiteContent(folder);
    for (const { path, kind } of school.screens) {
      const next = school.screens.find((screen) => screen.path === linkOf(school, path));
      expect([kind, 'classes', 'form', undefined], `next: of ${path}`).toContain(next?.kind);
    }
  },
);
