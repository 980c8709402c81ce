import { chain, row } from '../composition/groups';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { between, box, point, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { SchoolHouse } from '../things/buildings';
import { Lamp, NationalFlag, SkyLantern } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Bench, Blackboard, OpenBook, DrawnTable } from '../things/school';
import type { MainStory } from './theme';

export const chess: MainStory = {
  wide: 3.2,
  high: 1.8,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const table = box(cx - scale * 0.5, y - scale * 0.52, scale, scale * 0.52);
    stage.draw(<DrawnTable area={table} brush={brush(scale)} pattern="diamonds" />);
    const men = pen();
    for (let i = 0; i < 6; i++)
      men.shape([
        point(table.x + scale * (0.12 + i * 0.15) - scale * 0.04, table.y),
        point(table.x + scale * (0.12 + i * 0.15), table.y - scale * (i % 2 ? 0.12 : 0.2)),
        point(table.x + scale * (0.12 + i * 0.15) + scale * 0.04, table.y),
      ]);
    stage.draw(<Mass d={men} tone="accent" />);
    for (const side of [-1, 1] as const) {
      stage.draw(
        <Line
          d={pen().path([
            point(cx + side * scale * 0.64, y),
            point(cx + side * scale * 0.62, y - scale * 0.33),
            point(cx + side * scale * 0.92, y - scale * 0.33),
            point(cx + side * scale * 0.9, y),
          ])}
          width={brush(scale)}
        />,
      );
      stage.person({
        who: side === 1 ? 'girl' : 'boy',
        at: point(cx + side * scale * 0.78, y - scale * 0.34),
        pose: 'writeSeated',
        scale,
        facing: opposite(side),
      });
    }
    const watching = Math.max(3, Math.floor(place.w / (scale * 0.68)));
    row(stage, {
      from: point(place.x + scale * 0.3, y - scale * 0.86),
      to: point(place.x + place.w - scale * 0.3, y - scale * 0.86),
      count: watching,
      scale: scale * 0.94,
      pose: ['surprised', 'wait', 'point', 'scold'],
    });
    return ['two children at chess; {} others know a better move', watching];
  },
};

export const debate: MainStory = {
  wide: 3.6,
  high: 2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const floor = y - scale * 0.78;
    for (const side of [-1, 1] as const) {
      const desk = point(place.x + place.w * (0.5 + side * 0.26), floor);
      stage.draw(
        <DrawnTable
          area={box(desk.x - scale * 0.24, floor - scale * 0.36, scale * 0.48, scale * 0.36)}
          brush={brush(scale)}
          pattern="zigzag"
        />,
      );
      stage.person({
        who: side === 1 ? 'girl' : 'boy',
        at: point(desk.x + side * scale * 0.46, floor),
        pose: side === 1 ? 'scold' : 'raiseHand',
        scale,
        facing: opposite(side),
      });
    }
    stage.person({
      who: 'man',
      at: point(place.x + place.w / 2, floor),
      pose: 'surprised',
      scale,
      dress: { spectacles: true },
    });
    stage.draw(
      <Floor from={point(place.x, floor)} to={point(place.x + place.w, floor)} brush={brush(scale)} fringe="comb" />,
    );
    const seats = Math.floor(place.w / (scale * 0.62));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: seats,
      scale,
      pose: ['sit', 'raiseHandSitting', 'sitKnees'],
    });
    return ['two children debate before {} listeners and a puzzled judge', seats];
  },
};

/** Brain gym: people do cross movements, each with the opposite arm of the next person. */
export const brainGym: MainStory = {
  wide: 3.6,
  high: 2,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const number = Math.max(4, Math.floor(place.w / (scale * 0.82)));
    for (let line = 0; line < 2; line++)
      for (let i = 0; i < number - line; i++) {
        const teacher = line === 1 && i === Math.floor(number / 2);
        stage.person({
          who: teacher ? 'woman' : child(stage.chance),
          at: point(place.x + (place.w * (i + 0.5 + line * 0.5)) / number, bottom(place) - line * scale),
          pose: {
            lean: 0,
            bend: 0,
            nod: 0,
            nearLeg: [78, -12],
            farLeg: [-4, -2],
            nearArm: [-20, -10],
            farArm: [150, i % 3 === 0 ? 60 : 120],
          },
          scale: scale * 0.95,
          facing: i % 2 === 0 ? 1 : -1,
        });
      }
    return ['a teacher and {} children lift one knee each in brain gym', number * 2 - 2];
  },
};

export const annualDay: MainStory = {
  wide: 4,
  high: 2.1,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const dancers = Math.max(5, Math.floor(place.w / (scale * 0.68)));
    const floor = y - scale * 0.62;
    const links = Array.from({ length: dancers }, (_, i) => ({
      foot: point(place.x + (place.w * (i + 0.5)) / dancers, floor),
      turn: 0,
      who: i % 2 === 0 ? ('girl' as const) : ('boy' as const),
      scale,
    }));
    chain(stage, links, (i) => (i % 2 === 0 ? 'danceLow' : 'danceOut'), { facing: 1 });
    stage.draw(
      <Floor from={point(place.x, floor)} to={point(place.x + place.w, floor)} brush={brush(scale)} fringe="comb" />,
    );
    for (let i = 0; i < 5; i++)
      stage.draw(
        <SkyLantern at={point(place.x + (place.w * (i + 0.5)) / 5, place.y)} size={scale * 0.5} brush={brush(scale)} />,
      );
    const seats = Math.floor(place.w / (scale * 0.62));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: seats,
      scale: scale * 0.8,
      pose: ['sit', 'sitKnees', 'raiseHandSitting'],
      who: ['woman', 'man', 'toddler', 'woman'],
    });
    return ['{} children dance under lanterns for their families', dancers];
  },
};

