import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { lowContrasts } from './contrast';
import { followColours } from './follow-colours';
import { paletteNames, palettes } from './palettes';

const hueOf = (colour: string) => converter('oklch')(colour)?.h ?? 0;
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** Colours taken from a school's emblem. */
const four = { wall: '#14507a', wallDark: '#0f3d5e', action: '#f2a900', actionHover: '#ffbf33' };

describe.each(paletteNames)('over the palette %s', (name) => {
  const colours = followColours(palettes[name], four);

  it('the school’s own colours stay as written', () => {
    expect(colours).toMatchObject(four);
  });

  it.each(['text', 'dusk', 'duskPlaster', 'wallPlaster', 'nightPlaster'] as const)(
    '%s follows the hue of the wall',
    (shade) => {
      expect(between(hueOf(colours[shade]), hueOf(four.wall))).toBeLessThan(25);
    },
  );

  it.each(['#14507a', '#5b2a86', '#7a1f3d', '#1f5c3a', '#444444'])('a wall of %s leaves enough contrast', (wall) => {
    expect(lowContrasts(followColours(palettes[name], { wall }))).toEqual([]);
  });

  it('boxes and lines are shades of the page, with enough contrast', () => {
    for (const page of ['#fdf6e3', '#f4f0ff', '#eef7fb', '#ffffff']) {
      const followed = followColours(palettes[name], { page });
      expect(lowContrasts(followed)).toEqual([]);
      if (page === palettes[name].page) continue;
      for (const shade of ['pageShade', 'line', 'printLine'] as const)
        expect(followed[shade], page).not.toBe(palettes[name][shade]);
    }
    expect(between(hueOf(followColours(palettes[name], { page: '#f4f0ff' }).pageShade), hueOf('#f4f0ff'))).toBeLessThan(
      60,
    );
  });

  it('returns the palette if the school has no colours of its own', () => {
    expect(followColours(palettes[name], {})).toEqual(palettes[name]);
  });
});

it('a written colour follows no other', () => {
  const own = { wall: '#14507a', text: '#101010', dusk: '#222222' };
  expect(followColours(palettes['teal-and-coral'], own)).toMatchObject(own);
});
