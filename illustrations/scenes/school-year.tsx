import { chain, ring, row } from '../composition/groups';
import { count, counted } from '../composition/words';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { around, between, box, point, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Cow, Goat, Hen, PerchedBird } from '../things/animals';
import { SchoolHouse, Well, wellRope } from '../things/buildings';
import { Lamp, NationalFlag, Pot, Rangoli, SkyLantern } from '../things/festival';
import { Field, Floor } from '../things/ground-cover';
import { Kite, Rope } from '../things/play';
import { Bench, Blackboard, OpenBook, Table } from '../things/school';
import { FeatherTree, RoundTree, SpreadingTree } from '../things/trees';
import type { MainStory } from './theme';

export const storyUnderTree: MainStory = {
  wide: 3.8,
  high: 2.7,
  stretch: 1.2,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const Tree = stage.chance.pick([SpreadingTree, RoundTree]);
    stage.draw(
      <Tree at={point(cx, y - scale * 0.7)} size={scale * 2} brush={brush(scale) * 1.2} seed={stage.seed()} />,
    );
    stage.draw(
      <PerchedBird
        at={point(cx + scale * 0.5, y - scale * 1.62)}
        size={scale * 0.16}
        brush={brush(scale) * 0.7}
        facing={-1}
      />,
    );
    stage.person({
      who: 'woman',
      at: point(cx + scale * 0.42, y - scale * 0.5),
      pose: 'sit',
      scale,
      facing: -1,
      dress: { spectacles: true },
    });
    const each = Math.max(3, Math.floor(place.w / (scale * 0.62)));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: each,
      scale,
      pose: ['sit', 'sitKnees', 'raiseHandSitting', 'sitLegsOut'],
    });
    row(stage, {
      from: point(place.x + scale * 0.3, y - scale * 0.62),
      to: point(cx - scale * 0.6, y - scale * 0.62),
      count: 2,
      scale,
      pose: 'sit',
      facing: 1,
    });
    return `${count(each + 2, 'child listens', 'children listen')} to a story under a broad tree`;
  },
};

export const planting: MainStory = {
  wide: 3.8,
  high: 1.7,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => (facing === 1 ? place.x + place.w * share : place.x + place.w * (1 - share));
    for (const [i, share] of [0.14, 0.42, 0.7].entries()) {
      stage.draw(
        <FeatherTree
          at={point(x(share), y)}
          size={scale * (0.5 + 0.14 * (i % 2))}
          brush={brush(scale) * 0.8}
          seed={stage.seed()}
        />,
        <Mass
          d={pen().shape([
            point(x(share) - scale * 0.2, y),
            point(x(share), y - scale * 0.1),
            point(x(share) + scale * 0.2, y),
          ])}
        />,
      );
      stage.person({
        who: child(stage.chance),
        at: point(x(share + 0.12), y),
        pose: i === 1 ? 'bend' : 'kneel',
        scale,
        facing: opposite(facing),
      });
    }
    const body = stage.person({ who: 'girl', at: point(x(0.94), y), pose: 'carry', scale, facing: opposite(facing) });
    stage.draw(
      <Pot at={point(body.nearHand.x, body.nearHand.y + scale * 0.06)} size={scale * 0.22} brush={brush(scale)} />,
    );
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return 'four children plant and water three young trees';
  },
};

export const kites: MainStory = {
  wide: 3.6,
  high: 2.5,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const flyers = Math.max(3, Math.floor(place.w / (scale * 1.15)));
    for (let i = 0; i < flyers; i++) {
      const facing = stage.chance.pick([1, -1] as const);
      const at = point(place.x + (place.w * (i + 0.5)) / flyers, y - (i % 2) * scale * 0.22);
      const body = stage.person({
        who: child(stage.chance),
        at,
        pose: stage.chance.pick(['point', 'raiseHand', 'pull'] as const),
        scale,
        facing,
      });
      const tangled = i === 1 && flyers > 3;
      stage.draw(
        <Kite
          at={point(
            at.x + facing * scale * 0.25 + (tangled ? scale * 0.4 : 0),
            place.y + scale * (0.35 + 0.4 * (i % 2)),
          )}
          size={scale * stage.chance.between(0.36, 0.52)}
          brush={brush(scale)}
          hand={body.nearHand}
          seed={stage.seed()}
        />,
      );
    }
    return `${count(flyers, 'child flies a kite', 'children fly kites')} in a stiff wind`;
  },
};

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
    return `${count(potters, 'child shapes a pot', 'children shape pots')} below a shelf of finished ones`;
  },
};

export const chess: MainStory = {
  wide: 3.2,
  high: 1.8,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const table = box(cx - scale * 0.5, y - scale * 0.52, scale, scale * 0.52);
    stage.draw(<Table area={table} brush={brush(scale)} pattern="diamonds" />);
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
    return `two children at chess; ${count(watching, 'other knows', 'others know')} a better move`;
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
        <Table
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
    return `two children debate before ${counted(seats)} listeners and a puzzled judge`;
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
    return `${count(easels, 'child paints', 'children paint')} at easels while the smallest one poses`;
  },
};

/** Spell the Beans: letters laid out in beans, for whoever finds the word first. */
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
    return `${count(lower, 'child spells', 'children spell')} words with beans on a mat while a teacher watches`;
  },
};

/** Brain gym: cross movements, everybody with the other arm. */
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
    return `a teacher and ${count(number * 2 - 2, 'child lift', 'children lift')} one knee each in brain gym`;
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
    return `${count(hearths * 2, 'child learns', 'children learn')} to cook over ${count(hearths, 'small fire', 'small fires')}`;
  },
};

