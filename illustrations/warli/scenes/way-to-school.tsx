import { Ground, Border } from '../composition/ground';
import { described } from '../composition/words';
import { brush } from '../line/brush';
import { box, point } from '../line/geometry';
import { groundsOf, Line } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import { Hut, SchoolHouse } from '../things/buildings';
import { Bus } from '../things/transport';
import type { Theme } from './theme';

/** A map, as if drawn in dust: the road winds from the town to the school. */
export const wayToSchool: Theme = {
  palette: (_seed, colours) => groundsOf(colours).wall,
  border: 'rows',
  paint: (stage, seed) => {
    const { frame, field } = stage;
    stage.draw(<Ground frame={frame} seed={seed} />, <Border frame={frame} kind="rows" seed={seed} />);
    const at = (x: number, y: number) => point(field.x + field.w * x, field.y + field.h * y);
    const scale = field.h * 0.3;
    const road = pen()
      .move(at(0.02, 0.9))
      .curve(at(0.3, 1), at(0.42, 0.72))
      .curve(at(0.5, 0.52), at(0.66, 0.6))
      .curve(at(0.84, 0.68), at(0.86, 0.42));
    stage.drawSettled(() => {
      stage.draw(
        <Line d={road} width={scale * 0.05} />,
        <Line d={road} width={scale * 0.16} dashes={[1.6, scale * 0.07]} />,
        <Hut at={at(0.1, 0.78)} size={scale * 0.8} brush={brush(scale)} seed={2} />,
        <Hut at={at(0.24, 0.7)} size={scale * 0.6} brush={brush(scale)} seed={5} />,
        <SchoolHouse at={at(0.86, 0.38)} size={scale * 0.9} brush={brush(scale)} />,
        <Bus at={at(0.5, 0.62)} size={scale * 0.44} brush={brush(scale) * 0.8} facing={1} />,
      );
    });
    for (const [x, y, w, h] of [
      [0, 0.45, 0.34, 0.55],
      [0.34, 0.4, 0.34, 0.4],
      [0.68, 0, 0.32, 0.75],
    ] as const)
      stage.claim(box(at(x, y).x, at(x, y).y, field.w * w, field.h * h));
    fillWall(stage, 'village', scale * 0.8, { most: 14 });
    return described('a road winds from the huts of the town to the school; the bus is on its way');
  },
};
