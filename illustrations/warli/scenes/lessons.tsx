import { row } from '../composition/groups';
import { adult, child } from '../figure/people';
import { brush } from '../line/brush';
import { between, box, point, bottom, opposite } from '../line/geometry';
import { Line } from '../line/paint';
import { pen } from '../line/pen';
import { PerchedBird } from '../things/animals';
import { Floor } from '../things/ground-cover';
import {
  Abacus,
  Bench,
  benchSeat,
  Blackboard,
  BookPile,
  Bookshelf,
  Clock,
  Compasses,
  Computer,
  Globe,
  OpenBook,
  SetSquare,
  DrawnTable,
  type Lesson,
} from '../things/school';
import { Ball } from '../things/play';
import type { MainStory } from './theme';

/** Rows of benches before a blackboard; one child always does something else. */
export const lessonAtTheBoard: MainStory = {
  wide: 4.6,
  high: 2.3,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    const right = chance.odds(0.5);
    const towards = right ? 1 : -1;
    const x = (share: number) => (right ? place.x + place.w * share : place.x + place.w * (1 - share));
    const lesson = chance.pick<Lesson>(['sum', 'letters', 'sun', 'plant', 'map']);
    const boardWide = scale * 1.5;
    const board = box(Math.min(x(1), x(1) - towards * boardWide), place.y + scale * 0.12, boardWide, scale * 0.98);
    stage.draw(<Blackboard area={board} brush={brush(scale)} lesson={lesson} seed={stage.seed()} />);
    const teacher = stage.person({
      who: adult(chance),
      at: point(x(1) - towards * boardWide * 1.14, place.y + scale * 1.3),
      pose: 'point',
      scale,
      facing: towards,
    });
    stage.draw(
      <Line
        d={pen().path([
          teacher.nearHand,
          point(teacher.nearHand.x + towards * scale * 0.22, teacher.nearHand.y - scale * 0.08),
        ])}
        width={brush(scale) * 0.7}
      />,
    );
    const columns = Math.max(3, Math.floor(place.w / (scale * 0.86)));
    let pupils = 0;
    const odd = chance.whole(0, columns - 2);
    for (const [line, base] of [y - scale * 0.02, y - scale * 0.86].entries()) {
      const seats = line === 0 ? columns : Math.max(1, Math.floor((place.w - boardWide * 1.5) / (scale * 0.86)));
      for (let i = 0; i < seats; i++) {
        const at = point(x((i + 0.5) / columns) - towards * scale * 0.05, base);
        stage.draw(<Bench at={at} size={scale * 0.46} brush={brush(scale)} facing={towards} />);
        const who = child(chance);
        const playful = line === 0 && i === odd;
        stage.person({
          who,
          at: benchSeat(at, scale * 0.46, towards),
          pose: playful ? 'seat' : chance.pick(['writeSeated', 'readSeated', 'raiseHandSeated'] as const),
          scale,
          facing: playful ? opposite(towards) : towards,
        });
        pupils++;
      }
      stage.draw(
        <Floor
          from={point(place.x, base + 1)}
          to={point(line === 0 ? place.x + place.w : x(seats / columns), base + 1)}
          brush={brush(scale) * 0.8}
          fringe={line === 0 ? 'dots' : 'plain'}
        />,
      );
    }
    return ['{} children at benches before a blackboard, one of them looking the wrong way', pupils];
  },
};

