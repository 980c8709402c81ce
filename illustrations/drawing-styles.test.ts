import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { palettes } from '../look/palettes';
import { illustrationThemes } from '../look/theme-names';
import { loadDrawingStyle } from './load-drawing-style';
import { drawingStyles } from '../look/drawing-styles';

const colours = palettes['teal-and-coral'];
const frames = [
  [1000, 720],
  [400, 400],
  [720, 480],
] as const;

/** Themes that may contain the national flag, whose colours aren’t the school’s. */
const nationalFlag = /flag|glimpses|tile-infrastructure/;

describe.each(drawingStyles.filter((name) => name !== 'none'))('%s', (name) => {
  it.each(frames)(
    'draws and describes every theme in %i × %i',
    async (width, height) => {
      const style = await loadDrawingStyle(name);
      for (const theme of illustrationThemes) {
        const request = { theme, seed: 3, width, height };
        const drawn = style!.illustrate(request, colours);
        expect(drawn, theme).toEqual(style!.illustrate(request, colours));
        const { svg, descriptions } = drawn;
        expect(svg, theme).toMatch(
          new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
        );
        expect(svg, theme).toMatch(/^[^>]*>.*? fill="#[0-9a-f]{6}"/);
        expect(svg, theme).not.toMatch(/NaN|undefined|Infinity|<script|<text|href|url\(/);
        expect(gzipSync(svg).length, theme).toBeLessThan(12 * 1024);
        for (const text of Object.values(descriptions)) expect(text, theme).toMatch(/\S+ \S+/);
      }
    },
    60_000,
  );

  it('uses only the colours of the school', async () => {
    const style = await loadDrawingStyle(name);
    const own = new Set<string>(Object.values(colours));
    for (const theme of illustrationThemes.filter((each) => !nationalFlag.test(each))) {
      const { svg } = style!.illustrate({ theme, seed: 2, width: 1000, height: 720 }, colours);
      const used = [...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
      expect(
        used.filter((colour) => !own.has(colour)),
        theme,
      ).toEqual([]);
    }
  });

  it('the first eight seeds of a gallery theme give eight pictures', async () => {
    const style = await loadDrawingStyle(name);
    for (const theme of ['classroom', 'glimpses', 'sports-day', 'library'] as const) {
      const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(
        (seed) => style!.illustrate({ theme, seed, width: 1000, height: 720 }, colours).svg,
      );
      expect(new Set(drawn).size, theme).toBe(8);
    }
  });
});
