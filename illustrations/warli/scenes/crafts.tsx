import { row } from '../composition/groups';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Lamp, Pot, Rangoli, SkyLantern } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Rope } from '../things/play';
import { Blackboard } from '../things/school';
import type { MainStory } from './theme';

export const clay: MainStory = {
  wide: 3.6,
  high: 1.5,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const potters = Math.max(3, Math.floor(place.w / (scale * 1.1)));
    for (let i = 0; i < potters; i++) {
      const at = point(place.x + (place.w * (i + 0.34)) / potters, y);
      const pot = point(at.x + scale * 0.46, y);
      stage.person({
        who: child(stage.chance),
        at,
        pose: 'kneel',
        scale,
        facing: 1,
        reach: {
          near: point(pot.x - scale * 0.08, y - scale * 0.3),
          far: point(pot.x - scale * 0.14, y - scale * 0.2),
        },
      });
      stage.draw(<Pot at={pot} size={scale * (i === 1 ? 0.22 : 0.38)} brush={brush(scale)} />);
    }
    const shelf = place.y + scale * 0.44;
    stage.draw(
      <Floor
        from={point(place.x + scale * 0.3, shelf)}
        to={point(place.x + place.w - scale * 0.3, shelf)}
        brush={brush(scale)}
        fringe="plain"
      />,
    );
    for (let i = 0; i < 7; i++)
      stage.draw(
        <Pot
          at={point(place.x + scale * 0.5 + ((place.w - scale) * i) / 6, shelf)}
          size={scale * stage.chance.between(0.2, 0.34)}
          brush={brush(scale)}
        />,
      );
    return ['{} children shape pots below a shelf of finished ones', potters];
  },
};

export const painting: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const easels = Math.max(3, Math.floor(place.w / (scale * 1.2)));
    for (let i = 0; i < easels; i++) {
      const left = place.x + (place.w * i) / easels;
      const board = box(left + scale * 0.62, y - scale * 1, scale * 0.5, scale * 0.6);
      stage.draw(
        <Line
          d={pen().path([
            point(board.x, y),
            point(board.x + board.w / 2, board.y - scale * 0.1),
            point(board.x + board.w, y),
          ])}
          width={brush(scale)}
        />,
      );
      stage.draw(
        <Blackboard
          area={board}
          brush={brush(scale) * 0.8}
          lesson={stage.chance.pick(['sun', 'plant', 'shapes', 'map'] as const)}
          seed={stage.seed()}
        />,
      );
      const body = stage.person({
        who: child(stage.chance),
        at: point(left + scale * 0.22, y),
        pose: 'write',
        scale,
        facing: 1,
      });
      stage.draw(
        <Line
          d={pen().path([body.nearHand, point(body.nearHand.x + scale * 0.1, body.nearHand.y - scale * 0.06)])}
          width={brush(scale) * 1.3}
          tone="accent"
        />,
      );
    }
    const model = stage.person({
      who: 'toddler',
      at: point(place.x + place.w / 2, place.y + scale * 0.56),
      pose: 'yogaTree',
      scale,
      facing: 1,
    });
    stage.draw(<Mass d={pen().circle(point(model.head.x, model.head.y - scale * 0.12), scale * 0.05)} tone="accent" />);
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return ['{} children paint at easels while the smallest one poses', easels];
  },
};

/** Spell the Beans: letters made of beans; the first to find the word wins. */
export const spellingBeans: MainStory = {
  wide: 3.4,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const cx = place.x + place.w / 2;
    const mat = box(place.x + place.w * 0.2, place.y + scale * 0.68, place.w * 0.6, scale * 0.62);
    const beans = pen();
    for (let i = 0; i < 5; i++) {
      const left = mat.x + (mat.w * (i + 0.5)) / 5;
      const p = (x: number, y: number) => point(left + x * scale * 0.16, mat.y + mat.h / 2 + y * scale * 0.2);
      const strokes =
        [
          [p(-1, 1), p(0, -1), p(1, 1)],
          [p(-0.8, 1), p(-0.8, -1), p(0.8, 0)],
          [p(0.8, -0.8), p(-0.8, 0), p(0.8, 0.9)],
          [p(-0.8, -1), p(0.8, -1), p(-0.8, 1), p(0.8, 1)],
          [p(-0.8, -1), p(-0.8, 1), p(0.8, 1)],
        ][i] ?? [];
      beans.path(strokes);
    }
    stage.draw(<Line d={beans} width={scale * 0.055} tone="accent" dashes={[0.1, scale * 0.07]} ends="round" />);
    stage.draw(
      <Line
        d={pen().shape([
          point(mat.x, mat.y),
          point(mat.x + mat.w, mat.y),
          point(mat.x + mat.w, mat.y + mat.h),
          point(mat.x, mat.y + mat.h),
        ])}
        width={brush(scale)}
        dashes={[scale * 0.05, scale * 0.03]}
      />,
    );
    const lower = Math.max(4, Math.floor(place.w / (scale * 0.7)));
    row(stage, {
      from: point(place.x + scale * 0.3, bottom(place)),
      to: point(place.x + place.w - scale * 0.3, bottom(place)),
      count: lower,
      scale,
      pose: ['kneel', 'sit', 'raiseHandSitting', 'crouch'],
    });
    stage.person({ who: 'woman', at: point(cx, mat.y - scale * 0.04), pose: 'sit', scale });
    return ['{} children spell words with beans on a mat while a teacher watches', lower];
  },
};

