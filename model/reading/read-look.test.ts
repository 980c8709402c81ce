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
    'about an unknown palette': [
      written('palette: teal-and-corral', 'displayFont: system', 'world: geometry'),
      `content/look.yaml, line 1 · palette
      expected: one of earth-and-indigo, teal-and-coral, leaf-and-marigold
      found:    “teal-and-corral”
      to do:    Did you mean “teal-and-coral”?`,
    ],
    'about a colour without quotation marks': [
      written('palette: teal-and-coral', 'colours:', '  action: #ff8a6b', 'displayFont: system', 'world: geometry'),
      `content/look.yaml, line 3 · colours › action
      expected: a colour as # and six digits or letters a to f in quotation marks (without them, # begins a note), for example "#0f6b6b"
      found:    nothing
      to do:    Write it after “action:”, or delete the line.`,
    ],
    'about a colour that is written by its name': [
      written('palette: teal-and-coral', 'colours: { action: coral }', 'displayFont: system', 'world: geometry'),
      `content/look.yaml, line 2 · colours › action
      expected: a colour as # and six digits or letters a to f in quotation marks (without them, # begins a note), for example "#0f6b6b"
      found:    “coral”
      to do:    Change it to look like the example.`,
    ],
    'about a colour with too little contrast, with the nearest colour that has enough': [
      written(
        'palette: teal-and-coral',
        'displayFont: system',
        'world: geometry',
        'colours:',
        '  # ours',
        '  textQuiet: "#8aa0a8"',
      ),
      `content/look.yaml, line 6 · colours › textQuiet
      expected: textQuiet on pageShade (hints in boxes) at a contrast of 4.5 : 1 or more
      found:    #8aa0a8 on #e0eeea, which is 2.29 : 1
      to do:    Write textQuiet: "#586d75", the nearest that passes wherever it is used, or change pageShade.`,
    ],
    'about a background with too little contrast, if only that is the school’s own colour': [
      written('palette: earth-and-indigo', 'displayFont: system', 'world: geometry', 'colours: { action: "#9c5a10" }'),
      `content/look.yaml, line 4 · colours › action
      expected: text on action (the main button and the banner) at a contrast of 4.5 : 1 or more
      found:    #1b2a4a on #9c5a10, which is 2.62 : 1
      to do:    Write action: "#c88242", the nearest that passes wherever it is used, or change text.`,
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
    ).toContain('No lighter or darker');
  });

  test('about a missing file', () => {
    expect(messageAfter({ file: 'look.yaml', to: undefined })).toContain('content/look.yaml');
  });
});
