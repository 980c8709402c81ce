import { row } from '../composition/groups';
import type { Stage } from '../composition/stage';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { between, box, point, type Box, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Floor } from '../things/ground-cover';
import { Ball, Bunting, Hurdle, Podium, podiumStep, Rope, Sack, Trophy } from '../things/play';
import { Pennant } from '../things/festival';
import { Dhol } from '../things/music';
import type { MainStory } from './theme';

/** Draws lanes on which children run, one above the other as in old wall paintings. */
function lanes(
  stage: Stage,
  place: Box,
  scale: number,
  number: number,
  each: (y: number, lane: number, facing: 1 | -1) => void,
): 1 | -1 {
  const facing = stage.chance.pick([1, -1] as const);
  for (let lane = 0; lane < number; lane++) {
    const y = bottom(place) - lane * scale * 0.84;
    stage.draw(
      <Floor
        from={point(place.x, y)}
        to={point(place.x + place.w, y)}
        brush={brush(scale) * 0.8}
        fringe={lane === 0 ? 'dots' : 'plain'}
      />,
    );
    each(y, lane, facing);
  }
  return facing;
}

const along = (place: Box, facing: 1 | -1, share: number) => place.x + place.w * (facing === 1 ? share : 1 - share);

export const race: MainStory = {
  wide: 3.6,
  high: 2.6,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    let runners = 0;
    const facing = lanes(stage, place, scale, 3, (y, lane, way) => {
      const number = Math.max(1, Math.floor(place.w / (scale * 1.3)));
      for (let i = 0; i < number; i++) {
        const share = 0.1 + (i + [0.2, 0.55, 0][lane]!) * (0.72 / number) + stage.chance.between(0, 0.06);
        stage.person({
          who: child(stage.chance),
          at: point(along(place, way, share), y),
          pose: stage.chance.pick(['run', 'sprint'] as const),
          scale,
          facing: way,
        });
        runners++;
      }
    });
    const end = along(place, facing, 0.95);
    stage.draw(
      <Rope through={[point(end, bottom(place)), point(end, place.y + scale * 0.3)]} brush={brush(scale)} />,
      <Line
        d={pen().path([
          point(end - facing * scale * 0.06, place.y + scale * 0.4),
          point(end - facing * scale * 0.06, bottom(place)),
        ])}
        width={scale * 0.09}
        tone="accent"
        dashes={[scale * 0.1, scale * 0.1]}
      />,
    );
    return ['{} children race for the finishing line in three lanes', runners];
  },
};

export const hurdles: MainStory = {
  wide: 3.8,
  high: 2.1,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    let jumpers = 0;
    lanes(stage, place, scale * 1.2, 2, (y, lane, way) => {
      const number = Math.max(2, Math.floor(place.w / (scale * 1.7)));
      for (let i = 0; i < number; i++) {
        const share = (i + (lane === 0 ? 0.32 : 0.6)) / (number + 0.2);
        stage.draw(<Hurdle at={point(along(place, way, share), y)} size={scale * 0.34} brush={brush(scale)} />);
        const over = stage.chance.odds(0.6);
        stage.person({
          who: child(stage.chance),
          at: point(
            along(place, way, over ? share : Math.max(0.05, share - 0.5 / number)),
            y - (over ? scale * 0.14 : 0),
          ),
          pose: over ? 'leap' : 'run',
          scale,
          facing: way,
        });
        jumpers++;
      }
    });
    return ['{} children take the hurdles, some better than others', jumpers];
  },
};

export const sackRace: MainStory = {
  wide: 3.8,
  high: 2,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    let hoppers = 0;
    lanes(stage, place, scale * 1.1, 2, (y, lane, way) => {
      const number = Math.max(2, Math.floor(place.w / (scale * 1.25)));
      for (let i = 0; i < number; i++) {
        const x = along(place, way, (i + (lane === 0 ? 0.35 : 0.65)) / number);
        if (lane === 0 && i === 1) {
          stage.person({ who: 'boy', at: point(x, y), pose: 'lie', scale, facing: way });
        } else {
          const hop = stage.chance.between(0.02, 0.16) * scale;
          stage.person({ who: child(stage.chance), at: point(x, y - hop), pose: 'carry', scale, facing: way });
          stage.draw(<Sack at={point(x, y - hop)} size={scale * 0.36} brush={brush(scale)} />);
        }
        hoppers++;
      }
    });
    return ['{} children in a sack race; one has gone to sleep', hoppers];
  },
};

