import { expect, it } from 'vitest';
import { officeFiles, renderOffice } from './render';
import type { OfficeFrame, OfficeView } from './views';

const look = { css: '@layer base{:root{--colour-page:#fff}}' };
const frame: OfficeFrame = {
  language: 'mr',
  languages: ['en', 'mr'],
  school: 'School 5',
  user: undefined,
  address: '/',
};
const view: OfficeView = { kind: 'message', message: 'not found' };

it('a page is in the language of the office, and has its title', async () => {
  const { html } = await renderOffice(view, frame, look);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="mr-IN">/);
  expect(html).toContain('<title>पान सापडले नाही · School 5</title>');
  expect(html).not.toContain('<!--');
});

it('a page loads files that exist', async () => {
  const { html } = await renderOffice(view, frame, look);
  const loaded = [...html.matchAll(/(?:src|href)="(\/office-[^"]+)"/g)].map(([, address]) => address!);
  expect(loaded).toHaveLength(2);
  expect(Object.keys(officeFiles(look)).sort()).toEqual(loaded.sort());
});

it('the style sheet of another look has another address', () => {
  const sheet = (css: string) => Object.keys(officeFiles({ css })).find((address) => address.endsWith('.css'));
  expect(sheet('@layer base{:root{--colour-page:#000}}')).not.toBe(sheet(look.css));
});

it('drops direction marks and control characters from every text', async () => {
  const { html } = await renderOffice(view, { ...frame, school: 'S\u202ech\u0007ool' }, look);
  expect(html).toContain('· School</title>');
});

it('throws if a component throws', async () => {
  const broken = { kind: 'message', message: 'unheard-of' } as unknown as OfficeView;
  await expect(renderOffice(broken, frame, look)).rejects.toThrow();
});

it('throws if a view has no component', async () => {
  await expect(renderOffice({ kind: 'unheard-of' } as unknown as OfficeView, frame, look)).rejects.toThrow(
    'unheard-of',
  );
});