export const wellVisit: MainStory = {
  wide: 3.4,
  high: 1.8,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<Well at={point(cx, y)} size={scale * 1.5} brush={brush(scale)} />);
    for (const side of [-1, 1] as const) {
      const rope = wellRope(point(cx, y), scale * 1.5, side);
      stage.person({
        who: side === 1 ? 'woman' : 'girl',
        at: point(cx + side * scale * 1.05, y),
        pose: 'pull',
        scale,
        facing: opposite(side),
        reach: side === 1 ? { near: rope } : { near: point(cx - scale * 0.62, y - scale * 0.55) },
      });
      if (side === 1) stage.draw(<Rope through={[point(cx, y - scale * 1.42), rope]} brush={brush(scale)} />);
      stage.person({
        who: child(stage.chance),
        at: point(cx + side * place.w * 0.44, y),
        pose: 'carryOnHead',
        scale,
        facing: side,
      });
    }
    return 'two children and a woman draw water while others carry it home';
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
    return `${count(dancers, 'child dances', 'children dance')} under lanterns for their families`;
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
    return `${count(makers, 'child makes', 'children make')} star lanterns and hang them on a line`;
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
    return `${count(number, 'child stands', 'children stand')} at salute while a teacher hoists the flag`;
  },
};

export const farmVisit: MainStory = {
  wide: 4,
  high: 2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    stage.draw(
      <Field area={box(place.x, y - scale * 0.4, place.w, scale * 0.4)} brush={brush(scale)} seed={stage.seed()} />,
    );
    const floor = y - scale * 0.48;
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => (facing === 1 ? place.x + place.w * share : place.x + place.w * (1 - share));
    stage.draw(
      <Cow at={point(x(0.74), floor)} size={scale * 0.86} brush={brush(scale) * 1.2} facing={opposite(facing)} load />,
      <Goat at={point(x(0.95), floor)} size={scale * 0.4} brush={brush(scale)} facing={opposite(facing)} />,
    );
    stage.person({
      who: 'man',
      at: point(x(0.5), floor),
      pose: 'point',
      scale,
      facing,
      dress: { hair: 'turban', colour: { on: 'turban', tone: 'accent' } },
    });
    const pupils = Math.max(3, Math.floor((place.w * 0.4) / (scale * 0.46)));
    row(stage, {
      from: point(x(0.04), floor),
      to: point(x(0.4), floor),
      count: pupils,
      scale,
      pose: ['surprised', 'point', 'read', 'wait'],
      facing,
    });
    stage.draw(
      <Hen
        at={point(x(0.6), place.y + scale * 0.4)}
        size={scale * 0.3}
        brush={brush(scale)}
        facing={facing}
        comb="accent"
      />,
    );
    return `a farmer shows his cow to ${count(pupils, 'child', 'children')} who keep their distance`;
  },
};

export const picnicRing: MainStory = {
  wide: 3.4,
  high: 2.1,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const centre = point(place.x + place.w / 2, place.y + place.h * 0.62);
    const eaters = 10;
    ring(stage, {
      centre: point(centre.x, centre.y + scale * 0.1),
      rx: place.w * 0.42,
      ry: scale * 0.56,
      count: eaters,
      scale: scale * 0.9,
      grown: 0.2,
    });
    for (const x of [-0.3, 0, 0.3])
      stage.draw(
        <Pot at={point(centre.x + x * scale, centre.y + scale * 0.04)} size={scale * 0.26} brush={brush(scale)} />,
      );
    return `${count(eaters, 'person shares', 'people share')} a meal, seated in a ring around three pots`;
  },
};

export const schoolYard: MainStory = {
  wide: 4.2,
  high: 2.4,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<SchoolHouse at={point(cx, y - scale * 0.86)} size={scale * 1.42} brush={brush(scale)} />);
    const number = Math.max(5, Math.floor(place.w / (scale * 0.64)));
    row(stage, {
      from: point(place.x + scale * 0.3, y),
      to: point(place.x + place.w - scale * 0.3, y),
      count: number,
      scale,
      pose: ['run', 'jump', 'walk', 'cheer', 'danceStep', 'throw'],
    });
    return `${count(number, 'child plays', 'children play')} in front of the school house`;
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
      <Table
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
    return `a girl recites from a book to ${count(each * 2, 'listener', 'listeners')} on the floor`;
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
    return `a boy recites by heart before his teacher and ${count(benches, 'classmate', 'classmates')}`;
  },
};

export const roundDance: MainStory = {
  wide: 3,
  high: 2.6,
  stretch: 1.1,
  paint: (stage, place, scale) => {
    const centre = point(place.x + place.w / 2, place.y + place.h / 2);
    const radius = Math.min(place.w, place.h) / 2 - scale * 0.72;
    const number = Math.max(9, Math.round((2 * Math.PI * radius) / (scale * 0.44)));
    const links = Array.from({ length: number }, (_, i) => ({
      foot: around(centre, radius, (i * 360) / number),
      turn: (i * 360) / number,
      who: child(stage.chance),
      scale,
    }));
    chain(stage, links, 'danceStep', { closed: true, facing: 1 });
    stage.draw(<Rangoli centre={centre} radius={radius * 0.62} brush={brush(scale)} seed={stage.seed()} />);
    return `${count(number, 'child dances', 'children dance')} in a ring around a pattern of flowers`;
  },
};

/** The whole school before its house, in rows, and one who came late. */
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
    return `${count(number - 1, 'child salutes', 'children salute')} the flag before the school house; the smallest comes running`;
  },
};
