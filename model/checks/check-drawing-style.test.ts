import { expect, test } from 'vitest';
import { lookOf } from '../concepts/look';
import { readSiteContent } from '../reading/read-site-content';
import { smallSchool } from '../testing/edited-content';
import { messageAfter } from '../testing/messages';
import { drawingStyleMistakes } from './check-drawing-style';

const none = { file: 'look.yaml', from: 'world: geometry', to: 'world: none' };

test('without drawings, each drawing in the content is reported with its line', () => {
  const message = messageAfter(none, { file: 'logo.svg', to: '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>' });
  expect(message?.match(/seed/g)).toBeNull();
  expect(message).toContain(`content/screens/contact-us.yaml:5 · picture › illustration · contact
    This school shows no drawings.`);
  expect(message).not.toContain('logo.svg');
});

test('without drawings, look.yaml can’t prefer drawings, and a school of photos only needs a logo', () => {
  const look = lookOf({ palette: 'teal-and-coral', displayFont: 'system', world: 'none', pictures: 'drawings' });
  const content = { look, files: [] };
  expect(drawingStyleMistakes(content, '<svg/>').map(({ at }) => at)).toEqual([['pictures']]);
  expect(drawingStyleMistakes({ ...content, look: { ...look, pictures: 'photos' } }, '<svg/>')).toEqual([]);
});

test('a school with a drawing style may ask for drawings', () => {
  expect(drawingStyleMistakes(readSiteContent(smallSchool), undefined)).toEqual([]);
});
