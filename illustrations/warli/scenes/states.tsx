import { brush } from '../line/brush';
import { around, point, bottom } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Bird, Cow, Dog, Peacock, PerchedBird } from '../things/animals';
import { Floor } from '../things/ground-cover';
import { Bench } from '../things/school';
import { Cart, Wheel } from '../things/transport';
import { SpreadingTree } from '../things/trees';
import type { MainStory } from './theme';

/** An empty state: a bench, a crow, and a waiting dog. */
export const emptyBench: MainStory = {
  wide: 3.4,
  high: 1.9,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    stage.draw(
      <SpreadingTree
        at={point(place.x + scale * 0.9, y)}
        size={scale * 1.8}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
    );
    stage.draw(
      <Bench at={point(place.x + scale * 2.2, y)} size={scale * 0.7} brush={brush(scale)} facing={1} />,
      <PerchedBird
        at={point(place.x + scale * 2, y - scale * 0.35)}
        size={scale * 0.3}
        brush={brush(scale)}
        facing={1}
      />,
      <Dog at={point(place.x + place.w - scale * 0.4, y)} size={scale * 0.44} brush={brush(scale)} facing={-1} />,
    );
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return 'an empty school bench under a tree; only a crow has sat down and a dog waits';
  },
};

/** An error: a cart has lost its wheel, and its driver hasn’t noticed yet. */
export const brokenCart: MainStory = {
  wide: 4.2,
  high: 1.7,
  stretch: 1.2,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const x = (share: number) => place.x + place.w * share;
    const cart = point(x(0.44), y);
    stage.draw(
      <Cart at={cart} size={scale * 0.86} brush={brush(scale)} facing={1} wheelOff />,
      <Cow at={point(x(0.78), y)} size={scale * 0.86} brush={brush(scale) * 1.1} facing={1} />,
    );
    stage.draw(
      <Wheel centre={point(x(0.1), y - scale * 0.32)} radius={scale * 0.31} brush={brush(scale)} spokes={10} />,
    );
    const chase = pen();
    for (const up of [0.2, 0.4, 0.55])
      chase.path([point(x(0.1) + scale * 0.4, y - scale * up), point(x(0.1) + scale * 0.62, y - scale * up)]);
    stage.draw(<Line d={chase} width={brush(scale) * 0.8} />);
    stage.person({
      who: 'man',
      at: point(x(0.42), y - scale * 0.52),
      pose: 'surprised',
      scale: scale * 0.9,
      facing: -1,
      dress: { hair: 'turban', colour: { on: 'turban', tone: 'accent' } },
    });
    stage.person({ who: 'boy', at: point(x(0.24), y), pose: 'sprint', scale, facing: -1 });
    stage.draw(
      <PerchedBird at={point(x(0.75), y - scale * 0.64)} size={scale * 0.2} brush={brush(scale)} facing={-1} />,
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="dots" />,
    );
    return 'a wheel rolls away from a bullock cart; a boy chases it, the driver looks on';
  },
};

