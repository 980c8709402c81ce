import type { Stage } from '../composition/stage';
import type { Phrase } from '../composition/words';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, bottom } from '../line/geometry';
import { Line } from '../line/paint';
import { pen } from '../line/pen';
import { Floor } from '../things/ground-cover';
import {
  Balance,
  Bubbles,
  Circuit,
  Flask,
  Magnet,
  Microscope,
  SolarSystem,
  Telescope,
  TestTubes,
  Volcano,
  WaterFilter,
  Windmill,
} from '../things/science';
import { Blackboard, Globe, DrawnTable } from '../things/school';
import type { MainStory } from './theme';

/** Two rows of experiments on long tables. */
export const experimentBench: MainStory = {
  wide: 4,
  high: 2.6,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const columns = Math.max(3, Math.floor(place.w / (scale * 1.05)));
    const pourer = chance.whole(0, columns - 1);
    let pupils = 0;
    for (let line = 0; line < 2; line++) {
      const y = bottom(place) - line * scale * 1.28;
      const top = y - scale * 0.42;
      stage.draw(
        <DrawnTable
          area={box(place.x, top, place.w, scale * 0.42)}
          brush={brush(scale)}
          pattern={chance.pick(['boards', 'zigzag', 'diamonds'] as const)}
        />,
      );
      for (let i = 0; i < columns; i++) {
        const left = place.x + (place.w * i) / columns;
        const pours = line === 0 && i === pourer;
        const body = stage.person({
          who: child(chance),
          at: point(left + scale * 0.22, top),
          pose: pours ? 'point' : chance.pick(['write', 'surprised', 'carry', 'read', 'raiseHand'] as const),
          scale,
          facing: 1,
        });
        pupils++;
        const at = point(left + scale * 0.72, top);
        const size = scale * 0.42;
        const kind = pours ? 0 : chance.whole(0, 5);
        if (kind <= 1) {
          stage.draw(<Flask at={at} size={size} brush={brush(scale)} coloured={chance.odds(0.5)} />);
          if (kind === 1 || chance.odds(0.4))
            stage.draw(
              <Bubbles from={point(at.x, at.y - size)} height={scale * 0.5} brush={brush(scale)} seed={stage.seed()} />,
            );
          if (pours)
            stage.draw(
              <Line
                d={pen().path([body.nearHand, point(at.x, at.y - size)])}
                width={brush(scale)}
                tone="accent"
                dashes={[brush(scale) * 1.4, brush(scale)]}
              />,
            );
        } else if (kind === 2) stage.draw(<Microscope at={at} size={size * 1.1} brush={brush(scale)} facing={1} />);
        else if (kind === 3) stage.draw(<TestTubes at={at} size={size * 0.8} brush={brush(scale)} />);
        else if (kind === 4)
          stage.draw(<Balance at={at} size={size * 1.1} brush={brush(scale)} tilt={chance.pick([-10, 9])} />);
        else stage.draw(<Magnet at={at} size={size} brush={brush(scale)} />);
      }
    }
    return ['{} children at two long benches; one pours into a flask', pupils];
  },
};

/** One large piece of apparatus with small people around it, so that galleries change their scale. */
function giant(
  phrase: Phrase,
  wide: number,
  draw: (stage: Stage, at: { x: number; y: number }, size: number, width: number) => void,
  poses: readonly ('point' | 'surprised' | 'write' | 'cheer' | 'carry' | 'read' | 'raiseHand')[] = [
    'point',
    'surprised',
    'write',
    'cheer',
    'read',
  ],
): MainStory {
  return {
    wide: wide * 1.5 + 2.4,
    high: 2,
    stretch: 1.25,
    paint: (stage, place, scale) => {
      const { chance } = stage;
      const y = bottom(place);
      const cx = place.x + place.w / 2;
      const size = scale * 1.5;
      draw(stage, point(cx, y - scale * 0.4), size, wide * size);
      stage.draw(
        <DrawnTable
          area={box(cx - (wide * size) / 2 - scale * 0.2, y - scale * 0.4, wide * size + scale * 0.4, scale * 0.4)}
          brush={brush(scale)}
          pattern={chance.pick(['boards', 'zigzag', 'diamonds'] as const)}
        />,
      );
      const room = (place.w - wide * size - scale * 0.4) / 2;
      const each = Math.max(1, Math.floor(room / (scale * 0.62)));
      for (const side of [-1, 1] as const) {
        for (let i = 0; i < each; i++) {
          const x = side === -1 ? place.x + (room * (i + 0.5)) / each : place.x + place.w - (room * (i + 0.5)) / each;
          stage.person({
            who: i === 0 && side === 1 ? chance.pick(['woman', 'man', 'girl'] as const) : child(chance),
            at: point(x, y),
            pose: chance.pick(poses),
            scale,
            facing: side === -1 ? 1 : -1,
          });
        }
      }
      stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
      return [phrase, each * 2];
    },
  };
}

