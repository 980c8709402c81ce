import { createContext, useContext } from 'react';
import type { Colours } from '../../../look/colours';
import { tidy, type Pen } from './pen';

/** The colours of one wall. `shade` is a darker or lighter tone of the ground, for traces of plastering. */
export interface Palette {
  ground: string;
  shade: string;
  ink: string;
  accent: string;
  second: string;
}

export type Tone = keyof Palette;

/** The palette of each kind of wall. */
export function groundsOf(colours: Colours) {
  const { page, wall, action, light } = colours;
  const bright = { ink: page, accent: action, second: light };
  return {
    wall: { ground: wall, shade: colours.wallPlaster, ...bright },
    dusk: { ground: colours.dusk, shade: colours.duskPlaster, ...bright },
    night: { ground: colours.text, shade: colours.nightPlaster, ...bright, second: colours.glow },
    grove: { ground: colours.grove, shade: colours.grovePlaster, ...bright },
    paper: { ground: page, shade: colours.pageShade, ink: wall, accent: action, second: colours.success },
  } satisfies Record<string, Palette>;
}

export type GroundName = keyof ReturnType<typeof groundsOf>;

const PaletteContext = createContext<Palette | undefined>(undefined);

function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette) throw new Error('Whatever is drawn stands in a PaletteProvider.');
  return palette;
}

export const PaletteProvider = PaletteContext.Provider;

interface LineProps {
  d: Pen;
  /** Width of the line in pixels. */
  width: number;
  tone?: Tone;
  /** Lengths of dash and gap in pixels; a wide dashed line is a row of leaves, rays, hatching or rungs. */
  dashes?: readonly number[];
  /** Ends of the line: square for hatching, round for lines drawn by finger. */
  ends?: 'round' | 'butt';
}

/** A brush line. It inherits round joints and the ink colour from the root of the picture. */
export function Line({ d, width, tone, dashes, ends = dashes ? 'butt' : 'round' }: LineProps) {
  const palette = usePalette();
  return (
    <path
      d={d.toString()}
      strokeWidth={tidy(width)}
      stroke={tone && tone !== 'ink' ? palette[tone] : undefined}
      strokeDasharray={dashes?.map(tidy).join(' ')}
      strokeLinecap={ends === 'butt' ? 'butt' : undefined}
    />
  );
}

interface MassProps {
  d: Pen;
  tone?: Tone;
  /** Width of the outline in pixels; without it, there is no outline. */
  edge?: number;
  edgeTone?: Tone;
}

/** A filled shape, with an outline if `edge` is set. */
export function Mass({ d, tone = 'ink', edge, edgeTone = tone }: MassProps) {
  const palette = usePalette();
  return (
    <path
      d={d.toString()}
      fill={palette[tone]}
      stroke={edge ? (edgeTone === 'ink' ? undefined : palette[edgeTone]) : 'none'}
      strokeWidth={edge ? tidy(edge) : undefined}
    />
  );
}
