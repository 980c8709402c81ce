import { brush } from '../line/brush';
import { between, point, type Box, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import { child } from '../figure/people';
import { Cow, Monkey, PerchedBird } from '../things/animals';
import { Well, wellRope } from '../things/buildings';
import { Dhol } from '../things/music';
import { Pot } from '../things/festival';
import { Ball, Kite, Rope } from '../things/play';
import { OpenBook } from '../things/school';
import { Bicycle, Cart, Wheel } from '../things/transport';
import type { Story } from './story';

function waterCarriers(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const women = 3;
  for (let i = 0; i < women; i++) {
    const small = i === women - 1;
    const body = stage.person({
      who: small ? 'girl' : 'woman',
      at: point(place.x + place.w / 2 - facing * (i - 1) * place.w * 0.33, place.y + place.h),
      pose: 'carryOnHead',
      scale,
      facing,
    });
    const top = point(body.head.x, body.head.y - body.headRadius * 0.9);
    stage.draw(<Pot at={top} size={scale * 0.2} brush={brush(scale)} />);
    if (!small) stage.draw(<Pot at={point(top.x, top.y - scale * 0.18)} size={scale * 0.14} brush={brush(scale)} />);
  }
  return 'water carriers walk home';
}

function atTheWell(stage: Stage, place: Box, scale: number): Clause {
  const side = stage.chance.pick([1, -1] as const);
  const at = point(place.x + place.w / 2 + side * place.w * 0.14, place.y + place.h);
  const size = scale * 0.95;
  stage.draw(<Well at={at} size={size} brush={brush(scale)} />);
  const rope = wellRope(at, size, opposite(side));
  stage.draw(<Rope through={[point(at.x, at.y - size * 0.92), rope]} brush={brush(scale) * 0.8} />);
  stage.person({
    who: 'woman',
    at: point(at.x - side * scale * 0.78, at.y),
    pose: 'pull',
    scale,
    facing: side,
    reach: { near: rope, far: point(rope.x - side * scale * 0.04, rope.y + scale * 0.08) },
  });
  stage.draw(
    <Pot
      at={point(place.x + (side === 1 ? place.w * 0.96 : place.w * 0.04), at.y)}
      size={scale * 0.24}
      brush={brush(scale)}
    />,
  );
  return 'a woman draws water';
}

function kiteFlyer(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const who = child(stage.chance);
  const body = stage.person({
    who,
    at: point(place.x + place.w / 2 - facing * place.w * 0.3, place.y + place.h),
    pose: stage.chance.pick(['point', 'run'] as const),
    scale,
    facing,
  });
  stage.draw(
    <Kite
      at={point(place.x + place.w / 2 + facing * place.w * 0.28, place.y + place.h * 0.24)}
      size={scale * 0.38}
      brush={brush(scale)}
      hand={body.nearHand}
      seed={stage.seed()}
    />,
  );
  return `a ${who} flies a kite`;
}

function sleeper(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const body = stage.person({
    who: 'man',
    at: point(place.x + place.w / 2 + facing * place.w * 0.04, place.y + place.h),
    pose: 'lie',
    scale,
    facing,
    dress: { hair: 'topi' },
  });
  stage.draw(
    <PerchedBird at={body.nearLeg[1]} size={scale * 0.2} brush={brush(scale) * 0.7} facing={opposite(facing)} />,
  );
  return 'a crow sits on a sleeping man’s knee';
}

function monkeyAndCap(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const post = point(place.x + place.w / 2 + facing * place.w * 0.3, place.y + place.h * 0.42);
  stage.draw(<Line d={pen().path([point(post.x, place.y + place.h), post])} width={brush(scale) * 2} />);
  stage.draw(<Monkey at={post} size={scale * 0.34} brush={brush(scale)} facing={opposite(facing)} />);
  const paw = point(post.x - facing * scale * 0.17, post.y - scale * 0.24);
  stage.draw(
    <Mass
      d={pen().shape([
        point(paw.x - scale * 0.12, paw.y),
        point(paw.x - scale * 0.06, paw.y - scale * 0.09),
        point(paw.x + scale * 0.08, paw.y - scale * 0.07),
        point(paw.x + scale * 0.1, paw.y),
      ])}
      tone="accent"
    />,
  );
  stage.person({
    who: 'man',
    at: point(place.x + place.w / 2 - facing * place.w * 0.22, place.y + place.h),
    pose: 'scold',
    scale,
    facing,
    dress: { hair: 'bare' },
  });
  return 'a monkey has taken a man’s cap';
}

function leapfrog(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const x = (share: number) => place.x + place.w / 2 + facing * place.w * share;
  const y = place.y + place.h;
  stage.person({ who: 'boy', at: point(x(0.28), y), pose: 'bend', scale, facing });
  stage.person({ who: 'girl', at: point(x(0), y - scale * 0.06), pose: 'leap', scale, facing });
  stage.person({ who: 'boy', at: point(x(-0.32), y), pose: 'cheer', scale, facing });
  return 'children play leapfrog';
}

function ballGame(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  const left = stage.person({
    who: child(stage.chance),
    at: point(place.x + place.w * 0.16, y),
    pose: 'throw',
    scale,
    facing: 1,
  });
  const right = stage.person({
    who: child(stage.chance),
    at: point(place.x + place.w * 0.84, y),
    pose: 'cheer',
    scale,
    facing: -1,
  });
  const air = between(left.head, right.head, 0.5);
  stage.draw(<Ball centre={point(air.x, air.y - scale * 0.2)} radius={scale * 0.08} brush={brush(scale)} />);
  return 'two children play ball';
}

function seesaw(stage: Stage, place: Box, scale: number): Clause {
  const middle = point(place.x + place.w / 2, place.y + place.h);
  const tilt = stage.chance.pick([1, -1] as const) * scale * 0.16;
  const left = point(middle.x - place.w * 0.4, middle.y - scale * 0.3 + tilt);
  const right = point(middle.x + place.w * 0.4, middle.y - scale * 0.3 - tilt);
  stage.draw(
    <Line d={pen().path([left, right])} width={brush(scale) * 1.6} />,
    <Mass
      d={pen().shape([
        point(middle.x, middle.y - scale * 0.28),
        point(middle.x - scale * 0.14, middle.y),
        point(middle.x + scale * 0.14, middle.y),
      ])}
    />,
  );
  stage.person({
    who: 'boy',
    at: point(left.x + scale * 0.06, left.y - scale * 0.01),
    pose: 'seat',
    scale: scale * 0.9,
    facing: 1,
  });
  stage.person({
    who: 'girl',
    at: point(right.x - scale * 0.06, right.y - scale * 0.01),
    pose: 'seat',
    scale: scale * 0.9,
    facing: -1,
  });
  return 'two children share a see-saw';
}

function hoopRunner(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const who = child(stage.chance);
  const y = place.y + place.h;
  const body = stage.person({
    who,
    at: point(place.x + place.w / 2 - facing * place.w * 0.22, y),
    pose: 'run',
    scale,
    facing,
  });
  const hub = point(place.x + place.w / 2 + facing * place.w * 0.28, y - scale * 0.16);
  stage.draw(
    <Wheel centre={hub} radius={scale * 0.15} brush={brush(scale) * 0.9} spokes={6} />,
    <Rope
      through={[body.farHand, point(hub.x - facing * scale * 0.1, hub.y - scale * 0.06)]}
      brush={brush(scale) * 0.7}
    />,
  );
  return `a ${who} bowls a wheel along`;
}

function cyclist(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const at = point(place.x + place.w / 2, place.y + place.h);
  const size = scale * 0.56;
  stage.draw(<Bicycle at={at} size={size} brush={brush(scale)} facing={facing} />);
  stage.person({
    who: 'man',
    at: point(at.x - facing * size * 0.24, at.y - size * 0.9),
    pose: { ...posedRider },
    scale: scale * 0.86,
    facing,
    reach: {
      near: point(at.x + facing * size * 0.24, at.y - size),
      far: point(at.x + facing * size * 0.2, at.y - size * 0.98),
    },
    dress: { hair: 'topi' },
  });
  stage.draw(
    <Pot at={point(at.x - facing * size * 0.62, at.y - size * 0.76)} size={scale * 0.16} brush={brush(scale)} />,
  );
  return 'a man cycles by with a pot';
}

const posedRider = {
  lean: 8,
  bend: 20,
  nod: 8,
  nearLeg: [70, -10],
  farLeg: [44, -30],
  nearArm: [60, 80],
  farArm: [60, 80],
  seat: true,
} as const;

function drummers(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  const facing = stage.chance.pick([1, -1] as const);
  const body = stage.person({
    who: 'man',
    at: point(place.x + place.w / 2 - facing * place.w * 0.28, y),
    pose: 'playDrum',
    scale,
    facing,
    dress: { hair: 'turban' },
  });
  stage.draw(
    <Dhol
      at={point(body.waist.x + facing * scale * 0.16, body.waist.y + scale * 0.06)}
      size={scale * 0.32}
      brush={brush(scale)}
    />,
  );
  stage.person({
    who: 'woman',
    at: point(place.x + place.w / 2 + facing * place.w * 0.26, y),
    pose: stage.chance.pick(['danceOut', 'danceHigh'] as const),
    scale,
    facing: opposite(facing),
  });
  return 'a drummer makes a woman dance';
}

function reader(stage: Stage, place: Box, scale: number): Clause {
  const who = child(stage.chance);
  const facing = stage.chance.pick([1, -1] as const);
  const body = stage.person({
    who,
    at: point(place.x + place.w / 2 - facing * place.w * 0.06, place.y + place.h),
    pose: 'readSitting',
    scale,
    facing,
  });
  stage.draw(
    <OpenBook
      at={point((body.nearHand.x + body.farHand.x) / 2 + facing * scale * 0.03, (body.nearHand.y + body.farHand.y) / 2)}
      size={scale * 0.24}
      brush={brush(scale)}
      tone="accent"
    />,
  );
  return `a ${who} reads alone`;
}

function gossip(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  stage.person({ who: 'woman', at: point(place.x + place.w * 0.26, y), pose: 'scold', scale, facing: 1 });
  stage.person({
    who: stage.chance.odds(0.5) ? 'woman' : 'man',
    at: point(place.x + place.w * 0.76, y),
    pose: stage.chance.pick(['surprised', 'wait'] as const),
    scale,
    facing: -1,
  });
  return 'two neighbours trade news';
}

function swing(stage: Stage, place: Box, scale: number): Clause {
  const top = place.y;
  const y = place.y + place.h;
  const cx = place.x + place.w / 2;
  const side = stage.chance.pick([1, -1] as const);
  stage.draw(
    <Line
      d={pen().path([
        point(cx - place.w * 0.44, y),
        point(cx - place.w * 0.3, top),
        point(cx + place.w * 0.3, top),
        point(cx + place.w * 0.44, y),
      ])}
      width={brush(scale) * 1.3}
    />,
  );
  const seat = point(cx + side * place.w * 0.14, y - scale * 0.36);
  const body = stage.person({
    who: 'girl',
    at: seat,
    pose: 'swing',
    scale: scale * 0.9,
    facing: side,
    reach: {
      near: point(cx + side * place.w * 0.15, y - scale * 0.74),
      far: point(cx + side * place.w * 0.06, y - scale * 0.74),
    },
  });
  stage.draw(
    <Rope
      through={[
        point(cx + side * place.w * 0.06, top),
        body.nearHand,
        point(seat.x + side * scale * 0.05, seat.y + scale * 0.02),
        point(seat.x - side * scale * 0.09, seat.y + scale * 0.02),
        body.farHand,
        point(cx - side * place.w * 0.02, top),
      ]}
      brush={brush(scale) * 0.7}
    />,
  );
  return 'a girl swings high';
}

function marbles(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  stage.person({ who: 'boy', at: point(place.x + place.w * 0.2, y), pose: 'crouch', scale, facing: 1 });
  stage.person({ who: 'girl', at: point(place.x + place.w * 0.8, y), pose: 'crouch', scale, facing: -1 });
  const d = pen();
  for (let i = 0; i < 5; i++)
    d.circle(point(place.x + place.w * (0.42 + i * 0.045), y - (i % 2) * scale * 0.04), scale * 0.022);
  stage.draw(<Mass d={d} tone="accent" />);
  return 'two children play marbles';
}

function toddlerRuns(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  stage.person({
    who: 'toddler',
    at: point(place.x + place.w / 2 + facing * place.w * 0.26, place.y + place.h),
    pose: 'run',
    scale,
    facing,
  });
  stage.person({
    who: 'woman',
    at: point(place.x + place.w / 2 - facing * place.w * 0.22, place.y + place.h),
    pose: 'sprint',
    scale,
    facing,
  });
  return 'a small child outruns its mother';
}

function singleChild(stage: Stage, place: Box, scale: number): undefined {
  stage.person({
    who: child(stage.chance),
    at: point(place.x + place.w / 2, place.y + place.h),
    pose: stage.chance.pick(['jump', 'cheer', 'danceStep', 'danceHigh', 'stand', 'yogaTree', 'run'] as const),
    scale,
  });
  return undefined;
}

function cartOnTheWay(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const cart = point(place.x + place.w / 2 - facing * place.w * 0.16, y);
  stage.draw(
    <Cow
      at={point(place.x + place.w / 2 + facing * place.w * 0.3, y)}
      size={scale * 0.6}
      brush={brush(scale)}
      facing={facing}
    />,
    <Cart at={cart} size={scale * 0.56} brush={brush(scale)} facing={facing} />,
  );
  stage.person({
    who: 'man',
    at: point(cart.x + facing * scale * 0.2, y - scale * 0.34),
    pose: 'seat',
    scale: scale * 0.9,
    facing,
    dress: { hair: 'turban' },
  });
  stage.person({
    who: child(stage.chance),
    at: point(cart.x - facing * scale * 0.24, y - scale * 0.34),
    pose: 'raiseHandSeated',
    scale: scale * 0.9,
    facing: opposite(facing),
  });
  return 'a bullock cart takes a child along';
}

/** Stories that suit every outdoor wall. */
export const peopleStories: readonly Story[] = [
  { wide: 2.1, high: 1, scale: [0.45, 0.62], paint: cartOnTheWay },
  { wide: 1.5, high: 1.4, scale: [0.39, 0.58], paint: waterCarriers },
  { wide: 1.7, high: 1.05, scale: [0.43, 0.58], paint: atTheWell },
  { wide: 1.3, high: 1.5, scale: [0.43, 0.62], paint: kiteFlyer },
  { wide: 1.2, high: 0.52, scale: [0.47, 0.62], paint: sleeper },
  { wide: 1.3, high: 1.2, scale: [0.43, 0.55], paint: monkeyAndCap },
  { wide: 1.7, high: 0.95, scale: [0.43, 0.58], paint: leapfrog },
  { wide: 1.5, high: 0.9, scale: [0.43, 0.62], paint: ballGame },
  { wide: 1.5, high: 1, scale: [0.43, 0.62], paint: seesaw },
  { wide: 1.1, high: 0.75, scale: [0.47, 0.62], paint: hoopRunner },
  { wide: 1.15, high: 1.12, scale: [0.47, 0.62], paint: cyclist },
  { wide: 1.25, high: 1.05, scale: [0.39, 0.58], paint: drummers },
  { wide: 0.62, high: 0.54, scale: [0.51, 0.66], paint: reader },
  { wide: 0.95, high: 1.02, scale: [0.39, 0.55], paint: gossip },
  { wide: 1.1, high: 1.2, scale: [0.47, 0.66], paint: swing },
  { wide: 1.05, high: 0.6, scale: [0.47, 0.62], paint: marbles },
  { wide: 1.4, high: 1, scale: [0.39, 0.51], paint: toddlerRuns },
  { wide: 0.52, high: 0.86, scale: [0.43, 0.66], times: 3, paint: singleChild },
];
