import { clampChroma, converter, formatHex } from 'culori';
import type { ColourName, Colours } from './colours';

/**
 * Each shade with its base colour. If a school changes the base, we shift the shade by as much as the palette has between the
 * two. A base that is itself a shade comes first.
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

/** Completes a school's own colours: shades follow their base, other colours come from the palette. */
export function followColours(palette: Colours, own: Partial<Colours>): Colours {
  const colours: Record<ColourName, string> = { ...palette, ...own };
  // Without this, the header would keep the hue of the palette, which doesn't go with the school's wall colour.
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

/** Shifts `colour` by the difference between `shade` and `base`, so that it becomes a shade of its own base. */
function asFarFrom(colour: string, base: string, shade: string): string {
  const [now, was, then] = [parts(colour), parts(base), parts(shade)];
  const l = Math.min(1, Math.max(0, now.l + then.l - was.l));
  return toHex({ l, c: now.c * (was.c > 0 ? then.c / was.c : 1), h: now.h + then.h - was.h });
}

/** Lightness (0 to 1), chroma (0 for grey) and hue (degrees) of a colour. */
function parts(colour: string) {
  const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
  return { l, c, h };
}

function toHex(colour: ReturnType<typeof parts>): string {
  return formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'));
}