/** A ring of children on the floor around their teacher. */
export const lessonOnTheFloor: MainStory = {
  wide: 3.6,
  high: 2.2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    const board = box(cx - scale * 0.8, place.y + scale * 0.06, scale * 1.6, scale * 0.9);
    stage.draw(
      <Blackboard
        area={board}
        brush={brush(scale)}
        lesson={chance.pick<Lesson>(['letters', 'plant', 'sun', 'map'])}
        seed={stage.seed()}
      />,
    );
    const side = chance.pick([1, -1] as const);
    stage.person({
      who: 'woman',
      at: point(cx + side * scale * 1.1, place.y + scale * 1.2),
      pose: 'point',
      scale,
      facing: opposite(side),
    });
    stage.draw(
      <Clock
        centre={point(cx - side * scale * 1.15, place.y + scale * 0.4)}
        radius={scale * 0.2}
        brush={brush(scale)}
        seed={stage.seed()}
      />,
    );
    const back = Math.floor(place.w / (scale * 0.6)) - 1;
    row(stage, {
      from: point(place.x + scale * 0.4, y - scale * 0.5),
      to: point(place.x + place.w - scale * 0.4, y - scale * 0.5),
      count: back,
      scale,
      pose: ['sit', 'raiseHandSitting', 'sit', 'sitKnees'],
    });
    row(stage, {
      from: point(place.x + scale * 0.7, y),
      to: point(place.x + place.w - scale * 0.7, y),
      count: back - 1,
      scale,
      pose: ['readSitting', 'sit', 'sitLegsOut'],
    });
    return ['a teacher and {} children sitting on the classroom floor', back * 2 - 1];
  },
};

/** Work at tables in small groups. */
export const groupWork: MainStory = {
  wide: 4.2,
  high: 2.2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const tables = Math.max(2, Math.floor(place.w / (scale * 2)));
    for (let line = 0; line < 2; line++) {
      const y = bottom(place) - line * scale * 1.12;
      for (let i = 0; i < tables; i++) {
        const cx = place.x + (place.w * (i + 0.5)) / tables;
        stage.draw(
          <DrawnTable
            area={box(cx - scale * 0.46, y - scale * 0.36, scale * 0.92, scale * 0.36)}
            brush={brush(scale)}
            pattern={chance.pick(['boards', 'zigzag', 'diamonds'] as const)}
          />,
        );
        for (const side of [-1, 1] as const)
          stage.person({
            who: child(chance),
            at: point(cx + side * scale * 0.7, y),
            pose: chance.pick(['point', 'write', 'read', 'carry', 'surprised'] as const),
            scale,
            facing: opposite(side),
          });
        const Piece = chance.pick([Globe, Ball3, Abacus, BookPile, SetSquare]);
        stage.draw(
          <Piece at={point(cx, y - scale * 0.36)} size={scale * 0.46} brush={brush(scale)} seed={stage.seed()} />,
        );
      }
      stage.draw(
        <Floor
          from={point(place.x, y)}
          to={point(place.x + place.w, y)}
          brush={brush(scale) * 0.8}
          fringe={line === 0 ? 'comb' : 'plain'}
        />,
      );
    }
    return ['{} children work in pairs around {} tables', tables * 4, tables * 2];
  },
};

function Ball3({
  at,
  size,
  brush: width,
}: {
  at: { x: number; y: number };
  size: number;
  brush: number;
  seed: number;
}) {
  return (
    <>
      {[-0.28, 0.28, 0].map((x, i) => (
        <Ball
          key={x}
          centre={point(at.x + x * size, at.y - size * (i === 2 ? 0.58 : 0.18))}
          radius={size * 0.24}
          brush={width}
          tone={i === 2 ? 'accent' : 'ink'}
        />
      ))}
    </>
  );
}

export const computerDesks: MainStory = {
  wide: 4,
  high: 2.3,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const columns = Math.max(3, Math.floor(place.w / (scale * 1.05)));
    let pupils = 0;
    for (let line = 0; line < 2; line++) {
      const y = bottom(place) - line * scale * 1.14;
      stage.draw(
        <DrawnTable
          area={box(place.x, y - scale * 0.36, place.w, scale * 0.36)}
          brush={brush(scale)}
          pattern={line === 0 ? 'zigzag' : 'boards'}
        />,
      );
      for (let i = 0; i < columns; i++) {
        const left = place.x + (place.w * i) / columns;
        stage.draw(
          <Computer
            at={point(left + scale * 0.64, y - scale * 0.36)}
            size={scale * 0.52}
            brush={brush(scale)}
            seed={stage.seed()}
          />,
        );
        stage.person({
          who: i === 1 && line === 1 ? 'woman' : child(chance),
          at: point(left + scale * 0.2, y - scale * 0.37),
          pose: i === 1 && line === 1 ? 'point' : chance.pick(['write', 'point', 'surprised', 'cheer'] as const),
          scale: scale * (i === 1 && line === 1 ? 0.78 : 0.92),
          facing: 1,
        });
        pupils++;
      }
    }
    return ['{} children and a teacher at {} computers', pupils - 1, pupils];
  },
};

