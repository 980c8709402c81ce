import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { palettes } from '../../look/palettes';
import { usualFrame } from './testing/every-theme.fixture';
import { compose, illustrate } from './illustrate';
import { illustrationThemes } from '../../look/theme-names';
import { createChance } from './line/chance';
import { pen } from './line/pen';
import { point } from './line/geometry';

const colours = palettes['earth-and-indigo'];

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

describe('illustrate', () => {
  it('is a complete SVG file of the requested size', () => {
    const { svg } = illustrate({ theme: 'library', seed: 1, width: 1000, height: 720 }, colours);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1000" height="720" viewBox="0 0 1000 720"/,
    );
    expect(svg).toMatch(/<\/svg>$/);
  });

  it.each([
    [900, 300],
    [800, 800],
    [720, 900],
    [1600, 300],
    [400, 500],
    [1200, 630],
  ])('composes every theme within %i × %i', (width, height) => {
    for (const theme of illustrationThemes) {
      const { svg, anchors } = compose({ theme, seed: 3, width, height }, colours);
      expect(svg, theme).not.toMatch(/NaN|undefined|Infinity/);
      expect(
        anchors.find(({ x, y }) => x < 0 || y < 0 || x > width || y > height),
        `${theme}: somebody stands outside`,
      ).toBeUndefined();
    }
  });

  it.each([
    ['earth-and-indigo', 'red'],
    ['teal-and-coral', 'teal'],
    ['leaf-and-marigold', 'green'],
  ] as const)('says in which colour of %s a portrait is drawn: %s on paper', (palette, ink) => {
    for (let seed = 0; seed < 12; seed++) {
      const { svg, descriptions } = illustrate(
        { theme: 'portrait', seed, ...usualFrame('portrait') },
        palettes[palette],
      );
      // The first fill colour in the file is that of the ground.
      const isOnPaper = / fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] === palettes[palette].page;
      expect(descriptions.en, `${seed}`).toContain(isOnPaper ? `${ink} lines` : 'white lines');
    }
  });

  it.each([
    ['woman', 'A woman'],
    ['man', 'A man'],
    ['anyone', 'A person'],
    [undefined, 'A person'],
  ] as const)('draws a portrait of whom the content says: %s', (person, beginning) => {
    for (let seed = 0; seed < 40; seed++) {
      const { descriptions } = illustrate({ theme: 'portrait', seed, person, ...usualFrame('portrait') }, colours);
      expect(descriptions.en, `${seed}`).toMatch(new RegExp(`^${beginning} `));
    }
  });

  it.each(['chairmans-desk', 'principals-desk'] as const)('can show a woman or a man at the desk: %s', (theme) => {
    const at = (person?: 'woman' | 'man') =>
      illustrate({ theme, seed: 1, person, ...usualFrame(theme) }, colours).descriptions.en;
    expect(at('woman')).toMatch(/^a woman with spectacles/i);
    expect(at('man')).toMatch(/^a man with spectacles/i);
    expect([at('woman'), at('man')]).toContain(at());
  });

  it('keeps these pictures as they are; look at the contact sheets before you accept others', () => {
    const chosen = [
      ['slide-welcome-circle', 0],
      ['academic-blog', 4],
      ['sports-day', 11],
      ['portrait', 5],
      ['mark', 0],
      ['wall', 1],
    ] as const;
    expect(
      chosen.map(
        ([theme, seed]) =>
          `${theme} ${seed} ${fingerprint(illustrate({ theme, seed, person: 'woman', ...usualFrame(theme) }, colours).svg)}`,
      ),
    ).toMatchSnapshot();
  });
});

describe('createChance', () => {
  it('gives evenly spread numbers for neighbouring seeds', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => createChance(`theme ${seed}`).unit());
    const mean = firsts.reduce((sum, n) => sum + n, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});

describe('Pen', () => {
  it('writes relative steps without needless characters', () => {
    expect(pen().move(point(10, 10)).line(point(10.5, 9.25)).close().toString()).toBe('m10 10l.5-.7z');
  });

  it('does not accumulate rounding errors', () => {
    const d = pen().move(point(0, 0));
    for (let i = 1; i <= 1000; i++) d.line(point(i * 10.13, 0));
    const end = [...d.toString().matchAll(/l([\d.]+)/g)].reduce((sum, [, step]) => sum + Number(step), 0);
    expect(end).toBeCloseTo(10130, 0);
  });
});
