import { expect, test } from 'vitest';
import type { ScreenOf } from '../../../model/concepts/site-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { smallSchool } from '../../../model/testing/edited-content';
import { htmlOnSite } from '../../testing/html-on-site';
import type { Pictures } from '../pictures';
import { HomePage } from './home';

const content = readSiteContent(smallSchool);
const home = content.screens.find(({ kind }) => kind === 'home') as ScreenOf<'home'>;
const source = { src: '/x.svg', width: 1, height: 1, alt: '' };
const pictures = { source: () => source, photo: () => ({ ...source, large: source }) } as unknown as Pictures;

function htmlOf(data: Partial<ScreenOf<'home'>['data']>): string {
  const screen = { ...home, data: { ...home.data, ...data } };
  return htmlOnSite(<HomePage screen={screen} page={{ ...home, ...home.data }} pictures={pictures} />, content);
}

test('without a heading, the title is the heading; without quick links, there is no empty list', () => {
  const html = htmlOf({ title: 'A school by the river', heading: undefined, quickLinks: undefined });
  expect(html).toContain('<h1>A school by the river</h1><div');
  expect(htmlOf({ heading: 'Come in' })).toContain('<h1>Come in</h1><ul');
});
