import { child } from '../figure/people';
import { brush } from '../line/brush';
import { around, box, point, bottom, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { SchoolHouse } from '../things/buildings';
import { Pot } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Kite } from '../things/play';
import { Hills, Moon, Stars, Sun } from '../things/sky';
import { FeatherTree } from '../things/trees';
import type { MainStory } from './theme';

export const missionSeedling: MainStory = {
  wide: 3.2,
  high: 2,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<FeatherTree at={point(cx, y)} size={scale * 1.6} brush={brush(scale) * 1.2} seed={stage.seed()} />);
    for (const side of [-1, 1] as const) {
      const body = stage.person({
        who: side === 1 ? 'girl' : 'boy',
        at: point(cx + side * scale * 1.05, y),
        pose: 'carry',
        scale: scale * 1.1,
        facing: opposite(side),
      });
      stage.draw(
        <Pot at={point(body.nearHand.x, body.nearHand.y + scale * 0.05)} size={scale * 0.22} brush={brush(scale)} />,
        <Line
          d={pen()
            .move(point(body.nearHand.x - side * scale * 0.1, body.nearHand.y))
            .curve(point(cx + side * scale * 0.5, y - scale * 0.4), point(cx + side * scale * 0.36, y - scale * 0.04))}
          width={brush(scale)}
          tone="accent"
          dashes={[brush(scale), brush(scale) * 1.6]}
        />,
      );
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return 'two children water a tree that has outgrown them';
  },
};

export const visionHill: MainStory = {
  wide: 4,
  high: 2.2,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    stage.draw(
      <Hills
        area={box(place.x, place.y + place.h * 0.4, place.w, place.h * 0.6)}
        brush={brush(scale)}
        seed={7}
        count={3}
      />,
    );
    const cx = place.x + place.w / 2;
    stage.draw(
      <Sun centre={point(cx + scale * 0.9, place.y + scale * 0.5)} radius={scale * 0.5} brush={brush(scale)} />,
    );
    const foot = point(cx - scale * 0.3, place.y + place.h * 0.46);
    stage.draw(
      <Mass
        d={pen().shape([
          point(cx - scale * 1.3, bottom(place)),
          point(foot.x, foot.y),
          point(cx + scale * 0.7, bottom(place)),
        ])}
      />,
    );
    stage.person({ who: 'girl', at: foot, pose: 'point', scale, facing: 1 });
    return 'a girl on a hill points at the rising sun';
  },
};

/** Ladder of goals: each child helps the next one up. */
export const goalsLadder: MainStory = {
  wide: 4,
  high: 2.4,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const steps = 6;
    const w = place.w / steps;
    const d = pen();
    for (let i = 0; i < steps; i++) {
      const top = y - scale * 0.22 * (i + 1);
      d.path([point(place.x + i * w, y), point(place.x + i * w, top), point(place.x + (i + 1) * w, top)]);
      if (i === steps - 1) continue;
      stage.person({
        who: child(stage.chance),
        at: point(place.x + (i + 0.5) * w, top),
        pose: stage.chance.pick(['climb', 'walk', 'read', 'raiseHand', 'danceOut', 'carry'] as const),
        scale: scale * 1.05,
        facing: 1,
      });
    }
    const last = point(place.x + (steps - 0.5) * w, y - scale * 0.22 * steps);
    stage.draw(
      <Line d={d} width={brush(scale) * 1.2} />,
      <Kite at={point(last.x, place.y + scale * 0.1)} size={scale * 0.2} brush={brush(scale)} seed={3} />,
    );
    stage.person({ who: 'girl', at: last, pose: 'cheer', scale, facing: 1 });
    return 'six children climb broad steps, the first already cheering at the top';
  },
};

