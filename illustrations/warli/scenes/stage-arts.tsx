import { chain, row } from '../composition/groups';
import type { Stage } from '../composition/stage';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, type Box, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Pandal } from '../things/buildings';
import { StandingLamp } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Dhol, Flute, Harmonium, Notes, Tabla, Tanpura } from '../things/music';
import { Bunting } from '../things/play';
import { Blackboard, DrawnTable } from '../things/school';
import type { MainStory } from './theme';

function notesOver(stage: Stage, place: Box, scale: number): void {
  const spots = Array.from({ length: 7 }, (_, i) =>
    point(place.x + place.w * (0.08 + i * 0.14), place.y + scale * (0.16 + 0.12 * Math.sin(i * 1.7))),
  );
  stage.draw(<Notes spots={spots} size={scale * 0.2} brush={brush(scale)} />);
}

export const smallOrchestra: MainStory = {
  wide: 3.9,
  high: 1.5,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const slot = place.w / 4;
    const harmonium = point(place.x + slot * 0.72, y);
    stage.draw(<Harmonium at={harmonium} size={scale * 0.4} brush={brush(scale)} facing={1} />);
    stage.person({
      who: 'girl',
      at: point(place.x + slot * 0.14, y),
      pose: 'playSitting',
      scale,
      facing: 1,
      reach: {
        near: point(harmonium.x - scale * 0.12, y - scale * 0.23),
        far: point(harmonium.x - scale * 0.2, y - scale * 0.23),
      },
    });
    const tabla = point(place.x + slot * 2, y);
    stage.person({
      who: 'boy',
      at: point(tabla.x - scale * 0.04, y - scale * 0.34),
      pose: 'playSitting',
      scale,
      facing: 1,
      reach: {
        near: point(tabla.x + scale * 0.16, y - scale * 0.36),
        far: point(tabla.x - scale * 0.16, y - scale * 0.4),
      },
    });
    stage.draw(<Tabla at={tabla} size={scale * 0.38} brush={brush(scale)} />);
    const player = stage.person({
      who: 'boy',
      at: point(place.x + slot * 2.96, y),
      pose: 'playFlute',
      scale,
      facing: 1,
    });
    stage.draw(
      <Flute
        from={point(player.head.x, player.head.y + player.headRadius * 0.6)}
        to={point(player.head.x + scale * 0.42, player.head.y + player.headRadius)}
        brush={brush(scale)}
      />,
    );
    const tanpura = point(place.x + slot * 3.68, y);
    stage.draw(<Tanpura at={tanpura} size={scale * 1.05} brush={brush(scale)} />);
    stage.person({
      who: 'woman',
      at: point(tanpura.x - scale * 0.24, y),
      pose: 'sit',
      scale,
      facing: 1,
      reach: { near: point(tanpura.x, y - scale * 0.46) },
    });
    notesOver(stage, place, scale);
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return 'four musicians with harmonium, tabla, flute and tanpura';
  },
};

export const choir: MainStory = {
  wide: 3.8,
  high: 2.3,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const back = Math.floor((place.w * 0.72) / (scale * 0.5));
    const right = place.x + place.w;
    row(stage, {
      from: point(place.x + scale * 0.3, y - scale * 0.62),
      to: point(right - scale * 1.2, y - scale * 0.62),
      count: back,
      scale: scale * 0.95,
      pose: ['raiseHand', 'stand', 'namaste', 'cheer', 'stand'],
    });
    row(stage, {
      from: point(place.x + scale * 0.5, y),
      to: point(right - scale * 1.3, y),
      count: back - 1,
      scale,
      pose: ['sit', 'raiseHandSitting', 'sit'],
    });
    stage.person({
      who: 'woman',
      at: point(right - scale * 0.4, y),
      pose: 'danceOut',
      scale: scale * 1.05,
      facing: -1,
    });
    notesOver(stage, place, scale);
    stage.draw(<Floor from={point(place.x, y)} to={point(right, y)} brush={brush(scale)} />);
    return ['a teacher conducts a choir of {} children', back * 2 - 1];
  },
};

