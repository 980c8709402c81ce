import { ring } from '../composition/groups';
import { adult, child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, bottom } from '../line/geometry';
import { Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Floor } from '../things/ground-cover';
import { Sheet, DrawnTable } from '../things/school';
import { SpreadingTree } from '../things/trees';
import type { MainStory } from './theme';

export const parentsAtTables: MainStory = {
  wide: 4.2,
  high: 2.5,
  stretch: 1.4,
  paint: (stage, place, scale) => {
    let families = 0;
    const columns = Math.max(2, Math.floor(place.w / (scale * 1.95)));
    for (let line = 0; line < 2; line++) {
      const y = bottom(place) - line * scale * 1.24;
      for (let i = 0; i < columns; i++) {
        const cx = place.x + (place.w * (i + 0.46)) / columns;
        stage.draw(
          <DrawnTable
            area={box(cx - scale * 0.3, y - scale * 0.42, scale * 0.6, scale * 0.42)}
            brush={brush(scale)}
            pattern={stage.chance.pick(['zigzag', 'diamonds', 'boards'] as const)}
          />,
        );
        stage.draw(
          <Sheet
            area={box(cx - scale * 0.1, y - scale * 0.72, scale * 0.22, scale * 0.28)}
            brush={brush(scale) * 0.6}
          />,
        );
        stage.person({
          who: adult(stage.chance),
          at: point(cx - scale * 0.52, y),
          pose: stage.chance.pick(['point', 'namaste', 'scold'] as const),
          scale: scale * 0.94,
          facing: 1,
        });
        stage.person({
          who: adult(stage.chance),
          at: point(cx + scale * 0.52, y),
          pose: stage.chance.pick(['wait', 'namaste', 'surprised'] as const),
          scale: scale * 0.94,
          facing: -1,
        });
        stage.person({
          who: child(stage.chance),
          at: point(cx + scale * 0.9, y),
          pose: stage.chance.pick(['stand', 'wait', 'jump'] as const),
          scale,
          facing: -1,
        });
        families++;
      }
      stage.draw(
        <Floor
          from={point(place.x, y)}
          to={point(place.x + place.w, y)}
          brush={brush(scale)}
          fringe={line === 0 ? 'dots' : 'plain'}
        />,
      );
    }
    return ['{} parents meet teachers at {} tables, each child close by', families, families];
  },
};

export const meetingUnderTree: MainStory = {
  wide: 3.8,
  high: 2.7,
  stretch: 1.2,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const cx = place.x + place.w / 2;
    stage.draw(
      <SpreadingTree
        at={point(cx, y - scale * 0.62)}
        size={scale * 2.05}
        brush={brush(scale) * 1.2}
        seed={stage.seed()}
      />,
    );
    const people = 9;
    ring(stage, {
      centre: point(cx, y - scale * 0.42),
      rx: place.w * 0.42,
      ry: scale * 0.42,
      count: people,
      scale: scale * 0.86,
      grown: 0.9,
    });
    return ['{} people seated in a circle under a great tree, talking it over', people];
  },
};

export const proudParents: MainStory = {
  wide: 3.6,
  high: 1.8,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const families = Math.max(2, Math.floor(place.w / (scale * 1.55)));
    for (let i = 0; i < families; i++) {
      const cx = place.x + (place.w * (i + 0.5)) / families;
      stage.person({ who: 'woman', at: point(cx - scale * 0.48, y), pose: 'point', scale: scale * 0.96, facing: 1 });
      const pupil = stage.person({
        who: child(stage.chance),
        at: point(cx, y),
        pose: 'raiseHand',
        scale,
        facing: i % 2 === 0 ? 1 : -1,
      });
      stage.draw(
        <Mass
          d={pen().shape([
            pupil.nearHand,
            point(pupil.nearHand.x + scale * 0.26, pupil.nearHand.y - scale * 0.04),
            point(pupil.nearHand.x + scale * 0.24, pupil.nearHand.y - scale * 0.32),
            point(pupil.nearHand.x - scale * 0.02, pupil.nearHand.y - scale * 0.28),
          ])}
          tone="accent"
        />,
      );
      stage.person({ who: 'man', at: point(cx + scale * 0.5, y), pose: 'surprised', scale: scale * 0.96, facing: -1 });
    }
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['{} children show a drawing to both parents', families];
  },
};