export const cutWire: MainStory = {
  wide: 3.6,
  high: 2.1,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const left = point(place.x + scale * 0.4, place.y + scale * 0.5);
    const right = point(place.x + place.w - scale * 0.4, place.y + scale * 0.36);
    const posts = pen();
    for (const top of [left, right])
      posts
        .path([point(top.x, y), point(top.x, top.y - scale * 0.12)])
        .path([point(top.x - scale * 0.2, top.y), point(top.x + scale * 0.2, top.y)]);
    const perch = point(left.x + (right.x - left.x) * 0.4, left.y + scale * 0.26);
    const wires = pen()
      .move(left)
      .curve(point((left.x + perch.x) / 2, perch.y + scale * 0.06), perch)
      .curve(
        point(perch.x + scale * 0.4, perch.y + scale * 0.02),
        point(perch.x + scale * 0.62, perch.y + scale * 0.44),
      )
      .move(right)
      .curve(point(right.x - scale * 0.3, right.y + scale * 0.2), point(right.x - scale * 0.34, right.y + scale * 0.7));
    stage.draw(<Line d={posts} width={brush(scale) * 1.6} />, <Line d={wires} width={brush(scale)} />);
    const sparks = pen();
    for (let i = 0; i < 5; i++)
      sparks.path([
        around(point(right.x - scale * 0.34, right.y + scale * 0.74), scale * 0.06, i * 72),
        around(point(right.x - scale * 0.34, right.y + scale * 0.74), scale * 0.13, i * 72),
      ]);
    stage.draw(
      <Line d={sparks} width={brush(scale)} tone="accent" />,
      <Peacock at={perch} size={scale * 0.72} brush={brush(scale)} facing={1} />,
    );
    stage.person({ who: 'man', at: point(left.x + (right.x - left.x) * 0.74, y), pose: 'scold', scale, facing: -1 });
    stage.person({ who: 'girl', at: point(left.x + (right.x - left.x) * 0.22, y), pose: 'point', scale, facing: 1 });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return 'a heavy peacock has broken the telegraph wire; a man scolds it from below';
  },
};

export const letterFlies: MainStory = {
  wide: 3.4,
  high: 2,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const bird = point(place.x + place.w * 0.7, place.y + scale * 0.44);
    stage.draw(<Bird at={bird} size={scale * 1.1} brush={brush(scale) * 1.2} facing={1} letter />);
    const trail = pen()
      .move(point(place.x + place.w * 0.3, y - scale * 0.85))
      .curve(
        point(place.x + place.w * 0.42, place.y + scale * 0.3),
        point(bird.x - scale * 0.5, bird.y + scale * 0.06),
      );
    stage.draw(<Line d={trail} width={brush(scale)} tone="accent" dashes={[brush(scale) * 2, brush(scale) * 2.4]} />);
    stage.person({ who: 'woman', at: point(place.x + place.w * 0.2, y), pose: 'raiseHand', scale, facing: 1 });
    stage.person({ who: 'girl', at: point(place.x + place.w * 0.4, y), pose: 'jump', scale, facing: 1 });
    stage.draw(
      <Dog at={point(place.x + place.w * 0.66, y)} size={scale * 0.4} brush={brush(scale)} facing={1} running />,
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />,
    );
    return 'a bird flies off with the letter while a mother and daughter wave';
  },
};

/** Page not found: a wanderer in front of a signpost that points in all directions. */
export const lostWay: MainStory = {
  wide: 3.4,
  high: 2,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const post = pen().path([point(cx, y), point(cx, place.y + scale * 0.2)]);
    const boards = pen();
    for (const [i, side] of ([1, -1, 1, -1] as const).entries()) {
      const top = place.y + scale * (0.28 + i * 0.26);
      const reach = scale * (0.72 - i * 0.06);
      boards.shape([
        point(cx - side * scale * 0.08, top),
        point(cx + side * reach, top - scale * 0.03),
        point(cx + side * (reach + scale * 0.14), top + scale * 0.08),
        point(cx + side * reach, top + scale * 0.19),
        point(cx - side * scale * 0.08, top + scale * 0.16),
      ]);
    }
    stage.draw(
      <Line d={post} width={brush(scale) * 2.2} />,
      <Mass d={boards} edge={brush(scale) * 0.5} />,
      <PerchedBird at={point(cx, place.y + scale * 0.2)} size={scale * 0.22} brush={brush(scale)} facing={-1} />,
    );
    stage.person({
      who: 'man',
      at: point(cx - scale * 1.05, y),
      pose: 'surprised',
      scale,
      facing: 1,
      dress: { hair: 'topi' },
    });
    stage.person({ who: 'boy', at: point(cx + scale * 1, y), pose: 'point', scale, facing: 1 });
    stage.draw(
      <Cow at={point(cx + scale * 0.3, y)} size={scale * 0.42} brush={brush(scale) * 0.8} facing={-1} />,
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="dots" />,
    );
    return 'a traveller, a boy and a cow disagree at a signpost that points everywhere';
  },
};