export const tugOfWar: MainStory = {
  wide: 4.6,
  high: 1.35,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const rope = y - scale * 0.42;
    const each = Math.max(3, Math.floor((place.w / 2 - scale * 0.4) / (scale * 0.52)));
    for (const side of [-1, 1] as const)
      for (let i = 0; i < each; i++) {
        const hand = point(cx + side * (scale * 0.36 + i * scale * 0.52), rope - scale * 0.03);
        stage.person({
          who: side === 1 ? child(stage.chance) : i === each - 1 ? 'man' : child(stage.chance),
          at: point(hand.x + side * scale * 0.34, y),
          pose: 'pull',
          scale,
          facing: opposite(side),
          reach: { near: hand, far: point(hand.x + side * scale * 0.08, hand.y) },
        });
      }
    stage.draw(
      <Rope
        through={[
          point(place.x, rope + scale * 0.02),
          point(cx, rope - scale * 0.04),
          point(place.x + place.w, rope + scale * 0.02),
        ]}
        brush={brush(scale) * 1.2}
      />,
    );
    stage.draw(
      <Mass
        d={pen().shape([
          point(cx, rope - scale * 0.06),
          point(cx + scale * 0.16, rope + scale * 0.14),
          point(cx - scale * 0.02, rope + scale * 0.2),
        ])}
        tone="accent"
      />,
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />,
    );
    return ['{} pullers lean back in a tug of war', each * 2];
  },
};

export const longJump: MainStory = {
  wide: 3.8,
  high: 1.6,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => along(place, facing, share);
    stage.person({ who: 'girl', at: point(x(0.5), y - scale * 0.1), pose: 'longJump', scale, facing });
    stage.person({ who: 'boy', at: point(x(0.2), y), pose: 'sprint', scale, facing });
    stage.person({ who: 'boy', at: point(x(0.05), y), pose: 'wait', scale, facing });
    stage.person({ who: 'woman', at: point(x(0.94), y), pose: 'raiseHand', scale, facing: opposite(facing) });
    const pit = box(Math.min(x(0.58), x(0.86)), y - scale * 0.02, place.w * 0.28, scale * 0.1);
    stage.draw(
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="plain" />,
      <Line
        d={pen().path([point(pit.x, y - scale * 0.05), point(pit.x + pit.w, y - scale * 0.05)])}
        width={scale * 0.07}
        dashes={[1.4, 3, 1.4, 2]}
        tone="accent"
      />,
    );
    return 'a girl flies over the sand in the long jump';
  },
};

export const lemonAndSpoon: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    let walkers = 0;
    lanes(stage, place, scale * 1.1, 2, (y, lane, way) => {
      const number = Math.max(2, Math.floor(place.w / (scale * 1.15)));
      for (let i = 0; i < number; i++) {
        const body = stage.person({
          who: child(stage.chance),
          at: point(along(place, way, (i + (lane === 0 ? 0.35 : 0.6)) / number), y),
          pose: 'walk',
          scale,
          facing: way,
        });
        const mouth = point(body.head.x + way * body.headRadius, body.head.y + body.headRadius * 0.3);
        const bowl = point(mouth.x + way * scale * 0.18, mouth.y);
        stage.draw(
          <Line d={pen().path([mouth, bowl])} width={brush(scale) * 0.7} />,
          <Mass
            d={pen().circle(
              lane === 0 && i === 1 ? point(bowl.x, y - scale * 0.04) : point(bowl.x, bowl.y - scale * 0.04),
              scale * 0.045,
            )}
            tone="accent"
          />,
        );
        walkers++;
      }
    });
    return ['{} children carry lemons on spoons; one lemon is on the ground', walkers];
  },
};

