import { brush } from '../line/brush';
import { point, type Box, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import { child } from '../figure/people';
import { Goat, PerchedBird, Squirrel } from '../things/animals';
import { Pot } from '../things/festival';
import type { Story } from './story';

function stiltWalker(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  const cx = place.x + place.w * 0.36;
  const who = child(stage.chance);
  const body = stage.person({ who, at: point(cx, y - scale * 0.6), pose: 'stand', scale, facing: 1 });
  const d = pen();
  for (const [foot, hand] of [
    [body.nearLeg[2], body.nearHand],
    [body.farLeg[2], body.farHand],
  ] as const)
    d.path([point(foot.x, y), point(foot.x, foot.y - scale * 0.02), point(hand.x, hand.y - scale * 0.05)]);
  stage.draw(<Line d={d} width={brush(scale) * 1.1} tone="accent" />);
  stage.person({ who: 'toddler', at: point(place.x + place.w * 0.82, y), pose: 'surprised', scale, facing: -1 });
  return `a ${who} walks on stilts`;
}

function angler(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const body = stage.person({
    who: child(stage.chance),
    at: point(place.x + place.w / 2 - facing * place.w * 0.28, y - scale * 0.2),
    pose: 'sitKnees',
    scale,
    facing,
  });
  const tip = point(place.x + place.w / 2 + facing * place.w * 0.3, place.y + scale * 0.1);
  const hook = point(tip.x, y - scale * 0.22);
  stage.draw(
    <Line d={pen().path([body.nearHand, tip, hook])} width={brush(scale) * 0.7} />,
    <Mass
      d={pen().shape([
        hook,
        point(hook.x - scale * 0.06, hook.y + scale * 0.09),
        point(hook.x + scale * 0.04, hook.y + scale * 0.16),
        point(hook.x + scale * 0.08, hook.y + scale * 0.08),
      ])}
      tone="accent"
    />,
    <Line
      d={pen()
        .path([
          point(place.x + place.w / 2 - facing * place.w * 0.46, y - scale * 0.16),
          point(place.x + place.w / 2 - facing * place.w * 0.06, y - scale * 0.16),
          point(place.x + place.w / 2 - facing * place.w * 0.06, y),
        ])
        .path(
          Array.from({ length: 9 }, (_, i) =>
            point(place.x + place.w / 2 + facing * place.w * (0 + i * 0.06), y - (i % 2) * scale * 0.04),
          ),
        )}
      width={brush(scale) * 0.8}
    />,
  );
  return 'somebody has caught a small fish';
}

function wrestlers(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  const cx = place.x + place.w / 2;
  for (const facing of [1, -1] as const)
    stage.person({
      who: 'man',
      at: point(cx - facing * scale * 0.34, y),
      pose: 'push',
      scale,
      facing,
      reach: {
        near: point(cx + facing * scale * 0.06, y - scale * 0.56),
        far: point(cx + facing * scale * 0.02, y - scale * 0.44),
      },
    });
  return 'two wrestlers try their strength';
}

function sweeper(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const x = (share: number) => place.x + place.w / 2 + facing * place.w * share;
  const broom = point(x(0), y);
  const body = stage.person({
    who: 'woman',
    at: point(x(-0.24), y),
    pose: 'crouch',
    scale,
    facing,
    reach: { near: point(broom.x - facing * scale * 0.16, y - scale * 0.32) },
  });
  const dust = pen();
  for (let i = 0; i < 9; i++)
    dust.circle(point(x(0.06 + (i % 5) * 0.05), y - scale * (0.04 + ((i * 0.037) % 0.3))), scale * 0.014);
  stage.draw(
    <Line d={pen().path([body.nearHand, broom])} width={scale * 0.05} tone="accent" />,
    <Mass d={dust} />,
    <Goat at={point(x(0.36), y)} size={scale * 0.42} brush={brush(scale)} facing={opposite(facing)} />,
  );
  return 'a woman sweeps dust at a goat';
}

function barber(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const cx = place.x + place.w / 2;
  const client = stage.person({
    who: 'man',
    at: point(cx + facing * scale * 0.24, y - scale * 0.3),
    pose: 'seat',
    scale: scale * 0.94,
    facing,
    dress: { hair: 'tuft' },
  });
  stage.draw(
    <Line
      d={pen().path([
        point(cx + facing * scale * 0.12, y),
        point(cx + facing * scale * 0.14, y - scale * 0.3),
        point(cx + facing * scale * 0.38, y - scale * 0.3),
        point(cx + facing * scale * 0.38, y),
      ])}
      width={brush(scale)}
    />,
  );
  const hand = point(client.head.x - facing * client.headRadius * 1.5, client.head.y);
  stage.person({
    who: 'man',
    at: point(cx - facing * scale * 0.28, y),
    pose: 'write',
    scale,
    facing,
    dress: { hair: 'topi' },
    reach: { near: hand },
  });
  stage.draw(
    <Line
      d={pen()
        .path([hand, point(hand.x + facing * scale * 0.09, hand.y - scale * 0.05)])
        .path([hand, point(hand.x + facing * scale * 0.09, hand.y + scale * 0.03)])}
      width={brush(scale) * 0.8}
      tone="accent"
    />,
  );
  return 'a barber trims a man’s hair';
}

function hopscotch(stage: Stage, place: Box, scale: number): Clause {
  const y = place.y + place.h;
  const d = pen();
  for (let i = 0; i < 5; i++) {
    const left = place.x + place.w * (0.1 + i * 0.16);
    d.shape([
      point(left, y),
      point(left + place.w * 0.15, y),
      point(left + place.w * 0.17, y - scale * 0.12),
      point(left + place.w * 0.02, y - scale * 0.12),
    ]);
  }
  stage.draw(<Line d={d} width={brush(scale) * 0.7} />);
  stage.person({
    who: 'girl',
    at: point(place.x + place.w * 0.44, y - scale * 0.14),
    pose: 'yogaTree',
    scale,
    facing: 1,
    reach: {},
  });
  stage.person({ who: child(stage.chance), at: point(place.x + place.w * 0.92, y), pose: 'wait', scale, facing: -1 });
  return 'a girl hops through her squares';
}

function birdsOnRope(stage: Stage, place: Box, scale: number): undefined {
  const y = place.y + place.h * 0.62;
  stage.draw(
    <Line
      d={pen()
        .move(point(place.x, place.y + place.h * 0.4))
        .curve(point(place.x + place.w / 2, y + place.h * 0.3), point(place.x + place.w, place.y + place.h * 0.4))
        .path([point(place.x, place.y), point(place.x, place.y + place.h)])
        .path([point(place.x + place.w, place.y), point(place.x + place.w, place.y + place.h)])}
      width={brush(scale) * 0.7}
    />,
  );
  for (const share of [0.2, 0.36, 0.64, 0.8])
    stage.draw(
      <PerchedBird
        at={point(place.x + place.w * share, y - (share === 0.36 || share === 0.64 ? -0.03 : 0.03) * place.h)}
        size={place.h * 0.4}
        brush={brush(scale) * 0.6}
        facing={share === 0.36 ? -1 : 1}
      />,
    );
  return undefined;
}

function squirrelAndPot(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  stage.draw(
    <Pot at={point(place.x + place.w / 2 + facing * place.w * 0.26, y)} size={place.h * 0.8} brush={brush(scale)} />,
    <Squirrel
      at={point(place.x + place.w / 2 - facing * place.w * 0.2, y)}
      size={place.h * 0.62}
      brush={brush(scale) * 0.8}
      facing={facing}
    />,
  );
  return 'a squirrel visits a pot';
}

/** Stories about leisure. */
export const pastimeStories: readonly Story[] = [
  { wide: 0.95, high: 1.3, scale: [0.44, 0.6], paint: stiltWalker },
  { wide: 1.2, high: 0.85, scale: [0.46, 0.62], paint: angler },
  { wide: 1.2, high: 0.95, scale: [0.42, 0.56], paint: wrestlers },
  { wide: 1.6, high: 0.85, scale: [0.42, 0.56], paint: sweeper },
  { wide: 1.1, high: 1.05, scale: [0.42, 0.56], paint: barber },
  { wide: 1.2, high: 0.95, scale: [0.46, 0.62], paint: hopscotch },
];

/** Stories small enough to appear inside a main story. */
export const guestStories: readonly Story[] = [
  { wide: 1.3, high: 0.5, to: 0.6, scale: [0.6, 0.8], paint: birdsOnRope },
  { wide: 0.8, high: 0.42, scale: [0.6, 0.8], paint: squirrelAndPot },
];
