import { borderDepth, Band, Ground } from '../composition/ground';
import type { Stage } from '../composition/stage';
import { colourWord } from '../../colour-word';
import type { DrawnPerson } from '../../../look/theme-names';
import { described } from '../composition/words';
import type { Hair } from '../figure/person';
import { between, box, point } from '../line/geometry';
import { groundsOf, Line, Mass, type GroundName } from '../line/paint';
import { pen } from '../line/pen';
import { Pot } from '../things/festival';
import { Dhol, Tabla } from '../things/music';
import { Ball } from '../things/play';
import { Blackboard, BookPile, Globe, OpenBook, SetSquare } from '../things/school';
import { Flask } from '../things/science';
import { Bamboo } from '../things/trees';
import type { Theme } from './theme';

interface Attribute {
  name: string;
  pose: 'carry' | 'read' | 'wait' | 'namaste';
  draw: (stage: Stage, hand: { x: number; y: number }, scale: number, floor: { x: number; y: number }) => void;
}

const width = (scale: number) => scale * 0.02;

const attributes: readonly Attribute[] = [
  {
    name: 'an open book',
    pose: 'read',
    draw: (stage, hand, s) =>
      stage.draw(<OpenBook at={point(hand.x, hand.y)} size={s * 0.22} brush={width(s)} tone="accent" />),
  },
  {
    name: 'a pile of books at hand',
    pose: 'wait',
    draw: (stage, _hand, s, floor) =>
      stage.draw(<BookPile at={floor} size={s * 0.3} brush={width(s)} seed={stage.seed()} />),
  },
  {
    name: 'a slate and chalk',
    pose: 'carry',
    draw: (stage, hand, s) => {
      const slate = box(hand.x - s * 0.13, hand.y - s * 0.2, s * 0.26, s * 0.2);
      stage.draw(
        <Blackboard area={slate} brush={width(s) * 0.8} lesson="shapes" seed={1} />,
        <Line
          d={pen().path([point(hand.x, hand.y + s * 0.03), point(hand.x + s * 0.05, hand.y + s * 0.01)])}
          width={s * 0.026}
          tone="accent"
        />,
      );
    },
  },
  {
    name: 'a tabla',
    pose: 'wait',
    draw: (stage, _hand, s, floor) => stage.draw(<Tabla at={floor} size={s * 0.24} brush={width(s)} />),
  },
  {
    name: 'a drum',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(<Dhol at={point(hand.x, hand.y + s * 0.04)} size={s * 0.3} brush={width(s)} />),
  },
  {
    name: 'a set square',
    pose: 'wait',
    draw: (stage, _hand, s, floor) => stage.draw(<SetSquare at={floor} size={s * 0.4} brush={width(s)} />),
  },
  {
    name: 'a flask',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(<Flask at={point(hand.x + s * 0.03, hand.y + s * 0.01)} size={s * 0.24} brush={width(s)} coloured />),
  },
  {
    name: 'a ball',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(<Ball centre={point(hand.x + s * 0.05, hand.y - s * 0.06)} radius={s * 0.09} brush={width(s)} />),
  },
  {
    name: 'a large key',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(
        <Line
          d={pen()
            .circle(point(hand.x, hand.y - s * 0.05), s * 0.05)
            .path([hand, point(hand.x, hand.y + s * 0.18), point(hand.x + s * 0.06, hand.y + s * 0.18)])
            .path([point(hand.x, hand.y + s * 0.12), point(hand.x + s * 0.05, hand.y + s * 0.12)])}
          width={width(s) * 1.2}
          tone="accent"
        />,
      ),
  },
  {
    name: 'a water pot',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(<Pot at={point(hand.x + s * 0.02, hand.y + s * 0.06)} size={s * 0.22} brush={width(s)} />),
  },
  {
    name: 'a ledger',
    pose: 'carry',
    draw: (stage, hand, s) =>
      stage.draw(
        <Mass
          d={pen().shape([
            point(hand.x - s * 0.1, hand.y - s * 0.16),
            point(hand.x + s * 0.1, hand.y - s * 0.19),
            point(hand.x + s * 0.1, hand.y + s * 0.04),
            point(hand.x - s * 0.1, hand.y + s * 0.06),
          ])}
          tone="accent"
        />,
        <Line
          d={pen().path([point(hand.x - s * 0.04, hand.y - s * 0.17), point(hand.x - s * 0.04, hand.y + s * 0.05)])}
          width={width(s)}
          tone="ground"
        />,
      ),
  },
  {
    name: 'a broom',
    pose: 'carry',
    draw: (stage, hand, s, floor) =>
      stage.draw(
        <Line
          d={pen().path([point(hand.x, hand.y - s * 0.3), point(floor.x, floor.y - s * 0.14)])}
          width={width(s) * 1.2}
        />,
        <Line
          d={pen().path([point(floor.x, floor.y - s * 0.14), point(floor.x + s * 0.02, floor.y)])}
          width={s * 0.14}
          tone="accent"
          dashes={[s * 0.012, s * 0.01]}
        />,
      ),
  },
  {
    name: 'a globe',
    pose: 'wait',
    draw: (stage, _hand, s, floor) => stage.draw(<Globe at={floor} size={s * 0.42} brush={width(s)} />),
  },
  {
    name: 'a young plant',
    pose: 'wait',
    draw: (stage, _hand, s, floor) =>
      stage.draw(
        <Pot at={floor} size={s * 0.2} brush={width(s)} />,
        <Bamboo at={point(floor.x, floor.y - s * 0.2)} size={s * 0.3} brush={width(s) * 0.8} seed={stage.seed()} />,
      ),
  },
  { name: 'folded hands', pose: 'namaste', draw: () => undefined },
];