export const cooking: MainStory = {
  wide: 3.4,
  high: 1.6,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const hearths = Math.max(2, Math.floor(place.w / (scale * 1.6)));
    for (let i = 0; i < hearths; i++) {
      const fire = point(place.x + (place.w * (i + 0.5)) / hearths, y);
      stage.draw(
        <Line
          d={pen().path([
            point(fire.x - scale * 0.2, y),
            point(fire.x, y - scale * 0.12),
            point(fire.x + scale * 0.2, y),
          ])}
          width={scale * 0.09}
          dashes={[brush(scale), brush(scale) * 1.2]}
          tone="accent"
        />,
        <Pot at={point(fire.x, y - scale * 0.14)} size={scale * 0.42} brush={brush(scale)} />,
      );
      const steam = pen();
      for (const x of [-0.08, 0.02, 0.12])
        steam
          .move(point(fire.x + x * scale, y - scale * 0.64))
          .curve(point(fire.x + (x + 0.1) * scale, y - scale * 0.8), point(fire.x + x * scale, y - scale * 0.92))
          .curve(point(fire.x + (x - 0.1) * scale, y - scale * 1.04), point(fire.x + x * scale, y - scale * 1.16));
      stage.draw(<Line d={steam} width={brush(scale) * 0.7} />);
      for (const side of [-1, 1] as const)
        stage.person({
          who: child(stage.chance),
          at: point(fire.x + side * scale * 0.52, y),
          pose: stage.chance.pick(['kneel', 'crouch', 'point'] as const),
          scale,
          facing: opposite(side),
        });
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return ['{} children learn to cook over {} small fires', hearths * 2, hearths];
  },
};

export const lanternMaking: MainStory = {
  wide: 3.6,
  high: 1.8,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const makers = Math.max(3, Math.floor(place.w / (scale * 0.95)));
    stage.draw(
      <Rope
        through={[
          point(place.x, place.y + scale * 0.06),
          point(place.x + place.w / 2, place.y + scale * 0.12),
          point(place.x + place.w, place.y + scale * 0.06),
        ]}
        brush={brush(scale)}
      />,
    );
    for (let i = 0; i < makers; i++) {
      const at = point(place.x + (place.w * (i + 0.5)) / makers, y);
      stage.draw(
        <SkyLantern
          at={point(at.x + scale * 0.2, place.y + scale * 0.09)}
          size={scale * stage.chance.between(0.55, 0.75)}
          brush={brush(scale)}
        />,
      );
      stage.person({
        who: child(stage.chance),
        at,
        pose: stage.chance.pick(['readSitting', 'kneel', 'sit', 'raiseHand'] as const),
        scale,
      });
      stage.draw(<Lamp at={point(at.x + scale * 0.42, y)} size={scale * 0.14} brush={brush(scale)} />);
    }
    return ['{} children make star lanterns and hang them on a line', makers];
  },
};

export const rangoliDay: MainStory = {
  wide: 3.4,
  high: 2,
  stretch: 1.2,
  paint: (stage, place, scale) => {
    const centre = point(place.x + place.w / 2, place.y + place.h * 0.56);
    stage.draw(<Rangoli centre={centre} radius={scale * 0.74} brush={brush(scale)} seed={stage.seed()} />);
    for (const side of [-1, 1] as const) {
      stage.person({
        who: 'girl',
        at: point(centre.x + side * scale * 1.02, centre.y + scale * 0.36),
        pose: 'kneel',
        scale,
        facing: opposite(side),
      });
      stage.person({
        who: side === 1 ? 'boy' : 'woman',
        at: point(centre.x + side * scale * 1.5, centre.y + scale * 0.86),
        pose: side === 1 ? 'crouch' : 'wait',
        scale,
        facing: opposite(side),
      });
      stage.draw(
        <Lamp at={point(centre.x + side * scale * 0.8, bottom(place))} size={scale * 0.22} brush={brush(scale)} />,
      );
    }
    stage.draw(<Lamp at={point(centre.x, bottom(place))} size={scale * 0.22} brush={brush(scale)} />);
    return 'three children lay a floor pattern of petals, with lamps in front';
  },
};