export const measuring: MainStory = {
  wide: 3.9,
  high: 2.1,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    const third = place.w / 3;
    stage.draw(
      <Abacus at={point(place.x + third * 0.52, y)} size={scale * 1.25} brush={brush(scale)} seed={stage.seed()} />,
    );
    stage.draw(<SetSquare at={point(place.x + third * 1.55, y)} size={scale * 1.2} brush={brush(scale)} />);
    stage.draw(<Compasses at={point(place.x + third * 2.45, y)} size={scale * 1.4} brush={brush(scale)} />);
    stage.person({ who: 'girl', at: point(place.x + third * 1.02, y), pose: 'point', scale, facing: -1 });
    stage.person({ who: 'boy', at: point(place.x + third * 2, y), pose: 'push', scale, facing: 1 });
    stage.person({ who: 'boy', at: point(place.x + third * 2.86, y), pose: 'surprised', scale, facing: -1 });
    stage.draw(
      <Blackboard
        area={box(place.x + third * 0.9, place.y + scale * 0.06, third * 1.3, scale * 0.62)}
        brush={brush(scale)}
        lesson={chance.pick<Lesson>(['shapes', 'fractions', 'sum'])}
        seed={stage.seed()}
      />,
    );
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return 'three children among a giant abacus, a set square and a pair of compasses';
  },
};

export const shapesAtTheBoard: MainStory = {
  wide: 3.8,
  high: 2.2,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    stage.draw(
      <Blackboard
        area={box(place.x + place.w * 0.2, place.y + scale * 0.1, place.w * 0.6, scale * 0.95)}
        brush={brush(scale)}
        lesson={chance.pick<Lesson>(['shapes', 'fractions'])}
        seed={stage.seed()}
      />,
    );
    stage.person({
      who: 'girl',
      at: point(place.x + place.w * 0.1, place.y + scale * 1.15),
      pose: 'write',
      scale,
      facing: 1,
    });
    stage.person({
      who: 'man',
      at: point(place.x + place.w * 0.91, place.y + scale * 1.2),
      pose: 'wait',
      scale,
      facing: -1,
    });
    const seats = Math.max(4, Math.floor(place.w / (scale * 0.72)));
    row(stage, {
      from: point(place.x + scale * 0.4, y),
      to: point(place.x + place.w - scale * 0.4, y),
      count: seats,
      scale,
      pose: ['raiseHandSitting', 'sit', 'raiseHandSitting', 'readSitting'],
    });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['a girl draws shapes on the board while {} children sit and think', seats];
  },
};

