import { z } from 'zod';
import { type ColourName, colourNames, type Colours } from '../../look/colours';
import { displayFontNames } from '../../look/display-fonts';
import { followColours } from '../../look/follow-colours';
import { paletteNames, palettes } from '../../look/palettes';
import { type DrawingStyleName, drawingStyles } from '../../look/drawing-styles';
import type { Format } from '../../words/mistake-values';
import { annotate } from './fields';
import { exactly } from './record';

const colour = annotate(z.string('colour' satisfies Format).regex(/^#[0-9a-fA-F]{6}$/, 'colour' satisfies Format), {
  input: 'colour',
});

/** `content/look.yaml`: colours, fonts, and whether pages show the drawing or the photo of a picture that has both. */
export const lookSchema = exactly('look', {
  palette: z.enum(paletteNames),
  colours: exactly(
    'colours',
    Object.fromEntries(colourNames.map((name) => [name, colour.optional()])) as Record<
      ColourName,
      z.ZodOptional<typeof colour>
    >,
  ).optional(),
  displayFont: z.enum(displayFontNames),
  world: z.enum(drawingStyles).optional(),
  pictures: z.enum(['photos', 'drawings']),
});

export type LookFile = z.output<typeof lookSchema>;

/** The look with the colours of its palette filled in. */
export interface Look extends Pick<LookFile, 'displayFont' | 'pictures'> {
  world: DrawingStyleName;
  colours: Colours;
}

export function lookOf({ palette, colours, world = drawingStyles[0], ...rest }: LookFile): Look {
  return { ...rest, world, colours: followColours(palettes[palette], colours ?? {}) };
}

/** Whether the site has drawings and decorations. */
export function isDrawn({ world }: Pick<Look, 'world'>): boolean {
  return world !== 'none';
}

/** The emblem of the school, relative to `content/`. The file is optional. */
export const LOGO_FILE = 'logo.svg';
