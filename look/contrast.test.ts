import { expect, test } from 'vitest';
import { type Colours, colourNames } from './colours';
import { lowContrasts, nearestPassing } from './contrast';
import { palettes } from './palettes';

test.each(Object.entries(palettes))('%s has enough contrast in every pair', (_, colours) => {
  expect(lowContrasts(colours)).toEqual([]);
});

test('reports the ratio of a pair with too little contrast', () => {
  const colours: Colours = { ...palettes['teal-and-coral'], action: '#b5371a' };
  expect(lowContrasts(colours)).toMatchObject([
    { front: 'text', back: 'action', minRatio: 4.5, ratio: expect.closeTo(2.3, 0) as number },
    { front: 'action', back: 'text', minRatio: 4.5 },
  ]);
});

test.each(colourNames)('the nearest %s has enough contrast, and doesn’t change if it had', (name) => {
  const { [name]: before } = palettes['earth-and-indigo'];
  expect(nearestPassing(name, palettes['earth-and-indigo'])).toBe(before);
  const grey: Colours = { ...palettes['earth-and-indigo'], [name]: '#808080' };
  const found = nearestPassing(name, grey);
  expect(found).toBeDefined();
  expect(lowContrasts({ ...grey, [name]: found })).toEqual([]);
});

test('returns undefined if no lightness has enough contrast', () => {
  expect(nearestPassing('text', { ...palettes['earth-and-indigo'], page: '#808080' })).toBeUndefined();
});
