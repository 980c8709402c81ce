import { createContext, useContext } from 'react';
import { tidy, type Pen } from './pen';

/** The colours of one wall. `shade` is the ground's own darker or lighter tone, for the marks of the hand that plastered it. */
export interface Palette {
  ground: string;
  shade: string;
  ink: string;
  accent: string;
  second: string;
}

export type Tone = keyof Palette;

export const colours = {
  earth: '#9c3f26',
  earthDark: '#7d301c',
  paste: '#fbf6ec',
  white: '#ffffff',
  indigo: '#1b2a4a',
  turmeric: '#e3a018',
  neem: '#3e6b48',
  neemDark: '#2f4d38',
  kumkum: '#b3261e',
} as const;

export const grounds = {
  earth: { ground: colours.earth, shade: '#8d3620', ink: colours.paste, accent: colours.turmeric, second: '#f0c56a' },
  dusk: {
    ground: colours.earthDark,
    shade: '#702917',
    ink: colours.paste,
    accent: colours.turmeric,
    second: '#f0c56a',
  },
  night: { ground: colours.indigo, shade: '#14203a', ink: colours.paste, accent: colours.turmeric, second: '#e58a5f' },
  neem: { ground: colours.neemDark, shade: '#27412f', ink: colours.paste, accent: colours.turmeric, second: '#f0c56a' },
  paper: {
    ground: colours.paste,
    shade: '#f1e7d3',
    ink: colours.earth,
    accent: colours.turmeric,
    second: colours.neem,
  },
} as const satisfies Record<string, Palette>;

export type GroundName = keyof typeof grounds;

const PaletteContext = createContext<Palette>(grounds.earth);
export const PaletteProvider = PaletteContext.Provider;

interface LineProps {
  d: Pen;
  /** Pixels. */
  width: number;
  tone?: Tone;
  /** Lengths of dash and gap in pixels; a wide dashed line is a row of leaves, rays, hatching or rungs. */
  dashes?: readonly number[];
  /** Square ends for hatching, round ones for everything that a finger draws. */
  ends?: 'round' | 'butt';
}

/** A brush line. The root of the picture sets round joints and the ink colour. */
export function Line({ d, width, tone, dashes, ends = dashes ? 'butt' : 'round' }: LineProps) {
  const palette = useContext(PaletteContext);
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
  /** Width of an outline in the same or another tone, in pixels. */
  edge?: number;
  edgeTone?: Tone;
}

/** A filled shape, with a brush line around it if it has an edge. */
export function Mass({ d, tone = 'ink', edge, edgeTone = tone }: MassProps) {
  const palette = useContext(PaletteContext);
  return (
    <path
      d={d.toString()}
      fill={palette[tone]}
      stroke={edge ? (edgeTone === 'ink' ? undefined : palette[edgeTone]) : 'none'}
      strokeWidth={edge ? tidy(edge) : undefined}
    />
  );
}
