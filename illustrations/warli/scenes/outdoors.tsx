import { chain, ring, row } from '../composition/groups';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { around, box, point, bottom, opposite } from '../line/geometry';
import { Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Cow, Goat, Hen, PerchedBird } from '../things/animals';
import { SchoolHouse, Well, wellRope } from '../things/buildings';
import { Pot, Rangoli } from '../things/festival';
import { CropField, Floor } from '../things/ground-cover';
import { Kite, Rope } from '../things/play';
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
    return ['{} children listen to a story under a broad tree', each + 2];
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
    return ['{} children fly kites in a stiff wind', flyers];
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

export const farmVisit: MainStory = {
  wide: 4,
  high: 2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    stage.draw(
      <CropField area={box(place.x, y - scale * 0.4, place.w, scale * 0.4)} brush={brush(scale)} seed={stage.seed()} />,
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
    return ['a farmer shows his cow to {} children who keep their distance', pupils];
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
    return ['{} people share a meal, seated in a ring around three pots', eaters];
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
    return ['{} children play in front of the school house', number];
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
    return ['{} children dance in a ring around a pattern of flowers', number];
  },
};