export const podium: MainStory = {
  wide: 3.4,
  high: 2.1,
  stretch: 1.2,
  paint: (stage, place, scale) => {
    const at = point(place.x + place.w / 2, bottom(place));
    const size = scale * 0.72;
    stage.draw(<Podium at={at} size={size} brush={brush(scale)} />);
    for (const step of [0, 1, 2] as const) {
      const body = stage.person({
        who: child(stage.chance),
        at: podiumStep(at, size, step),
        pose: step === 1 ? 'cheer' : stage.chance.pick(['raiseHand', 'namaste', 'stand'] as const),
        scale,
        facing: step === 2 ? -1 : 1,
      });
      stage.draw(<Mass d={pen().circle(between(body.shoulders[0], body.waist, 0.5), scale * 0.045)} tone="accent" />);
      if (step === 1)
        stage.draw(<Trophy at={point(body.nearHand.x, body.nearHand.y)} size={scale * 0.26} brush={brush(scale)} />);
    }
    for (const side of [-1, 1] as const)
      stage.person({
        who: side === 1 ? 'woman' : child(stage.chance),
        at: point(at.x + side * place.w * 0.44, at.y),
        pose: side === 1 ? 'scold' : 'jump',
        scale,
        facing: opposite(side),
      });
    return 'three winners with medals on the podium, the first one lifting the cup';
  },
};

export const kabaddi: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => along(place, facing, share);
    stage.person({ who: 'boy', at: point(x(0.3), y - scale * 0.2), pose: 'crouch', scale, facing });
    const team = Math.max(4, Math.floor((place.w * 0.56) / (scale * 0.6)));
    const links = Array.from({ length: team }, (_, i) =>
      point(x(0.48 + (0.48 * i) / (team - 1)), y - Math.abs(Math.sin((i / (team - 1)) * Math.PI)) * scale * 0.86),
    );
    for (const [i, at] of links.entries())
      stage.person({
        who: child(stage.chance),
        at,
        pose: (['crouch', 'surprised', 'danceStep', 'push'] as const)[i % 4] ?? 'crouch',
        scale,
        facing: opposite(facing),
      });
    stage.draw(
      <Line
        d={pen().path([point(x(0.42), place.y + scale * 0.6), point(x(0.42), y)])}
        width={brush(scale)}
        tone="accent"
        dashes={[scale * 0.08, scale * 0.06]}
      />,
    );
    stage.person({ who: 'man', at: point(x(0.08), y), pose: 'raiseHand', scale, facing });
    return ['one raider against {} defenders at kabaddi, and an umpire', team];
  },
};

export const khoKho: MainStory = {
  wide: 4,
  high: 1.75,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const line = y - scale * 0.86;
    const sitting = Math.max(4, Math.floor((place.w - scale * 0.8) / (scale * 0.6)));
    for (let i = 0; i < sitting; i++)
      stage.person({
        who: child(stage.chance),
        at: point(place.x + scale * 0.4 + ((place.w - scale * 0.8) * (i + 0.5)) / sitting, line),
        pose: 'crouch',
        scale,
        facing: i % 2 === 0 ? 1 : -1,
      });
    for (const share of [0.03, 0.97])
      stage.draw(
        <Line
          d={pen().path([
            point(place.x + place.w * share, line),
            point(place.x + place.w * share, place.y + scale * 0.1),
          ])}
          width={brush(scale) * 2}
        />,
      );
    stage.draw(
      <Floor from={point(place.x, line)} to={point(place.x + place.w, line)} brush={brush(scale)} fringe="plain" />,
    );
    const facing = stage.chance.pick([1, -1] as const);
    stage.person({ who: 'girl', at: point(along(place, facing, 0.64), y), pose: 'sprint', scale, facing });
    stage.person({ who: 'boy', at: point(along(place, facing, 0.34), y), pose: 'sprint', scale, facing });
    return ['{} children crouch in a row at kho-kho while a boy chases a girl', sitting];
  },
};

export const marchPast: MainStory = {
  wide: 4.2,
  high: 1.7,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const marchers = Math.max(5, Math.floor(place.w / (scale * 0.62)));
    for (let i = 0; i < marchers; i++) {
      const at = point(along(place, 1, (i + 0.5) / marchers), y);
      const last = i === 0;
      const body = stage.person({
        who: last ? 'toddler' : i % 2 === 0 ? 'girl' : 'boy',
        at,
        pose: last
          ? 'run'
          : { lean: 0, bend: -2, nod: -4, nearLeg: [44, 20], farLeg: [-8, -16], nearArm: [-34, -20], farArm: [60, 76] },
        scale,
        facing: 1,
      });
      if (i === marchers - 1)
        stage.draw(
          <Pennant
            at={point(body.farHand.x, body.farHand.y + scale * 0.1)}
            size={scale * 1.0}
            brush={brush(scale)}
            facing={-1}
          />,
        );
      if (i === marchers - 3)
        stage.draw(
          <Dhol
            at={point(body.waist.x + scale * 0.12, body.waist.y + scale * 0.04)}
            size={scale * 0.26}
            brush={brush(scale)}
          />,
        );
    }
    stage.draw(
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="dots" />,
      <Bunting
        from={point(place.x, place.y)}
        to={point(place.x + place.w, place.y)}
        sag={scale * 0.1}
        brush={brush(scale)}
      />,
    );
    return ['{} children march past behind a flag; the smallest runs to keep up', marchers];
  },
};

