import { expect, test } from 'vitest';
import { lookOf } from '../concepts/look';
import { readSiteContent } from '../reading/read-site-content';
import { messageAfter, smallSchool } from '../testing/edited-content';
import { worldMistakes } from './check-world';

const none = { file: 'look.yaml', from: 'world: geometry', to: 'world: none' };

test('without a world, each drawing that the content asks for is told with its line', () => {
  const message = messageAfter(none, { file: 'logo.svg', to: '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>' });
  expect(message?.match(/seed/g)).toBeNull();
  expect(message).toContain(`content/screens/contact-us.yaml, line 5 · picture › illustration
    expected: a photo, since look.yaml has “world: none”
    found:    the drawing “contact”
    to do:    Write a photo: with its alt:, take the picture out, or choose a world in look.yaml.`);
  expect(message).not.toContain('logo.svg');
});

test('without a world and a logo there would be no emblem', () => {
  expect(messageAfter(none)).toContain('Put the emblem beside it as logo.svg, or choose a world.');
});

test('without a world drawings cannot lead, and photos need no more than a logo', () => {
  const look = lookOf({ palette: 'teal-and-coral', displayFont: 'system', world: 'none', pictures: 'drawings' });
  const content = { look, files: [] };
  expect(worldMistakes(content, '<svg/>').map(({ at }) => at)).toEqual([['pictures']]);
  expect(worldMistakes({ ...content, look: { ...look, pictures: 'photos' } }, '<svg/>')).toEqual([]);
});

test('a school with a world may draw', () => {
  expect(worldMistakes(readSiteContent(smallSchool), undefined)).toEqual([]);
});
