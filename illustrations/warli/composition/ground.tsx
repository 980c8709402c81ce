import { createChance } from '../line/chance';
import { box, inset, point, type Box } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';

const corners = ({ x, y, w, h }: Box) => [point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)];

/** The background: a plain mud wall with a few traces of the hand that smoothed it. */
export function Ground({ frame, seed }: { frame: Box; seed: number }) {
  const chance = createChance(`ground ${seed}`);
  const sweeps = pen();
  const reach = Math.sqrt(frame.w * frame.h) * 0.052;
  const count = 18;
  for (let i = 0; i < count; i++) {
    const centre = point(frame.x + frame.w * ((i * 0.618 + 0.1) % 1), frame.y + (frame.h * (i + 0.5)) / count);
    const lift = chance.between(0.25, 0.6);
    for (let finger = 0; finger < 3; finger++) {
      const down = finger * reach * 0.13;
      const half = reach * chance.between(0.6, 0.9);
      sweeps
        .move(point(centre.x - half, centre.y + down))
        .curve(point(centre.x, centre.y - reach * lift + down), point(centre.x + half, centre.y + down));
    }
  }
  return (
    <>
      <Mass d={pen().shape(corners(frame))} tone="ground" />
      <Line d={sweeps} width={reach * 0.045} tone="shade" />
    </>
  );
}

export type BorderKind = 'all' | 'rows' | 'foot' | 'none';

/** Depth of the border in pixels. */
export const borderDepth = (frame: Box): number => Math.max(9, Math.min(frame.w, frame.h) * 0.052);

/** The area inside a border. */
export function insideBorder(frame: Box, kind: BorderKind): Box {
  const depth = borderDepth(frame) * 1.25;
  if (kind === 'all') return inset(frame, depth);
  if (kind === 'rows') return box(frame.x + depth * 0.4, frame.y + depth, frame.w - depth * 0.8, frame.h - depth * 2);
  if (kind === 'foot')
    return box(frame.x + depth * 0.4, frame.y + depth * 0.4, frame.w - depth * 0.8, frame.h - depth * 1.4);
  return inset(frame, depth * 0.3);
}

const motifs = ['triangles', 'zigzag', 'diamonds', 'combs', 'waves', 'chevrons'] as const;
type Motif = (typeof motifs)[number];

/** A band of a repeated motif around the painting, as old walls are framed. */
export function Border({ frame, kind, seed }: { frame: Box; kind: BorderKind; seed: number }) {
  if (kind === 'none') return null;
  const motif = createChance(`border ${seed}`).pick(motifs);
  const depth = borderDepth(frame);
  const { x, y, w, h } = frame;
  const edge = depth * 0.14;
  const bottom = (
    <Band key="b" length={w} depth={depth} motif={motif} at={(along, up) => point(x + along, y + h - edge - up)} />
  );
  if (kind === 'foot') return bottom;
  const top = (
    <Band key="t" length={w} depth={depth} motif={motif} at={(along, up) => point(x + along, y + edge + up)} />
  );
  if (kind === 'rows') return [top, bottom];
  const tall = h - depth * 2.1;
  return [
    top,
    bottom,
    <Band
      key="l"
      length={tall}
      depth={depth}
      motif={motif}
      at={(along, up) => point(x + edge + up, y + depth * 1.05 + along)}
    />,
    <Band
      key="r"
      length={tall}
      depth={depth}
      motif={motif}
      at={(along, up) => point(x + w - edge - up, y + depth * 1.05 + along)}
    />,
  ];
}

interface BandProps {
  length: number;
  depth: number;
  motif: Motif;
  /** Converts a position on the band, along it and up from its outer edge, into a point of the frame. */
  at: (along: number, up: number) => { x: number; y: number };
}

export function Band({ length, depth, motif, at }: BandProps) {
  const count = Math.max(4, Math.round(length / (depth * (motif === 'waves' ? 1.1 : 0.84))));
  const step = length / count;
  const solid = pen();
  const open = pen();
  const low = depth * 0.12;
  const high = depth * 0.86;
  for (let i = 0; i < count; i++) {
    const left = i * step;
    const p = (share: number, up: number) => at(left + share * step, low + (high - low) * up);
    if (motif === 'triangles') (i % 2 === 0 ? solid : open).shape([p(0.06, 0), p(0.94, 0), p(0.5, 0.92)]);
    if (motif === 'zigzag') {
      open.path([p(0, 0.1), p(0.5, 0.95), p(1, 0.1)]);
      solid.shape([p(0.22, 0), p(0.78, 0), p(0.5, 0.5)]);
    }
    if (motif === 'diamonds') {
      (i % 2 === 0 ? solid : open).shape([p(0.08, 0.5), p(0.5, 0.04), p(0.92, 0.5), p(0.5, 0.96)]);
    }
    if (motif === 'combs') for (let k = 0; k < 4; k++) open.path([p(k / 4, 0), p(k / 4, i % 2 === 0 ? 0.9 : 0.44)]);
    if (motif === 'waves') {
      open.move(p(0, 0.2)).curve(p(0.25, 1.3), p(0.5, 0.5)).curve(p(0.75, -0.3), p(1, 0.2));
      solid.circle(p(0.5, 0.96), depth * 0.06);
    }
    if (motif === 'chevrons')
      for (const shift of [0, 0.34]) open.path([p(0.1 + shift, 0.05), p(0.46 + shift, 0.5), p(0.1 + shift, 0.95)]);
  }
  const line = pen().path([at(0, depth), at(length, depth)]);
  return (
    <>
      {solid.toString() !== '' && <Mass d={solid} />}
      {open.toString() !== '' && <Line d={open} width={Math.max(0.9, depth * 0.075)} />}
      <Line d={line} width={Math.max(0.9, depth * 0.07)} />
    </>
  );
}
