import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { pathOfForm } from '../../../model/derived/pages/form-screens';
import { smallSchool } from '../../../model/testing/edited-content';
import { NextStep } from './next-step';

const content = readSiteContent(smallSchool);
const form = pathOfForm(content, content.settings.enquiryDialog?.form ?? '');
const [here, there] = content.screens.filter(({ kind, path }) => kind !== 'home' && path !== form);

function leadsTo(path: string, next?: string) {
  const screens = content.screens.map((screen) =>
    screen === here ? { ...screen, data: { ...screen.data, next } } : screen,
  ) as typeof content.screens;
  const html = renderToStaticMarkup(<NextStep content={{ ...content, screens }} path={path} />);
  return /href="(.*?)"/.exec(html)?.[1];
}

it('leads to the target of the screen, or else to the form of the enquiry dialog', () => {
  expect(leadsTo(here!.path, there!.path)).toBe(there!.path);
  expect(leadsTo(here!.path)).toBe(form);
  expect(leadsTo(`${here!.path}/part`)).toBe(form);
});

it('leads nowhere from Home, from an address without a screen, and to the screen itself', () => {
  expect(['/', '/nowhere', form!].map((path) => leadsTo(path))).toEqual([undefined, undefined, undefined]);
  expect(leadsTo(here!.path, here!.path)).toBeUndefined();
});
