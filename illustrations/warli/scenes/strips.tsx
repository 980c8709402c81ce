import type { Colours } from '../../../look/colours';
import { chain } from '../composition/groups';
import { Ground } from '../composition/ground';
import { described } from '../composition/words';
import { child } from '../figure/people';
import { skeleton } from '../figure/skeleton';
import { Person } from '../figure/person';
import { dressed, builds } from '../figure/people';
import { held } from '../figure/poses';
import { box, point } from '../line/geometry';
import { groundsOf, Line, type Palette } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import type { Theme } from './theme';

/** A palette for drawings without a ground: the page is visible behind them. */
const onPage = ({ page, action, wall }: Colours, ink: string): Palette => ({
  ground: page,
  shade: page,
  ink,
  accent: action,
  second: wall,
});

/** A border of people hand in hand. Its ends fit together, so that it can be repeated. */
export const borderDancers: Theme = {
  palette: (seed, colours) => onPage(colours, seed % 2 === 0 ? colours.text : colours.wall),
  border: 'none',
  paint: (stage) => {
    const { frame, chance } = stage;
    const scale = frame.h * 0.98;
    const number = Math.max(6, Math.round(frame.w / (scale * 0.5)));
    const step = frame.w / number;
    const y = frame.h * 0.96;
    const people = Array.from({ length: number }, (_, i) => ({
      foot: point((i + 0.5) * step, y),
      turn: 0,
      who: i % 5 === 0 ? chance.pick(['woman', 'man'] as const) : i % 7 === 3 ? ('toddler' as const) : child(chance),
    }));
    const height = frame.h * 0.5;
    for (const [i, { foot, who }] of people.entries()) {
      const build = builds[who];
      const tall = who === 'woman' || who === 'man' ? scale * 0.92 : who === 'toddler' ? scale * 1.15 : scale * 1.14;
      const dance = chance.pick(['danceStep', 'danceLow', 'danceOut'] as const);
      const body = skeleton({
        at: foot,
        height: tall * build.tall,
        pose: held(dance, chance),
        facing: 1,
        hipWidth: build.hipWidth,
        skirtLength: build.skirtLength,
        headSize: build.headSize,
        reach: { near: point((i + 1) * step, height), far: point(i * step, height) },
      });
      stage.anchors.push(foot);
      stage.draw(<Person body={body} dress={dressed(who, chance, 0.22)} />);
    }
    return described(['{} people of all sizes dance hand in hand in one line', number]);
  },
};

/** The mural above the footer: the whole village in one long frieze. */
export const wall: Theme = {
  palette: (_seed, colours) => groundsOf(colours).dusk,
  border: 'foot',
  paint: (stage, seed) => {
    const { frame, field, chance } = stage;
    stage.draw(<Ground frame={frame} seed={seed} />);
    const scale = Math.min(field.h * 0.4, field.w * 0.16);
    const floor = field.y + field.h;
    const step = scale * 0.52;
    const number = Math.max(4, Math.min(9, Math.floor((field.w * 0.8) / step)));
    const from = field.x + Math.min(field.w * 0.32, (field.w - number * step) / 2);
    const links = Array.from({ length: number }, (_, i) => ({
      foot: point(from + (i + 0.5) * step, floor - Math.sin((i / (number - 1)) * Math.PI) * scale * 0.4),
      turn: 0,
      who: i === 0 ? ('man' as const) : child(chance),
      scale,
    }));
    chain(stage, links, 'danceStep', { facing: 1 });
    stage.claim(box(from, floor - scale * 1.2, step * number, scale * 1.2));
    fillWall(stage, 'village', scale * 1.2, { sun: true, most: 27 });
    const d = pen().path([point(frame.x, frame.h - frame.h * 0.03), point(frame.w, frame.h - frame.h * 0.03)]);
    stage.draw(<Line d={d} width={frame.h * 0.03} dashes={[2, 5]} />);
    return described(['a village wall crowded with stories; {} people dance in a line', number]);
  },
};