export const relay: MainStory = {
  wide: 3.8,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const facing = lanes(stage, place, scale * 1.1, 2, (y, lane, way) => {
      const x = (share: number) => along(place, way, share);
      const shift = lane * 0.08;
      const giver = stage.person({ who: 'girl', at: point(x(0.4 + shift), y), pose: 'run', scale, facing: way });
      const baton = point(giver.farHand.x + way * scale * 0.04, giver.farHand.y);
      stage.person({
        who: 'boy',
        at: point(x(0.4 + shift) + way * scale * 0.66, y),
        pose: 'run',
        scale,
        facing: way,
        reach: { near: baton },
      });
      stage.draw(
        <Line
          d={pen().path([point(baton.x - scale * 0.1, baton.y), point(baton.x + scale * 0.1, baton.y - scale * 0.02)])}
          width={brush(scale) * 2}
          tone="accent"
        />,
      );
      stage.person({ who: child(stage.chance), at: point(x(0.12 + shift), y), pose: 'cheer', scale, facing: way });
    });
    stage.person({
      who: 'man',
      at: point(along(place, facing, 0.92), bottom(place)),
      pose: 'raiseHand',
      scale,
      facing: opposite(facing),
    });
    return 'two relay teams hand over the baton while a teacher keeps the time';
  },
};

export const ballGames: MainStory = {
  wide: 3.8,
  high: 1.8,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const facing = stage.chance.pick([1, -1] as const);
    const x = (share: number) => along(place, facing, share);
    const kick = stage.person({ who: 'girl', at: point(x(0.26), y), pose: 'kick', scale, facing });
    stage.draw(
      <Ball
        centre={point(kick.nearLeg[2].x + facing * scale * 0.3, kick.nearLeg[2].y - scale * 0.12)}
        radius={scale * 0.1}
        brush={brush(scale)}
      />,
    );
    const posts = [point(x(0.78), y), point(x(0.78), y - scale * 1.1), point(x(1), y - scale * 1.1), point(x(1), y)];
    stage.draw(
      <Line d={pen().path(posts)} width={brush(scale) * 1.4} />,
      <Line
        d={pen().path([point((x(0.78) + x(1)) / 2, y - scale * 1.08), point((x(0.78) + x(1)) / 2, y)])}
        width={place.w * 0.21}
        dashes={[brush(scale) * 0.35, scale * 0.12]}
      />,
    );
    stage.person({
      who: 'boy',
      at: point(x(0.88), y - scale * 0.05),
      pose: 'jump',
      scale,
      facing: opposite(facing),
    });
    stage.person({ who: child(stage.chance), at: point(x(0.56), y), pose: 'run', scale, facing });
    stage.person({ who: child(stage.chance), at: point(x(0.06), y), pose: 'sprint', scale, facing });
    row(stage, {
      from: point(x(0.2), y - scale * 0.98),
      to: point(x(0.62), y - scale * 0.98),
      count: 4,
      scale: scale * 0.78,
      pose: ['cheer', 'jump', 'raiseHand'],
    });
    return 'a girl shoots at the goal; the keeper jumps and four friends cheer';
  },
};

export const yoga: MainStory = {
  wide: 3.8,
  high: 2,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const number = Math.max(4, Math.floor(place.w / (scale * 0.86)));
    const pose = stage.chance.pick(['yogaTree', 'yogaWarrior', 'yogaTriangle'] as const);
    for (let line = 0; line < 2; line++) {
      const y = bottom(place) - line * scale;
      for (let i = 0; i < number - line; i++) {
        const wrong = line === 0 && i === 2;
        stage.person({
          who: child(stage.chance),
          at: point(place.x + (place.w * (i + 0.5 + line * 0.5)) / number, y),
          pose: wrong ? 'surprised' : pose,
          scale: scale * 0.95,
          facing: 1,
        });
      }
    }
    return ['{} children at yoga in two rows, one losing balance', number * 2 - 1];
  },
};
