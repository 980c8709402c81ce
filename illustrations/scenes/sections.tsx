import { Ground, Border } from '../composition/ground';
import { count } from '../composition/words';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { around, between, box, point, type Point, bottom, opposite } from '../line/geometry';
import { grounds, Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import { Bird, Goat, PerchedBird } from '../things/animals';
import { Hut, SchoolHouse } from '../things/buildings';
import { Pot } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Kite } from '../things/play';
import { BookPile, Globe, OpenBook, Sheet, Table } from '../things/school';
import { Hills, Moon, Stars, Sun } from '../things/sky';
import { FeatherTree, SpreadingTree } from '../things/trees';
import type { MainStory, Theme } from './theme';

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

export const deskOf = (who: 'man' | 'woman'): MainStory => ({
  wide: 3.2,
  high: 1.7,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.person({
      who,
      at: point(cx - scale * 0.3, y),
      pose: 'write',
      scale: scale * 1.2,
      facing: 1,
      dress: { spectacles: true, hair: who === 'man' ? 'topi' : 'bun' },
      reach: { near: point(cx, y - scale * 0.62) },
    });
    stage.draw(
      <Table
        area={box(cx - scale * 0.9, y - scale * 0.56, scale * 1.8, scale * 0.56)}
        brush={brush(scale)}
        pattern="diamonds"
      />,
    );
    stage.draw(
      <Globe at={point(cx + scale * 0.68, y - scale * 0.56)} size={scale * 0.44} brush={brush(scale)} />,
      <BookPile
        at={point(cx - scale * 0.72, y - scale * 0.56)}
        size={scale * 0.34}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
      <Sheet area={box(cx - scale * 0.06, y - scale * 0.76, scale * 0.3, scale * 0.2)} brush={brush(scale) * 0.7} />,
    );
    const visitor = stage.person({
      who: child(stage.chance),
      at: point(cx + scale * 1.35, y),
      pose: 'carry',
      scale: scale * 1.1,
      facing: -1,
    });
    stage.draw(<Mass d={pen().circle(visitor.nearHand, scale * 0.05)} tone="accent" />);
    stage.person({
      who: child(stage.chance),
      at: point(cx - scale * 1.4, y),
      pose: 'namaste',
      scale: scale * 1.1,
      facing: 1,
    });
    return `a ${who} with spectacles writes at a desk between two young visitors`;
  },
});

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
    return `${count(families, 'parent brings a child', 'parents bring their children')} to the long school house`;
  },
};

