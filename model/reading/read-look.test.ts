import { describe, expect, test } from 'vitest';
import { palettes } from '../../look/palettes';
import { type Edit, smallSchool } from '../testing/edited-content';
import { messageAfter, testMessages } from '../testing/messages';
import { lookOf, lookSchema } from '../concepts/look';
import { readSiteContent } from './read-site-content';

const written = (...lines: string[]): Edit => ({ file: 'look.yaml', to: `${lines.join('\n')}\npictures: photos\n` });

test('without own colours, the school has those of its palette', () => {
  expect(readSiteContent(smallSchool).look.colours).toEqual(palettes['earth-and-indigo']);
});

test('an own colour replaces that of the palette', () => {
  const { colours } = lookOf(
    lookSchema.parse({
      palette: 'teal-and-coral',
      colours: { action: '#ffb39e' },
      displayFont: 'system',
      world: 'geometry',
      pictures: 'photos',
    }),
  );
  expect(colours).toEqual({ ...palettes['teal-and-coral'], action: '#ffb39e' });
});

test('the schema does not change a look', () => {
  const look = {
    palette: 'teal-and-coral',
    colours: { action: '#FFB39E' },
    displayFont: 'baloo-2',
    world: 'geometry',
    pictures: 'drawings',
  };
  expect(lookSchema.parse(look)).toEqual(look);
});

test('a look from before worlds has the drawings of that time', () => {
  const look = lookSchema.parse({ palette: 'teal-and-coral', displayFont: 'system', pictures: 'drawings' });
  expect(lookOf(look).world).toBe('warli');
});

describe('the office gets a message', () => {
  testMessages({
    'about a colour with too little contrast, with the nearest colour that has enough': [
      written(
        'palette: teal-and-coral',
        'displayFont: system',
        'world: geometry',
        'colours:',
        '  # ours',
        '  textQuiet: "#8aa0a8"',
      ),
      `content/look.yaml:6 · colours › textQuiet · "#8aa0a8"
    These colours are too alike to read. Write #586d75 for “Quiet text”, or change “Boxes”.`,
    ],
    'about a background with too little contrast, if only that is the school’s own colour': [
      written('palette: earth-and-indigo', 'displayFont: system', 'world: geometry', 'colours: { action: "#9c5a10" }'),
      `content/look.yaml:4 · colours › action · "#9c5a10"
    These colours are too alike to read. Write #c88242 for “Main button”, or change “Text”.`,
    ],
  });

  test('if no shade of a colour has enough contrast', () => {
    expect(
      messageAfter(
        written(
          'palette: earth-and-indigo',
          'displayFont: system',
          'world: geometry',
          'colours: { printQuiet: "#777777", surface: "#808080" }',
        ),
      ),
    ).toContain('These colours are too alike to read.');
  });
});