export const musicUnderLamp: MainStory = {
  wide: 3.2,
  high: 2,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const poets = stage.person({
      who: 'girl',
      at: point(cx, y - scale * 0.42),
      pose: 'read',
      scale,
      facing: 1,
      colourful: 1,
    });
    stage.draw(
      <OpenBook
        at={between(poets.nearHand, poets.farHand, 0.4)}
        size={scale * 0.28}
        brush={brush(scale)}
        tone="accent"
      />,
      <DrawnTable
        area={box(cx - scale * 0.4, y - scale * 0.4, scale * 0.8, scale * 0.4)}
        brush={brush(scale)}
        pattern="zigzag"
      />,
    );
    const each = Math.max(2, Math.floor((place.w / 2 - scale * 0.5) / (scale * 0.56)));
    for (const side of [-1, 1] as const)
      for (let i = 0; i < each; i++)
        stage.person({
          who: child(stage.chance),
          at: point(cx + side * (scale * 0.78 + i * scale * 0.56), y),
          pose: stage.chance.pick(['sit', 'raiseHandSitting', 'sitKnees'] as const),
          scale,
          facing: opposite(side),
        });
    for (const side of [-1, 1] as const)
      stage.draw(
        <Lamp at={point(cx + side * scale * 0.66, y - scale * 0.9)} size={scale * 0.2} brush={brush(scale)} />,
      );
    return ['a girl recites from a book to {} listeners on the floor', each * 2];
  },
};

export const speechDay: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => (facing === 1 ? place.x + place.w * share : place.x + place.w * (1 - share));
    stage.draw(
      <Blackboard
        area={box(Math.min(x(0.02), x(0.36)), place.y + scale * 0.08, place.w * 0.34, scale * 0.8)}
        brush={brush(scale)}
        lesson="letters"
        seed={stage.seed()}
      />,
    );
    stage.person({ who: 'boy', at: point(x(0.46), y - scale * 0.1), pose: 'raiseHand', scale, facing });
    const benches = Math.max(2, Math.floor((place.w * 0.44) / (scale * 0.8)));
    for (let i = 0; i < benches; i++) {
      const at = point(x(0.62 + (0.36 * (i + 0.2)) / benches), y);
      stage.draw(<Bench at={at} size={scale * 0.46} brush={brush(scale)} facing={opposite(facing)} />);
      stage.person({
        who: child(stage.chance),
        at: point(at.x + facing * scale * 0.14, y - scale * 0.23),
        pose: 'writeSeated',
        scale,
        facing: opposite(facing),
      });
    }
    stage.person({ who: 'woman', at: point(x(0.18), y), pose: 'namaste', scale, facing });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return ['a boy recites by heart before his teacher and {} classmates', benches];
  },
};

export const flagHoisting: MainStory = {
  wide: 3.6,
  high: 2.5,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w * stage.chance.pick([0.5, 0.42, 0.58]);
    stage.draw(<NationalFlag at={point(cx, y - scale * 0.4)} size={scale * 2.05} brush={brush(scale)} facing={1} />);
    stage.person({
      who: 'woman',
      at: point(cx - scale * 0.5, y - scale * 0.5),
      pose: 'point',
      scale,
      facing: 1,
      reach: { near: point(cx - scale * 0.02, y - scale * 1.2) },
    });
    const number = Math.max(5, Math.floor(place.w / (scale * 0.5)));
    for (let i = 0; i < number; i++) {
      const x = place.x + (place.w * (i + 0.5)) / number;
      stage.person({
        who: child(stage.chance),
        at: point(x, y),
        pose: i === 1 ? 'wait' : 'salute',
        scale,
        facing: x < cx ? 1 : -1,
        colourful: 0,
      });
    }
    return ['{} children stand at salute while a teacher hoists the flag', number];
  },
};

/** Assembly: rows of pupils in front of the school, and one pupil who is late. */
export const assembly: MainStory = {
  wide: 4.4,
  high: 2.6,
  stretch: 1.7,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<SchoolHouse at={point(cx + scale * 0.9, y - scale * 1.12)} size={scale * 1.28} brush={brush(scale)} />);
    stage.draw(
      <NationalFlag
        at={point(cx - scale * 0.86, y - scale * 0.8)}
        size={scale * 1.75}
        brush={brush(scale)}
        facing={1}
      />,
    );
    stage.person({
      who: 'woman',
      at: point(cx - scale * 1.3, y - scale * 0.84),
      pose: 'point',
      scale,
      facing: 1,
      reach: { near: point(cx - scale * 0.88, y - scale * 1.5) },
    });
    const number = Math.max(6, Math.floor(place.w / (scale * 0.47)));
    for (let i = 0; i < number; i++) {
      const x = place.x + (place.w * (i + 0.5)) / number;
      const late = i === number - 1;
      stage.person({
        who: late ? 'toddler' : child(stage.chance),
        at: point(x, y),
        pose: late ? 'sprint' : 'salute',
        scale,
        facing: x < cx - scale * 0.86 ? 1 : -1,
        colourful: 0.04,
      });
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['{} children salute the flag before the school house; the smallest comes running', number - 1];
  },
};
