import { around, between, point, type Point } from '../line/geometry';
import { Line, Mass, type Tone } from '../line/paint';
import { pen } from '../line/pen';
import type { Skeleton } from './skeleton';

export type Hair = 'bun' | 'braid' | 'ponytail' | 'tuft' | 'short' | 'turban' | 'topi' | 'bare';

export interface Dress {
  hair: Hair;
  /** Whether the loose end of a sari hangs over the shoulder. */
  pallu: boolean;
  spectacles: boolean;
  /** A flower in the hair, a turban or a skirt in colour. */
  colour?: { on: 'flower' | 'turban' | 'skirt'; tone: Tone } | undefined;
}

interface PersonProps {
  body: Skeleton;
  dress: Dress;
  /** Width of the limbs in pixels, set only if a sign needs a wider brush than the usual one for its height. */
  weight?: number;
}

/** Draws a person from two triangles, a circle and lines. Scenes draw objects in the hand at `body.nearHand`. */
export function Person({ body, dress, weight }: PersonProps) {
  const stroke = weight ?? 0.7 + body.height * 0.0185;
  const detailed = body.height > 64 && weight === undefined;
  return (
    <>
      <Mass d={solids(body, dress)} edge={stroke * 0.6} />
      <Line d={limbs(body, dress)} width={stroke} />
      {dress.colour?.on === 'skirt' && (
        <Mass d={pen().shape([body.waist, ...body.hips])} tone={dress.colour.tone} edge={stroke * 0.7} />
      )}
      <Headdress body={body} dress={dress} stroke={stroke} />
      {detailed && <Weave body={body} dress={dress} stroke={stroke} />}
      {detailed && body.height > 100 && <Line d={fingers(body)} width={stroke * 0.55} />}
    </>
  );
}

function solids(body: Skeleton, { hair }: Dress) {
  const { shoulders, hips, waist, head, headRadius } = body;
  const d = pen().shape([shoulders[0], shoulders[1], waist, hips[1], hips[0], waist]).circle(head, headRadius);
  return hair === 'bun' ? d.circle(backOfHead(body)(112, 1.36), headRadius * 0.46) : d;
}

function limbs(body: Skeleton, { hair, pallu }: Dress) {
  const { shoulders, hips, waist, neck, height, facing } = body;
  const d = pen().path([neck, between(shoulders[0], shoulders[1], 0.5)]);
  d.path(body.nearArm).path(body.farArm);
  d.path([...body.nearLeg, foot(body.nearLeg, body)]).path([...body.farLeg, foot(body.farLeg, body)]);
  if (pallu) {
    const tail = point(between(waist, hips[1], 0.6).x - facing * height * 0.09, waist.y + (hips[1].y - waist.y) * 0.62);
    d.path([shoulders[1], tail, point(tail.x + facing * height * 0.045, tail.y + height * 0.015)]);
  }
  const back = backOfHead(body);
  if (hair === 'tuft') for (const tilt of [-16, 8, 30]) d.path([back(tilt, 0.8), back(tilt + 10, 1.55)]);
  if (hair === 'short') for (const tilt of [4, 30, 56, 82]) d.path([back(tilt, 0.9), back(tilt + 8, 1.24)]);
  if (hair === 'braid') d.move(back(60, 0.9)).curve(back(95, 1.9), back(122, 2.9));
  if (hair === 'ponytail') d.move(back(40, 0.95)).curve(back(62, 2), back(104, 2.1));
  return d;
}

/** A point on the tilted head by its angle: 0° is the crown, 90° the back. */
function backOfHead({ head, neck, headRadius, facing }: Skeleton) {
  const tilt = (Math.atan2(head.x - neck.x, neck.y - head.y) * 180) / Math.PI;
  return (degrees: number, radii: number): Point => around(head, headRadius * radii, tilt - facing * degrees);
}

/** The tip of a foot; toes point to the side that the figure faces. */
function foot(leg: readonly [Point, Point, Point], { facing }: Skeleton): Point {
  const [, knee, ankle] = leg;
  return point(ankle.x + ((ankle.y - knee.y) / 4) * facing, ankle.y - ((ankle.x - knee.x) / 4) * facing);
}

function fingers({ nearArm, farArm, height }: Skeleton) {
  const d = pen();
  for (const arm of [nearArm, farArm])
    for (const spread of [-48, -16, 16, 48]) d.path([arm[2], finger(arm, height * 0.042, spread)]);
  return d;
}

function finger(arm: readonly [Point, Point, Point], length: number, spread: number): Point {
  const [, elbow, hand] = arm;
  const direction = (Math.atan2(hand.x - elbow.x, elbow.y - hand.y) * 180) / Math.PI;
  return around(hand, length, direction + spread);
}

function Headdress({ body, dress, stroke }: Omit<PersonProps, 'weight'> & { stroke: number }) {
  const { headRadius: r, head } = body;
  const back = backOfHead(body);
  const tone = dress.colour?.tone ?? 'ink';
  switch (dress.hair) {
    case 'braid':
      return dress.colour?.on === 'flower' ? <Mass d={pen().circle(back(122, 3), r * 0.34)} tone={tone} /> : null;
    case 'turban':
      return (
        <>
          <Mass
            d={pen().circle(back(4, 0.72), r * 1.16, r * 0.56)}
            tone={dress.colour?.on === 'turban' ? tone : 'ink'}
            edge={stroke * 0.7}
            edgeTone="ground"
          />
          <Line
            d={pen().move(back(84, 1)).curve(back(100, 1.9), back(120, 2.2))}
            width={stroke}
            tone={dress.colour?.on === 'turban' ? tone : 'ink'}
          />
        </>
      );
    case 'topi':
      return (
        <Mass
          d={pen().shape([back(-62, 1.05), back(-26, 1.36), back(34, 1.5), back(72, 1.08)])}
          edge={stroke * 0.6}
          edgeTone="ground"
        />
      );
    case 'bun':
      return dress.colour?.on === 'flower' ? (
        <Mass d={pen().circle(between(head, back(112, 1.36), 1.25), r * 0.3)} tone={tone} />
      ) : null;
    default:
      return null;
  }
}

/** Details that only large figures have, in the colour of the wall: the border of the cloth, and spectacles. */
function Weave({ body, dress, stroke }: Omit<PersonProps, 'weight'> & { stroke: number }) {
  const { waist, hips, shoulders, head, headRadius, facing } = body;
  const d = pen();
  d.path([between(waist, hips[0], 0.72), between(waist, hips[1], 0.72)]);
  if (dress.pallu) d.path([between(shoulders[1], shoulders[0], 0.28), between(waist, shoulders[0], 0.2)]);
  if (body.height > 110) {
    const from = between(waist, hips[1], 0.86);
    const to = between(waist, hips[0], 0.86);
    d.path(Array.from({ length: 9 }, (_, i) => between(between(from, to, i / 8), waist, i % 2 === 0 ? 0 : 0.1)));
  }
  if (dress.spectacles) {
    const lens = point(head.x + facing * headRadius * 0.46, head.y - headRadius * 0.04);
    const bridge = point(lens.x - facing * headRadius * 0.32, lens.y - headRadius * 0.06);
    d.circle(lens, headRadius * 0.32).path([bridge, point(head.x - facing * headRadius, lens.y - headRadius * 0.2)]);
  }
  return <Line d={d} width={Math.max(0.8, stroke * 0.42)} tone="ground" />;
}