const calm: readonly GroundName[] = ['wall', 'grove', 'night', 'dusk', 'wall', 'paper'];

function groundOf(seed: number): GroundName {
  return calm[Math.abs(seed) % calm.length] ?? 'wall';
}

const hairOf: Record<DrawnPerson, readonly Hair[]> = {
  woman: ['bun', 'bun', 'braid'],
  man: ['topi', 'turban', 'short', 'bare', 'tuft', 'short'],
  // Only clothes that both women and men wear.
  anyone: ['bare'],
};

/** A portrait of one person. The seed decides the clothes, the object in the hand, and the ground. */
export const portrait: Theme = {
  palette: (seed, colours) => groundsOf(colours)[groundOf(seed)],
  border: 'none',
  paint: (stage, seed) => {
    const { frame, chance } = stage;
    const depth = borderDepth(frame);
    const motif = chance.pick(['triangles', 'zigzag', 'diamonds', 'combs', 'chevrons'] as const);
    stage.draw(<Ground frame={frame} seed={seed} />);
    // This ground has the colour of the page, so the picture needs an outline.
    if (groundOf(seed) === 'paper') {
      const { x, y, w, h } = frame;
      const edge = pen().shape([point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)]);
      stage.draw(<Line d={edge} width={depth * 0.4} />);
    }
    stage.draw(
      <Band
        length={frame.w}
        depth={depth * 1.3}
        motif={motif}
        at={(along, up) => point(along, frame.h - up - depth * 0.15)}
      />,
    );
    const scale = Math.min(frame.h * 0.8, frame.w * 0.98);
    const who = stage.portrayed ?? 'anyone';
    // Draws an unused random number, so that the later ones stay the same and existing portraits don’t change.
    chance.odds(0.5);
    const hair = chance.pick(hairOf[who]);
    const facing = chance.pick([1, -1] as const);
    const attribute = attributes[Math.abs(seed * 7 + 3) % attributes.length] ?? attributes[0]!;
    const beside = attribute.pose === 'wait';
    const at = point(frame.w / 2 - facing * scale * (beside ? 0.16 : 0.05), frame.h - depth * 1.7);
    const spectacles = chance.odds(0.4);
    const body = stage.person({
      who,
      at,
      pose: attribute.pose,
      scale,
      facing,
      dress: {
        hair,
        spectacles,
        pallu: who === 'woman',
        colour:
          hair === 'turban'
            ? { on: 'turban', tone: 'accent' }
            : who === 'woman'
              ? { on: 'flower', tone: 'accent' }
              : undefined,
      },
    });
    attribute.draw(
      stage,
      between(body.nearHand, body.farHand, 1 / 3),
      scale,
      point(at.x + facing * scale * (beside ? 0.36 : 0.3), at.y),
    );
    const whom = who === 'anyone' ? 'a person' : (`a ${who}` as const);
    const en = `${whom}${wearing(hair, spectacles, attribute.name)}, drawn in ${colourWord(stage.palette.ink)} lines`;
    return { ...described(`${whom}, drawn in lines`), en };
  },
};

function wearing(hair: Hair, spectacles: boolean, holds: string): string {
  const head = (
    {
      bun: 'hair in a bun',
      braid: 'a long braid',
      turban: 'a turban',
      topi: 'a pointed cap',
      short: 'short hair',
      tuft: 'ruffled hair',
      bare: 'a bare head',
      ponytail: 'a ponytail',
    } as const
  )[hair];
  return ` with ${head}${spectacles ? ', spectacles' : ''} and ${holds}`;
}

/** An empty frame with an outline, for a photo to come. */
export const portraitPlaceholder: Theme = {
  palette: (_seed, colours) => groundsOf(colours).paper,
  border: 'none',
  paint: (stage, seed) => {
    const { frame } = stage;
    const u = Math.min(frame.w, frame.h);
    const cx = frame.w / 2;
    const y = frame.h / 2;
    stage.draw(<Ground frame={frame} seed={seed} />);
    const corners = (by: number) => [
      point(cx - u * by, y - u * by),
      point(cx + u * by, y - u * by),
      point(cx + u * by, y + u * by),
      point(cx - u * by, y + u * by),
    ];
    stage.draw(
      <Line d={pen().shape(corners(0.4))} width={u * 0.012} />,
      <Line d={pen().shape(corners(0.43))} width={u * 0.035} dashes={[u * 0.012, u * 0.02]} />,
    );
    const tilt = stage.chance.between(-3, 3);
    const head = point(cx + tilt, y - u * 0.14);
    const d = pen()
      .circle(head, u * 0.09)
      .shape([point(cx - u * 0.17, y), point(cx + u * 0.17, y), point(cx, y + u * 0.2)])
      .path([point(cx - u * 0.14, y + u * 0.38), point(cx, y + u * 0.2), point(cx + u * 0.14, y + u * 0.38)]);
    stage.draw(<Line d={d} width={u * 0.014} dashes={[u * 0.03, u * 0.022]} ends="round" />);
    stage.draw(<Mass d={pen().circle(point(cx, y - u * 0.4), u * 0.02)} tone="accent" />);
    return described('an empty frame with the dotted outline of a person, waiting for a photo');
  },
};
