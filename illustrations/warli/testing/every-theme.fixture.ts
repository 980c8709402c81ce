import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { strokes } from '../composition/painted-areas';
import { palettes } from '../../../look/palettes';
import { compose } from '../illustrate';
import type { IllustrationTheme } from '../../../look/theme-names';
import { groundsOf } from '../line/paint';

const frames: readonly (readonly [RegExp, width: number, height: number])[] = [
  [/^slide-/, 1600, 700],
  [/^tile-/, 400, 300],
  [/^portrait/, 400, 400],
  [/^mark$/, 512, 512],
  [/^wall$/, 1600, 300],
  [/^border-dancers$/, 960, 80],
  [/./, 1000, 720],
];

/** The frame of most pictures of a theme. */
export function usualFrame(theme: IllustrationTheme): { width: number; height: number } {
  const [, width, height] = frames.find(([name]) => name.test(theme)) ?? [/./, 1000, 720];
  return { width, height };
}

/** Themes that ignore the seed, since a logo must not change. */
const alwaysTheSame = /^mark$/;

/** Seeds to draw of each theme; `npm run test:all` draws a hundred. */
const seeds = Array.from({ length: process.env.TEST_ALL ? 100 : 25 }, (_, seed) => seed);

/** One palette is enough: sizes and positions are the same in all of them. */
const colours = palettes['earth-and-indigo'];

/** Tests many seeds of each theme. Several test files share the themes, so that they run in parallel. */
export function checkThemes(themes: readonly IllustrationTheme[]): void {
  describe.each(themes)('%s', (theme) => {
    it(`draws ${seeds.length} sound pictures`, { timeout: 60_000 }, () => {
      const { width, height } = usualFrame(theme);
      const seen = new Set<string>();
      for (const seed of seeds) {
        const { svg, descriptions, anchors } = compose({ theme, seed, width, height }, colours);
        const where = `${theme} ${seed}`;
        expect(svg, where).not.toMatch(/NaN|undefined|Infinity|<script|<text|href|url\(/);
        expect(gzipSync(svg).length, `${where}: bytes`).toBeLessThan(12 * 1024);
        expect(
          anchors.find(({ x, y }) => x < 0 || y < 0 || x > width || y > height),
          `${where}: somebody stands outside`,
        ).toBeUndefined();
        expect(outside(svg, width, height), `${where}: painted outside the frame`).toBeLessThan(
          Math.max(width, height) * 0.03,
        );
        expectGoodEnglish(descriptions.en, where);
        expectTranslated(descriptions, where);
        seen.add(svg);
      }
      expect(seen.size).toBe(alwaysTheSame.test(theme) ? 1 : seeds.length);
    });
  });
}

/** How far brush lines leave the frame, in pixels. Traces of plastering don’t count. */
function outside(svg: string, width: number, height: number): number {
  const plaster = Object.values(groundsOf(colours)).map(({ shade }) => `stroke="${shade}"`);
  let most = 0;
  for (const [element, data = ''] of svg.matchAll(/<path d="([^"]*)"[^>]*>/g)) {
    if (plaster.some((stroke) => element.includes(stroke))) continue;
    for (const points of strokes(data))
      for (const [x, y] of points) most = Math.max(most, -x, -y, x - width, y - height);
  }
  return most;
}

function expectGoodEnglish(description: string, where: string): void {
  const words = description.split(' ');
  const note = `${where}: “${description}”`;
  expect(words.length, note).toBeGreaterThanOrEqual(8);
  expect(words.length, note).toBeLessThanOrEqual(22);
  expect(description, note).toMatch(/^[A-Z0-9][^.]*\.$/);
  expect(description, note).not.toMatch(
    /^(Image|Drawing|Picture) of|\s\s|\b(\w+) \2\b|\bone \w+en\b|\bno (child|people|person)|,\s*[;.]/i,
  );
  expect(description, note).not.toMatch(/\b1 \w|\ba [aeiou]\w|\ban [^aeiouh]/);
}

/** Expects Devanagari, except for letters on the walls of the language lab, with all numbers inserted. */
function expectTranslated({ mr, hi }: { mr: string; hi: string }, where: string): void {
  expect(mr, where).toMatch(/^[^A-Za-z{]+(Ab)?[^A-Za-z{]*\.$/);
  expect(hi, where).toMatch(/^[^A-Za-z{]+(Ab)?[^A-Za-z{]*।$/);
}