/** The admission: ten stations on one winding path. */
export const admissionPath: Theme = {
  palette: () => grounds.earth,
  border: 'rows',
  paint: (stage, seedNumber) => {
    const { frame, field, chance } = stage;
    stage.draw(<Ground frame={frame} seed={seedNumber} />, <Border frame={frame} kind="rows" seed={seedNumber} />);
    const rows = field.w / field.h > 2.2 ? 2 : field.w / field.h < 0.95 ? 4 : 3;
    const perRow = Math.ceil(10 / rows);
    const rowHeight = field.h / rows;
    const scale = Math.min(rowHeight * 0.72, (field.w / perRow) * 0.78);
    const margin = scale * 0.55;
    const way: Point[] = [];
    const stations: Point[] = [];
    for (let line = 0; line < rows; line++) {
      const y = field.y + rowHeight * (line + 1) - rowHeight * 0.1;
      const forth = line % 2 === 0;
      const stops = Math.min(perRow, 10 - line * perRow);
      for (let i = 0; i < stops; i++) {
        const share = stops === 1 ? 0.5 : i / (perRow - 1);
        const x = field.x + margin + (field.w - margin * 2) * (forth ? share : 1 - share);
        stations.push(point(x, y));
        way.push(point(x, y));
      }
    }
    const road = pen();
    for (const [i, p] of way.entries()) {
      const before = way[i - 1];
      if (!before) road.move(p);
      else if (Math.abs(before.y - p.y) < 1) road.line(p);
      else
        road
          .curve(
            point(before.x + (before.x > frame.w / 2 ? margin * 1.2 : -margin * 1.2), before.y),
            point(before.x + (before.x > frame.w / 2 ? margin * 0.7 : -margin * 0.7), (before.y + p.y) / 2),
          )
          .curve(point(before.x + (before.x > frame.w / 2 ? margin * 1.2 : -margin * 1.2), p.y), p);
    }
    stage.draw(
      <Line d={road} width={scale * 0.05} />,
      <Line d={road} width={scale * 0.13} dashes={[1.6, scale * 0.06]} />,
    );
    for (const [i, at] of stations.entries()) {
      const facing = Math.floor(i / perRow) % 2 === 0 ? 1 : -1;
      const stop = point(at.x, at.y - scale * 0.06);
      const pose =
        (['namaste', 'carry', 'wait', 'write', 'point', 'carry', 'carry', 'walk', 'raiseHand', 'jump'] as const)[i] ??
        'stand';
      const body = stage.person({
        who: i === 2 || i === 4 ? chance.pick(['woman', 'man'] as const) : child(chance),
        at: point(stop.x - facing * scale * 0.16, stop.y),
        pose,
        scale: scale * 0.94,
        facing,
      });
      const beside = point(stop.x + facing * scale * 0.3, stop.y);
      if (i === 0) stage.draw(<Hut at={beside} size={scale * 0.5} brush={brush(scale)} seed={2} />);
      if (i === 1 || i === 5)
        stage.draw(
          <Sheet
            area={box(body.nearHand.x - scale * 0.04, body.nearHand.y - scale * 0.18, scale * 0.2, scale * 0.26)}
            brush={brush(scale) * 0.7}
            seal={i === 5}
          />,
        );
      if (i === 2 || i === 4)
        stage.person({
          who: 'girl',
          at: point(beside.x + facing * scale * 0.08, beside.y),
          pose: 'wait',
          scale: scale * 0.9,
          facing: opposite(facing),
        });
      if (i === 3)
        stage.draw(
          <Table
            area={box(beside.x - scale * 0.2, beside.y - scale * 0.34, scale * 0.4, scale * 0.34)}
            brush={brush(scale)}
            pattern="zigzag"
          />,
        );
      if (i === 6)
        stage.draw(
          <Pot at={point(body.nearHand.x, body.nearHand.y + scale * 0.04)} size={scale * 0.18} brush={brush(scale)} />,
        );
      if (i === 7)
        stage.draw(
          <Mass
            d={pen().shape([
              point(body.shoulders[1].x, body.shoulders[1].y),
              point(body.shoulders[1].x - facing * scale * 0.17, body.shoulders[1].y + scale * 0.03),
              point(body.shoulders[1].x - facing * scale * 0.15, body.shoulders[1].y + scale * 0.24),
              point(body.waist.x - facing * scale * 0.02, body.waist.y),
            ])}
            tone="accent"
          />,
        );
      if (i === 8) stage.draw(<SmallPennant at={beside} size={scale * 0.8} brush={brush(scale)} />);
      if (i === 9)
        stage.draw(
          <SchoolHouse
            at={point(beside.x + facing * scale * 0.1, beside.y)}
            size={scale * 0.44}
            brush={brush(scale) * 0.8}
          />,
        );
      stage.claim(box(at.x - scale * 0.52, at.y - scale * 0.85, scale * 1.04, scale * 1));
    }
    fillWall(stage, 'village', scale * 0.8);
    return 'a path winds past ten stops, from a hut with a greeting to the school house';
  },
};

function SmallPennant({ at, size, brush: width }: { at: Point; size: number; brush: number }) {
  return (
    <>
      <Line d={pen().path([at, point(at.x, at.y - size)])} width={width} />
      <Mass
        d={pen().shape([
          point(at.x, at.y - size),
          point(at.x + size * 0.34, at.y - size * 0.86),
          point(at.x, at.y - size * 0.7),
        ])}
        tone="accent"
      />
    </>
  );
}

/** The year as a wheel: sun, rain, harvest and moon around the same tree. */
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

export const documentsOnLine: MainStory = {
  wide: 3.6,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const sheets = Math.max(4, Math.floor(place.w / (scale * 0.72)));
    const rope = (share: number) => place.y + scale * (0.1 + 0.14 * Math.sin(share * Math.PI));
    stage.draw(
      <Line
        d={pen()
          .move(point(place.x, rope(0)))
          .curve(point(place.x + place.w / 2, rope(0.5) + scale * 0.14), point(place.x + place.w, rope(1)))}
        width={brush(scale)}
      />,
    );
    for (let i = 0; i < sheets; i++) {
      const share = (i + 0.5) / sheets;
      stage.draw(
        <Sheet
          area={box(place.x + place.w * share - scale * 0.25, rope(share) + scale * 0.05, scale * 0.5, scale * 0.66)}
          brush={brush(scale)}
          seal={i % 2 === 0}
        />,
      );
    }
    stage.person({
      who: 'woman',
      at: point(place.x + place.w * 0.2, y),
      pose: 'raiseHand',
      scale: scale * 0.96,
      facing: 1,
    });
    stage.person({
      who: 'man',
      at: point(place.x + place.w * 0.5, y),
      pose: 'read',
      scale: scale * 0.9,
      facing: -1,
      dress: { spectacles: true },
    });
    stage.draw(<Goat at={point(place.x + place.w * 0.82, y)} size={scale * 0.62} brush={brush(scale)} facing={-1} />);
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return `${count(sheets, 'sealed paper hangs', 'papers hang')} on a line to be read; a goat is interested too`;
  },
};

