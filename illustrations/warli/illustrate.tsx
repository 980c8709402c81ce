import { renderToStaticMarkup } from 'react-dom/server';
import type { Colours } from '../../look/colours';
import { insideBorder } from './composition/ground';
import { Stage } from './composition/stage';
import { type Descriptions, told } from './composition/words';
import { createChance } from './line/chance';
import { box, type Point } from './line/geometry';
import { PaletteProvider } from './line/paint';
import { themes } from './scenes/themes';
import type { IllustrationRequest } from '../drawing-style';

interface Drawn {
  svg: string;
  /** Describes this picture in 8 to 22 English words. */
  descriptions: Descriptions;
}

/** Same theme, seed, frame and colours: always the same bytes. */
export function illustrate(request: IllustrationRequest, colours: Colours): Drawn {
  const { svg, descriptions } = compose(request, colours);
  return { svg, descriptions };
}

/** Like `illustrate`, but also returns the positions of the figures, for tests. */
export function compose(
  { theme: name, seed, person, width, height }: IllustrationRequest,
  colours: Colours,
): Drawn & { anchors: readonly Point[] } {
  const theme = themes[name];
  const frame = box(0, 0, width, height);
  const palette = theme.palette(seed, colours);
  const stage = new Stage(frame, insideBorder(frame, theme.border), palette, createChance(`${name} ${seed}`), person);
  const main = theme.paint(stage, seed);
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke={palette.ink}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <PaletteProvider value={palette}>{stage.painted()}</PaletteProvider>
    </svg>,
  );
  // A description of a slide already lists several stories, and Home must stay small.
  const beside = name.startsWith('slide-') ? [] : stage.tales;
  return { svg, descriptions: told(main, beside), anchors: stage.anchors };
}
