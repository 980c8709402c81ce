import { Ground, Border } from '../composition/ground';
import { described } from '../composition/words';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, type Point, opposite } from '../line/geometry';
import { groundsOf, Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import { Hut, SchoolHouse } from '../things/buildings';
import { Pot } from '../things/festival';
import { Sheet, DrawnTable } from '../things/school';
import type { Theme } from './theme';

/** The admission: ten stations on one winding path. */
export const admissionPath: Theme = {
  palette: (_seed, colours) => groundsOf(colours).wall,
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
    stage.drawSettled(() => {
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
            <DrawnTable
              area={box(beside.x - scale * 0.2, beside.y - scale * 0.34, scale * 0.4, scale * 0.34)}
              brush={brush(scale)}
              pattern="zigzag"
            />,
          );
        if (i === 6)
          stage.draw(
            <Pot
              at={point(body.nearHand.x, body.nearHand.y + scale * 0.04)}
              size={scale * 0.18}
              brush={brush(scale)}
            />,
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
      }
    });
    fillWall(stage, 'village', scale * 0.85, { most: 16 });
    return described('a path winds past ten stops, from a hut with a greeting to the school house');
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
