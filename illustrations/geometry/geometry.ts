import type { IllustrationTheme } from '../../look/theme-names';
import type { Illustration, IllustrationRequest, DrawingStyle } from '../drawing-style';
import { drawFrieze, drawMark, drawPortrait, drawQuilt, drawRipple, drawRow } from './compositions';
import { fill, motifOf, rowsIn } from './patterns';
import { type GroundName, groundNames, type Palette, palettesOf, Sheet } from './sheet';
import { describePattern, says } from './words';

/** Patterns of squares, triangles and circles in the colours of the school. */
export const geometry: DrawingStyle = {
  illustrate(request, colours) {
    const palettes = palettesOf(colours);
    const { ground, draw } = compositionOf(request);
    const sheet = new Sheet(request.width, request.height, palettes[ground]);
    const descriptions = draw(sheet, palettes);
    return { svg: sheet.svg(), descriptions };
  },
  colophons: {},
};

interface Composition {
  ground: GroundName;
  /** Draws the shapes and returns their description. */
  draw: (sheet: Sheet, palettes: Record<GroundName, Palette>) => Illustration['descriptions'];
}

function compositionOf(request: IllustrationRequest): Composition {
  const { theme, seed, width, height } = request;
  const fixed = compositions[theme];
  if (fixed) return fixed;
  // Grounds take turns, so that neighbours in a gallery have different ones.
  const ground = groundNames[(seed + theme.length) % groundNames.length]!;
  if (theme === 'portrait') return { ground, draw: (sheet) => (drawPortrait(sheet, seed, false), says.portrait) };
  if (theme.startsWith('slide-'))
    return {
      ground: 'wall',
      draw: (sheet, { wall, page, night }) => (drawQuilt(sheet, request, 3, [wall, page, night]), says.quilt),
    };
  const motif = motifOf(theme);
  const rows = theme.startsWith('tile-') ? 3 : rowsIn(request, seed);
  const draw = (sheet: Sheet) => {
    fill(sheet, motif, { x: 0, y: 0, width, height }, rows, seed);
    return describePattern(motif, rows, ground, sheet.palette.ground);
  };
  return { ground, draw };
}

const compositions: Partial<Record<IllustrationTheme, Composition>> = {
  'portrait-placeholder': { ground: 'page', draw: (sheet) => (drawPortrait(sheet, 0, true), says.placeholder) },
  sent: { ground: 'wall', draw: (sheet) => (drawRow(sheet, 'whole'), says.row) },
  offline: { ground: 'wall', draw: (sheet) => (drawRow(sheet, 'gap'), says.row) },
  error: { ground: 'wall', draw: (sheet) => (drawRow(sheet, 'fallen'), says.row) },
  empty: { ground: 'wall', draw: (sheet) => (drawRow(sheet, 'hollow'), says.row) },
  'not-found': { ground: 'wall', draw: (sheet) => (drawRow(sheet, 'one hollow'), says.row) },
  'border-dancers': { ground: 'page', draw: (sheet) => (drawFrieze(sheet), says.frieze) },
  'way-to-school': { ground: 'wall', draw: (sheet) => (drawRipple(sheet), says.ripple) },
  wall: { ground: 'dusk', draw: (sheet) => (drawQuilt(sheet, { theme: 'wall', seed: 1 }, 3), says.quilt) },
  mark: { ground: 'wall', draw: (sheet) => (drawMark(sheet), says.mark) },
};
