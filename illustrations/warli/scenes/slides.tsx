import { Border, Ground } from '../composition/ground';
import type { Stage } from '../composition/stage';
import { described, type Phrase } from '../composition/words';
import { box, inset, point, type Box } from '../line/geometry';
import { groundsOf, Line, type GroundName } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import { Cow } from '../things/animals';
import { Hut } from '../things/buildings';
import { CropField } from '../things/ground-cover';
import { Hills, Sun } from '../things/sky';
import { Palm, SpreadingTree } from '../things/trees';
import type { MainStory, Theme } from './theme';

interface Quilt {
  ground: GroundName;
  /** Most side stories of the slide; fewer if its main stories have many bytes. */
  most?: number;
  /** Beginning of the English description. Translations list only the stories. */
  lead: Phrase;
  /** Rows of stories from the top, each story with its words for the description. On phones, only the first of each row is certain. */
  rows: readonly (readonly (readonly [story: MainStory, label: string])[])[];
}

/** A wall with several stories of one kind. A tall wall has the first of each row, and more if there is space. */
export function quilt({ ground, lead, rows, most = 9 }: Quilt): Theme {
  return {
    palette: (_seed, colours) => groundsOf(colours)[ground],
    border: 'rows',
    paint: (stage, seed) => {
      const { field, frame } = stage;
      stage.draw(<Ground frame={frame} seed={seed} />, <Border frame={frame} kind="rows" seed={seed + 3} />);
      const tall = field.w / field.h < 1.25;
      const firsts = rows.map((row) => row.slice(0, 1));
      const others = rows.flatMap((row) => row.slice(1)).map((cell) => [cell]);
      const bands = tall ? [...firsts, ...others].slice(0, 3) : rows;
      const labels: string[] = [];
      const places: Box[] = [];
      let unit = Infinity;
      for (const {
        cell: [story, label],
        place,
        scale,
      } of cells(stage, bands)) {
        stage.drawSettled(() => story.paint(stage, place, scale));
        places.push(place);
        labels.push(label);
        unit = Math.min(unit, scale);
      }
      fillWall(stage, 'village', unit * 1.1, { most, around: places, sun: true });
      const last = labels.pop() ?? '';
      const en = `${lead}: ${labels.length > 0 ? `${labels.join(', ')} and ` : ''}${last}`;
      return { ...described(lead), en };
    },
  };
}

type Cell = readonly [MainStory, string];

function cells(stage: Stage, bands: readonly (readonly Cell[])[]) {
  const { field, chance } = stage;
  const heights = bands.map((band) => Math.max(...band.map(([story]) => story.high)) ** 0.7);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let top = field.y;
  return bands.flatMap((band, i) => {
    const height = (field.h * (heights[i] ?? 1)) / total;
    const widths = band.map(([story]) => story.wide / story.high);
    const wide = widths.reduce((sum, width) => sum + width, 0);
    let left = field.x;
    const row = band.map((cell, k) => {
      const [story] = cell;
      const width = (field.w * (widths[k] ?? 1)) / wide;
      const room = inset(box(left, top, width, height), Math.min(field.w, field.h) * 0.018);
      const scale = Math.min(room.h / story.high, room.w / story.wide);
      const w = Math.min(room.w, story.wide * scale * Math.max(1.15, story.stretch ?? 1.25));
      const h = story.high * scale;
      left += width;
      return {
        cell,
        scale,
        place: box(
          room.x + (room.w - w) * chance.between(0.2, 0.8),
          room.y + (room.h - h) * (i === bands.length - 1 ? 0.97 : 0.6),
          w,
          h,
        ),
      };
    });
    top += height;
    return row;
  });
}

/** The village: hills along the horizon, huts, ploughed land, a cart, and the villagers. */
export const villageAndHills: Theme = {
  palette: (_seed, colours) => groundsOf(colours).wall,
  border: 'rows',
  paint: (stage, seed) => {
    const { field, frame, chance } = stage;
    stage.draw(<Ground frame={frame} seed={seed} />, <Border frame={frame} kind="rows" seed={seed + 1} />);
    const unit = Math.sqrt(field.w * field.h) * 0.14;
    const brush = unit * 0.024;
    const aspect = field.w / field.h;
    const peaks = Math.max(3, Math.round(aspect * 3));
    const horizon = field.y + field.h * (aspect < 1.2 ? 0.3 : 0.4);
    stage.drawSettled(() => {
      stage.draw(
        <Sun centre={point(field.x + field.w * 0.62, field.y + unit * 0.75)} radius={unit * 0.7} brush={brush} />,
      );
      stage.draw(
        <Hills
          area={box(field.x, field.y + unit * 0.35, field.w, horizon - field.y - unit * 0.35)}
          brush={brush}
          seed={stage.seed()}
          count={peaks}
        />,
      );
      const huts = Math.max(3, Math.round(aspect * 2.4));
      for (let i = 0; i < huts; i++)
        stage.draw(
          <Hut
            at={point(
              field.x + (field.w * 0.86 * (i + 0.5 + chance.between(-0.16, 0.16))) / huts,
              horizon + unit * chance.between(0.9, 1.25),
            )}
            size={unit * chance.between(0.75, 1.05)}
            brush={brush}
            seed={stage.seed()}
          />,
        );
      const land = box(field.x + field.w * 0.06, field.y + field.h - unit * 0.62, field.w * 0.4, unit * 0.6);
      stage.draw(<CropField area={land} brush={brush} seed={stage.seed()} />);
      plough(stage, point(land.x + land.w * 0.5, land.y - unit * 0.04), unit * 0.92);
      stage.draw(
        <Palm
          at={point(field.x + field.w * 0.96 - unit * 0.4, field.y + field.h)}
          size={unit * 2}
          brush={brush}
          seed={stage.seed()}
        />,
      );
      stage.draw(
        <SpreadingTree
          at={point(field.x + field.w * (aspect < 1.2 ? 0.68 : 0.6), field.y + field.h)}
          size={unit * 1.7}
          brush={brush}
          seed={stage.seed()}
        />,
      );
    });
    fillWall(stage, 'village', unit, { most: 18 });
    return described(['the sun rises over {} hills, huts and a farmer who ploughs with two bullocks', peaks]);
  },
};

function plough(stage: Stage, at: { x: number; y: number }, scale: number): void {
  const brush = scale * 0.026;
  for (const shift of [0.62, 0.1])
    stage.draw(
      <Cow
        at={point(at.x + scale * (0.3 + shift), at.y - (shift > 0.3 ? 0 : scale * 0.06))}
        size={scale * 0.56}
        brush={brush}
        facing={1}
      />,
    );
  const share = point(at.x - scale * 0.42, at.y);
  const man = stage.person({
    who: 'man',
    at: point(at.x - scale * 0.86, at.y),
    pose: 'push',
    scale,
    facing: 1,
    dress: { hair: 'turban', colour: { on: 'turban', tone: 'accent' } },
    reach: { near: point(share.x - scale * 0.08, at.y - scale * 0.5) },
  });
  stage.draw(
    <Line
      d={pen()
        .path([man.nearHand, share, point(share.x + scale * 0.12, at.y + scale * 0.04)])
        .path([point(share.x, at.y - scale * 0.06), point(at.x + scale * 0.9, at.y - scale * 0.42)])}
      width={brush * 1.2}
    />,
  );
}