export const letterBirds: MainStory = {
  wide: 3.8,
  high: 2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const x = (share: number) => place.x + place.w * share;
    stage.draw(<SchoolHouse at={point(x(0.24), y)} size={scale * 0.8} brush={brush(scale)} />);
    const parent = stage.person({ who: 'woman', at: point(x(0.84), y), pose: 'read', scale, facing: -1 });
    const phone = between(parent.nearHand, parent.farHand, 0.3);
    stage.draw(
      <Mass
        d={pen().shape([
          point(phone.x - scale * 0.06, phone.y - scale * 0.16),
          point(phone.x + scale * 0.05, phone.y - scale * 0.16),
          point(phone.x + scale * 0.05, phone.y + scale * 0.04),
          point(phone.x - scale * 0.06, phone.y + scale * 0.04),
        ])}
        tone="accent"
        edge={brush(scale) * 0.6}
        edgeTone="ink"
      />,
    );
    stage.person({ who: 'toddler', at: point(x(0.96), y), pose: 'raiseHand', scale, facing: -1 });
    for (let i = 0; i < 4; i++)
      stage.draw(
        <Bird
          at={point(x(0.4 + i * 0.1), y - scale * (1.05 + 0.3 * Math.sin(i * 1.4)))}
          size={scale * 0.42}
          brush={brush(scale)}
          facing={1}
          letter
        />,
      );
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return 'four birds carry letters from the school to a mother with a phone';
  },
};

export const lookingForWork: MainStory = {
  wide: 3.8,
  high: 1.9,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const people = Math.max(4, Math.floor((place.w - scale * 1.2) / (scale * 0.62)));
    stage.draw(
      <Hut
        at={point(place.x + place.w - scale * 0.66, y)}
        size={scale * 1.1}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
    );
    const things = [
      (p: Point) => <OpenBook key="b" at={p} size={scale * 0.24} brush={brush(scale)} tone="accent" />,
      (p: Point) => <Pot key="p" at={point(p.x, p.y + scale * 0.06)} size={scale * 0.2} brush={brush(scale)} />,
      (p: Point) => <Globe key="g" at={point(p.x, p.y + scale * 0.04)} size={scale * 0.36} brush={brush(scale)} />,
    ];
    for (let i = 0; i < people; i++) {
      const at = point(place.x + ((place.w - scale * 1.3) * (i + 0.5)) / people, y);
      const body = stage.person({
        who: i % 2 === 0 ? 'woman' : 'man',
        at,
        pose: i === 1 ? 'wait' : 'carry',
        scale,
        facing: 1,
      });
      if (i !== 1) stage.draw(things[i % things.length]?.(body.nearHand));
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return `${count(people, 'applicant', 'applicants')} in a line, each bringing what they teach`;
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

export const contactCrier: MainStory = {
  wide: 4.6,
  high: 2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(
      <SpreadingTree
        at={point(place.x + scale * 0.8, y)}
        size={scale * 1.6}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
      <PerchedBird
        at={point(place.x + scale * 1.1, y - scale * 1.5)}
        size={scale * 0.16}
        brush={brush(scale) * 0.7}
        facing={1}
      />,
    );
    const caller = stage.person({ who: 'man', at: point(cx, y), pose: 'raiseHand', scale, facing: 1 });
    stage.draw(
      <Line
        d={pen().path([caller.nearHand, point(caller.nearHand.x + scale * 0.14, caller.nearHand.y - scale * 0.1)])}
        width={brush(scale)}
      />,
      <Bird
        at={point(caller.nearHand.x + scale * 0.5, caller.nearHand.y - scale * 0.2)}
        size={scale * 0.46}
        brush={brush(scale)}
        facing={1}
        letter
      />,
    );
    stage.draw(
      <Hut
        at={point(place.x + place.w - scale * 0.7, y)}
        size={scale * 1.05}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
    );
    stage.person({ who: 'woman', at: point(place.x + place.w - scale * 1.5, y), pose: 'cheer', scale, facing: -1 });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return 'a man sends off a bird with a letter to a woman by her hut';
  },
};