export const drumLesson: MainStory = {
  wide: 3.6,
  high: 1.6,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const drummers = Math.max(3, Math.floor(place.w / (scale * 0.95)));
    for (let i = 0; i < drummers; i++) {
      const at = point(place.x + (place.w * (i + 0.5)) / drummers, y);
      const body = stage.person({
        who: i === 0 ? 'man' : child(stage.chance),
        at,
        pose: 'playDrum',
        scale,
        facing: i === 0 ? 1 : -1,
      });
      stage.draw(
        <Dhol
          at={point(body.waist.x + body.facing * scale * 0.12, body.waist.y + scale * 0.05)}
          size={scale * 0.34}
          brush={brush(scale)}
          coloured={i % 2 === 0}
        />,
      );
    }
    notesOver(stage, place, scale);
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['a master and {} pupils drum together, each in their own way', drummers - 1];
  },
};

export const notation: MainStory = {
  wide: 3.4,
  high: 2.1,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    stage.draw(
      <Blackboard
        area={box(place.x + place.w * 0.24, place.y + scale * 0.08, place.w * 0.52, scale * 0.84)}
        brush={brush(scale)}
        lesson="scales"
        seed={stage.seed()}
      />,
    );
    stage.person({
      who: 'man',
      at: point(place.x + place.w * 0.12, place.y + scale * 1.14),
      pose: 'point',
      scale,
      facing: 1,
    });
    const singers = Math.floor(place.w / (scale * 0.66));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: singers,
      scale,
      pose: ['sit', 'playSitting', 'raiseHandSitting'],
    });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return ['{} children sing from the notes on a blackboard', singers];
  },
};

export const danceLine: MainStory = {
  wide: 3.8,
  high: 1.7,
  stretch: 1.6,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const dancers = Math.max(4, Math.floor(place.w / (scale * 0.72)));
    const links = Array.from({ length: dancers }, (_, i) => ({
      foot: point(
        place.x + (place.w * (i + 0.5)) / dancers,
        y - Math.sin((i / (dancers - 1)) * Math.PI) * scale * 0.34,
      ),
      turn: 0,
      who: i === 0 ? ('woman' as const) : child(stage.chance),
      scale,
    }));
    chain(stage, links, (i) => (['danceStep', 'danceLow', 'danceOut'] as const)[i % 3] ?? 'danceStep', { facing: 1 });
    stage.draw(
      <Bunting
        from={point(place.x, place.y)}
        to={point(place.x + place.w, place.y)}
        sag={scale * 0.16}
        brush={brush(scale)}
      />,
    );
    return ['{} dancers hand in hand, led by their teacher', dancers];
  },
};

export const lezimAndLamp: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<StandingLamp at={point(cx, y)} size={scale * 1.05} brush={brush(scale)} />);
    const each = Math.max(2, Math.floor((place.w / 2 - scale * 0.4) / (scale * 0.78)));
    for (const side of [-1, 1] as const)
      for (let i = 0; i < each; i++) {
        const body = stage.person({
          who: side === 1 ? 'girl' : 'boy',
          at: point(cx + side * (scale * 0.62 + i * scale * 0.76), y),
          pose: stage.chance.pick(['danceHigh', 'danceOut', 'danceLow'] as const),
          scale,
          facing: opposite(side),
          colourful: 0.3,
        });
        stage.draw(
          <Line
            d={pen()
              .move(body.nearHand)
              .curve(
                point((body.nearHand.x + body.farHand.x) / 2, Math.min(body.nearHand.y, body.farHand.y) - scale * 0.3),
                body.farHand,
              )}
            width={brush(scale) * 0.8}
            tone="accent"
            dashes={[brush(scale) * 2, brush(scale)]}
          />,
        );
      }
    return ['{} children dance around a tall brass lamp', each * 2];
  },
};