export const doorOpens: MainStory = {
  wide: 4,
  high: 2.5,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(<SchoolHouse at={point(cx, y - scale * 0.98)} size={scale * 1.42} brush={brush(scale)} />);
    const families = Math.max(3, Math.floor(place.w / (scale * 1.3)));
    for (let i = 0; i < families; i++) {
      const x = place.x + (place.w * (i + 0.5)) / families;
      const side = x < cx ? 1 : -1;
      stage.person({
        who: i % 2 === 0 ? 'woman' : 'man',
        at: point(x - side * scale * 0.24, y),
        pose: i === 0 ? 'namaste' : 'walk',
        scale: scale * 0.88,
        facing: side,
      });
      stage.person({
        who: child(stage.chance),
        at: point(x + side * scale * 0.26, y),
        pose: stage.chance.pick(['run', 'jump', 'walk', 'point'] as const),
        scale: scale * 0.9,
        facing: side,
      });
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="dots" />);
    return ['{} parents bring their children to the long school house', families];
  },
};

/** The calendar: sun, rain, harvest and moon as a wheel around a tree. */
export const calendarWheel: MainStory = {
  wide: 2.7,
  high: 2.7,
  stretch: 1,
  paint: (stage, place, scale) => {
    const c = point(place.x + place.w / 2, place.y + place.h / 2);
    const r = Math.min(place.w, place.h) / 2 - scale * 0.04;
    const rays = pen();
    for (let i = 0; i < 12; i++) rays.path([around(c, r * 0.36, i * 30 + 15), around(c, r * 0.8, i * 30 + 15)]);
    stage.draw(
      <Line
        d={pen()
          .circle(c, r * 0.98)
          .circle(c, r * 0.82)
          .circle(c, r * 0.34)}
        width={brush(scale)}
      />,
      <Line d={pen().circle(c, r * 0.9)} width={r * 0.13} dashes={[brush(scale) * 0.6, brush(scale) * 2.2]} />,
      <Line d={rays} width={brush(scale) * 0.6} />,
    );
    for (let i = 0; i < 12; i++) {
      const spot = around(c, r * 0.6, i * 30);
      const size = r * 0.12;
      if (i % 3 === 0)
        stage.draw(
          [
            <Sun key="s" centre={spot} radius={size * 1.1} brush={brush(scale) * 0.7} />,
            <Moon key="m" centre={spot} radius={size * 0.8} brush={brush(scale) * 0.7} />,
          ][(i / 3) % 2],
        );
      else if (i % 3 === 1)
        stage.draw(
          <FeatherTree at={point(spot.x, spot.y + size)} size={size * 2} brush={brush(scale) * 0.6} seed={i} />,
        );
      else
        stage.person({
          who: child(stage.chance),
          at: point(spot.x, spot.y + size),
          pose: stage.chance.pick(['danceStep', 'run', 'bend', 'cheer', 'read'] as const),
          scale: size * 2.9,
        });
    }
    const sun = stage.person({
      who: 'girl',
      at: point(c.x, c.y + r * 0.25),
      pose: 'cheer',
      scale: r * 0.66,
      facing: 1,
    });
    stage.draw(
      <Stars
        spots={[around(c, r * 0.27, -60), around(c, r * 0.27, 60)]}
        size={sun.headRadius * 0.6}
        brush={brush(scale)}
      />,
    );
    return 'the year as a wheel of twelve, with suns, moons, trees and children';
  },
};

export const classesLadder: MainStory = {
  wide: 4.6,
  high: 1.5,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const pupils = 10;
    for (let i = 0; i < pupils; i++) {
      const tall = scale * (0.78 + i * 0.062);
      stage.person({
        who: i % 2 === 0 ? 'girl' : 'boy',
        at: point(place.x + (place.w * (i + 0.5)) / pupils, y),
        pose: i === 0 ? 'jump' : stage.chance.pick(['stand', 'read', 'wait', 'raiseHand', 'carry'] as const),
        scale: tall,
        facing: 1,
      });
    }
    stage.draw(
      <Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />,
      <Line
        d={pen().path([point(place.x, y - scale * 0.82), point(place.x + place.w, y - scale * 1.24)])}
        width={brush(scale) * 0.8}
        tone="accent"
        dashes={[brush(scale) * 2, brush(scale) * 2]}
      />,
    );
    return 'ten children in a row, from the smallest in grade one to the tallest in ten';
  },
};