export const giantMicroscope = giant('{} people look at a very large microscope', 0.9, (stage, at, size) =>
  stage.draw(<Microscope at={at} size={size} brush={size * 0.02} facing={stage.chance.pick([1, -1] as const)} />),
);
export const giantFlask = giant('{} people look at a bubbling flask', 1, (stage, at, size) =>
  stage.draw(
    <Flask at={at} size={size * 0.74} brush={size * 0.02} coloured />,
    <Bubbles from={point(at.x, at.y - size * 0.76)} height={size * 0.26} brush={size * 0.022} seed={stage.seed()} />,
  ),
);
export const testTubeRack = giant('{} people look at a rack of coloured test tubes', 1.4, (stage, at, size) =>
  stage.draw(<TestTubes at={at} size={size * 0.85} brush={size * 0.018} />),
);
export const bigBalance = giant('{} people look at a balance that tips to one side', 1.3, (stage, at, size) =>
  stage.draw(<Balance at={at} size={size} brush={size * 0.022} tilt={stage.chance.pick([-12, 12])} />),
);
export const bigMagnet = giant('{} people look at a horseshoe magnet pulling pins', 1.1, (stage, at, size) =>
  stage.draw(<Magnet at={at} size={size * 0.95} brush={size * 0.02} />),
);
export const volcano = giant('{} people look at a model volcano that really spits', 1.25, (stage, at, size) =>
  stage.draw(<Volcano at={at} size={size} brush={size * 0.02} seed={stage.seed()} />),
);
export const windmill = giant('{} people look at a windmill made of paper and sticks', 0.9, (stage, at, size) =>
  stage.draw(<Windmill at={at} size={size} brush={size * 0.02} seed={stage.seed()} />),
);
export const waterFilter = giant('{} people look at water dripping clear through sand', 0.85, (stage, at, size) =>
  stage.draw(<WaterFilter at={at} size={size} brush={size * 0.022} />),
);
export const circuit = giant('{} people look at a bulb that lights from one cell', 1.4, (stage, at, size) =>
  stage.draw(<Circuit at={at} size={size * 0.95} brush={size * 0.02} />),
);
export const bigGlobe = giant('{} people look at a globe on its stand', 0.9, (stage, at, size) =>
  stage.draw(<Globe at={at} size={size} brush={size * 0.02} />),
);
export const telescope = giant(
  '{} people look at the sky through a telescope',
  1.1,
  (stage, at, size) =>
    stage.draw(<Telescope at={at} size={size} brush={size * 0.02} facing={stage.chance.pick([1, -1] as const)} />),
  ['point', 'surprised', 'raiseHand'],
);
export const solarSystem = giant(
  '{} people look at a model of the sun and its planets',
  1.7,
  (stage, at, size, width) =>
    stage.draw(
      <SolarSystem
        area={box(at.x - width / 2, at.y - size, width, size * 0.96)}
        brush={size * 0.02}
        seed={stage.seed()}
      />,
    ),
);

export const plantLesson: MainStory = {
  wide: 3.6,
  high: 2,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    stage.draw(
      <Blackboard
        area={box(place.x + place.w * 0.3, place.y + scale * 0.08, place.w * 0.4, scale * 1.1)}
        brush={brush(scale)}
        lesson="plant"
        seed={stage.seed()}
      />,
    );
    stage.person({ who: 'woman', at: point(place.x + place.w * 0.2, y), pose: 'point', scale, facing: 1 });
    stage.person({ who: 'girl', at: point(place.x + place.w * 0.84, y), pose: 'write', scale, facing: -1 });
    stage.draw(
      <Microscope
        at={point(place.x + place.w * 0.5, y - scale * 0.32)}
        size={scale * 0.42}
        brush={brush(scale)}
        facing={-1}
      />,
      <DrawnTable
        area={box(place.x + place.w * 0.34, y - scale * 0.32, place.w * 0.32, scale * 0.32)}
        brush={brush(scale)}
        pattern="zigzag"
      />,
    );
    stage.person({ who: 'boy', at: point(place.x + place.w * 0.7, y), pose: 'kneel', scale, facing: -1 });
    stage.person({ who: 'boy', at: point(place.x + place.w * 0.05, y), pose: 'read', scale, facing: 1 });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return 'a teacher explains a plant to three children with a microscope';
  },
};