/** Drama: a stage with a curtain, and a restless audience. */
export const drama: MainStory = {
  wide: 3.8,
  high: 2.5,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    const boards = y - scale * 0.85;
    stage.draw(
      <Pandal
        at={point(place.x + place.w / 2, boards)}
        size={scale * 1.55}
        brush={brush(scale)}
        wide={place.w * 0.94}
      />,
      <Floor from={point(place.x, boards)} to={point(place.x + place.w, boards)} brush={brush(scale)} fringe="comb" />,
    );
    const king = stage.person({
      who: 'boy',
      at: point(place.x + place.w * 0.3, boards),
      pose: 'scold',
      scale: scale * 1.05,
      facing: 1,
    });
    stage.draw(
      <Mass
        d={pen().shape([
          point(king.head.x - scale * 0.09, king.head.y - king.headRadius * 0.6),
          point(king.head.x - scale * 0.1, king.head.y - scale * 0.2),
          point(king.head.x - scale * 0.03, king.head.y - scale * 0.12),
          point(king.head.x, king.head.y - scale * 0.22),
          point(king.head.x + scale * 0.03, king.head.y - scale * 0.12),
          point(king.head.x + scale * 0.1, king.head.y - scale * 0.2),
          point(king.head.x + scale * 0.09, king.head.y - king.headRadius * 0.6),
        ])}
        tone="accent"
      />,
    );
    stage.person({
      who: 'girl',
      at: point(place.x + place.w * 0.5, boards),
      pose: 'surprised',
      scale: scale * 1.05,
      facing: -1,
    });
    stage.person({
      who: 'boy',
      at: point(place.x + place.w * 0.68, boards),
      pose: 'kneel',
      scale: scale * 1.05,
      facing: -1,
    });
    stage.person({
      who: 'girl',
      at: point(place.x + place.w * 0.84, boards),
      pose: 'danceHigh',
      scale: scale * 1.05,
      facing: -1,
    });
    const seats = Math.floor(place.w / (scale * 0.56));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: seats,
      scale: scale * 0.95,
      pose: ['sit', 'sitKnees', 'raiseHandSitting', 'sit'],
      who: ['girl', 'boy', 'woman', 'toddler', 'man'],
      facing: chance.pick([1, -1] as const),
    });
    return 'a small king scolds three other actors on a stage before a lively audience';
  },
};

export const puppets: MainStory = {
  wide: 3,
  high: 2.2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const boxWide = scale * 1.7;
    const sill = place.y + scale * 1.14;
    stage.draw(
      <Pandal at={point(cx, sill + scale * 0.1)} size={scale * 1.18} brush={brush(scale)} wide={boxWide} />,
      <DrawnTable area={box(cx - boxWide / 2, sill, boxWide, scale * 0.4)} brush={brush(scale)} pattern="diamonds" />,
    );
    for (const [i, x] of [-0.5, 0, 0.5].entries()) {
      const puppet = stage.person({
        who: (['girl', 'man', 'boy'] as const)[i] ?? 'girl',
        at: point(cx + x * scale, sill - scale * 0.04),
        pose: (['danceHigh', 'cheer', 'danceOut'] as const)[i] ?? 'cheer',
        scale: scale * 0.62,
        colourful: 0.8,
      });
      stage.draw(
        <Line
          d={pen()
            .path([puppet.nearHand, point(cx + x * scale, sill - scale * 0.98)])
            .path([puppet.farHand, point(cx + x * scale, sill - scale * 0.98)])}
          width={brush(scale) * 0.4}
        />,
      );
    }
    const seats = Math.floor(place.w / (scale * 0.56));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: seats,
      scale,
      pose: ['sit', 'sitKnees', 'raiseHandSitting', 'sitLegsOut'],
    });
    return ['three puppets dance on their strings for {} children', seats];
  },
};
