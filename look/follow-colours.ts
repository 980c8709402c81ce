import { clampChroma, converter, formatHex } from 'culori';
import type { ColourName, Colours } from './colours';

/**
 * A colour → the one of which it is a shade, in an order in which each stands behind that one. Where a school writes the one, the
 * shade goes along, as far from it as in the palette.
 */
const shadeOf: readonly (readonly [shade: ColourName, of: ColourName])[] = [
  ['pageShade', 'page'],
  ['line', 'page'],
  ['printLine', 'page'],
  ['wallDark', 'wall'],
  ['wallPlaster', 'wall'],
  ['dusk', 'wall'],
  ['duskPlaster', 'dusk'],
  ['textQuiet', 'text'],
  ['controlLine', 'text'],
  ['printQuiet', 'text'],
  ['nightPlaster', 'text'],
  ['grovePlaster', 'grove'],
];

const toOklch = converter('oklch');

/** All colours of a school that has written some of its own: the others are shades of those, or the palette’s. */
export function followColours(palette: Colours, own: Partial<Colours>): Colours {
  const colours: Record<ColourName, string> = { ...palette, ...own };
  // A header of another hue than the walls would be that of the palette, which the school did not want.
  if (own.wall && !own.text) colours.text = inHueOf(own.wall, palette.text);
  for (const [shade, of] of shadeOf) {
    if (own[shade] || colours[of] === palette[of]) continue;
    colours[shade] = asFarFrom(colours[of], palette[of], palette[shade]);
  }
  return colours;
}

function inHueOf(colour: string, dark: string): string {
  const [wanted, { l, c }] = [parts(colour), parts(dark)];
  return toHex({ l, c: Math.min(c, wanted.c), h: wanted.h });
}

/** What is to `colour` as `shade` is to `base`. */
function asFarFrom(colour: string, base: string, shade: string): string {
  const [now, was, then] = [parts(colour), parts(base), parts(shade)];
  const l = Math.min(1, Math.max(0, now.l + then.l - was.l));
  return toHex({ l, c: now.c * (was.c > 0 ? then.c / was.c : 1), h: now.h + then.h - was.h });
}

interface Parts {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 for grey. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

function parts(colour: string): Parts {
  const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
  return { l, c, h };
}

function toHex(colour: Parts): string {
  return formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'));
}