export const bookshelves: MainStory = {
  wide: 4,
  high: 2.1,
  stretch: 1.5,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    const shelf = scale * 1.7;
    const left = box(place.x, y - shelf, place.w * 0.3, shelf);
    const right = box(place.x + place.w * 0.7, y - shelf, place.w * 0.3, shelf);
    for (const area of [left, right]) stage.draw(<Bookshelf area={area} brush={brush(scale)} seed={stage.seed()} />);
    const ladder = chance.odds(0.5);
    const readers = Math.max(2, Math.floor((place.w * 0.4) / (scale * 0.66)));
    const bodies = row(stage, {
      from: point(place.x + place.w * 0.3 + scale * 0.4, y),
      to: point(place.x + place.w * 0.7 - scale * 0.4, y),
      count: readers,
      scale,
      pose: ['readSitting', 'readSitting', 'read'],
    });
    for (const body of bodies)
      stage.draw(
        <OpenBook
          at={between(body.nearHand, body.farHand, 0.3)}
          size={scale * 0.24}
          brush={brush(scale)}
          tone={chance.odds(0.4) ? 'accent' : 'ink'}
        />,
      );
    stage.draw(
      <PerchedBird
        at={point(left.x + left.w * 0.5, left.y)}
        size={scale * 0.2}
        brush={brush(scale) * 0.7}
        facing={1}
      />,
    );
    const top = point(place.x + place.w * 0.5, place.y + scale * 0.96);
    if (ladder) {
      stage.draw(
        <Line
          d={pen().path([point(right.x - scale * 0.3, y), point(right.x, right.y + scale * 0.1)])}
          width={scale * 0.12}
          dashes={[brush(scale), scale * 0.13]}
        />,
      );
      stage.person({
        who: 'boy',
        at: point(right.x - scale * 0.26, y - scale * 0.66),
        pose: 'climb',
        scale: scale * 0.9,
        facing: 1,
      });
    } else stage.person({ who: 'woman', at: top, pose: 'carry', scale: scale * 0.9 });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} />);
    return ladder
      ? ['a boy climbs to the top shelf while {} children read', readers]
      : ['a librarian watches {} children reading between tall shelves', readers];
  },
};

export const readingTable: MainStory = {
  wide: 3.8,
  high: 2.2,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    const { chance } = stage;
    const y = bottom(place);
    stage.draw(
      <Bookshelf
        area={box(place.x + place.w * 0.06, place.y + scale * 0.04, place.w * 0.88, scale * 0.78)}
        brush={brush(scale)}
        seed={stage.seed()}
        rows={2}
      />,
    );
    const readers = Math.max(4, Math.floor(place.w / (scale * 0.7)));
    stage.draw(
      <DrawnTable
        area={box(place.x, y - scale * 0.42, place.w, scale * 0.42)}
        brush={brush(scale)}
        pattern="diamonds"
      />,
    );
    for (let i = 0; i < readers; i++) {
      const at = point(place.x + (place.w * (i + 0.5)) / readers, y - scale * 0.44);
      const body = stage.person({ who: child(chance), at, pose: 'read', scale, facing: i % 2 === 0 ? 1 : -1 });
      stage.draw(
        <OpenBook
          at={between(body.nearHand, body.farHand, 0.4)}
          size={scale * 0.26}
          brush={brush(scale)}
          tone={i === 1 ? 'accent' : 'ink'}
        />,
      );
    }
    return ['{} children reading along one table under a shelf of books', readers];
  },
};

export const tallestPile: MainStory = {
  wide: 2.8,
  high: 2.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    for (const [i, x] of [-0.36, 0, 0.36].entries())
      stage.draw(
        <BookPile
          at={point(cx + place.w * x, y)}
          size={scale * [0.8, 1.3, 0.6][i]!}
          brush={brush(scale)}
          seed={stage.seed()}
        />,
      );
    const king = stage.person({ who: 'girl', at: point(cx, y - scale * 1.3), pose: 'readSitting', scale, facing: 1 });
    stage.draw(
      <OpenBook
        at={between(king.nearHand, king.farHand, 0.4)}
        size={scale * 0.28}
        brush={brush(scale)}
        tone="accent"
      />,
    );
    const second = stage.person({
      who: 'boy',
      at: point(cx - place.w * 0.36, y - scale * 0.8),
      pose: 'readSitting',
      scale,
      facing: 1,
    });
    stage.draw(
      <OpenBook at={between(second.nearHand, second.farHand, 0.4)} size={scale * 0.24} brush={brush(scale)} />,
    );
    stage.person({ who: 'boy', at: point(cx + place.w * 0.36, y - scale * 0.6), pose: 'cheer', scale });
    return 'three children on piles of books, the highest reader quite absorbed';
  },
};
