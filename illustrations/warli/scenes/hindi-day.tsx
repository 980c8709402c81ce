import { child } from '../figure/people';
import { brush } from '../line/brush';
import { bottom, box, point } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Floor } from '../things/ground-cover';
import { devanagariLetter, devanagariLetters } from '../things/letters';
import type { MainStory } from './theme';

/** Children hold up the letters that they have learned, each on a sheet larger than a head. */
export const lettersHeldUp: MainStory = {
  wide: 4.4,
  high: 2.2,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const y = bottom(place);
    const children = Math.max(3, Math.floor(place.w / (scale * 1.05)) - 1);
    const step = place.w / (children + 1);
    for (let i = 0; i < children; i++) {
      const x = place.x + step * (i + 0.5);
      const hop = i % 2 === 0 ? 0 : scale * 0.08;
      const sheet = box(x - scale * 0.36, y - scale * 1.86 - hop, scale * 0.72, scale * 0.66);
      const hands = y - scale * 1.2 - hop;
      stage.person({
        who: child(stage.chance),
        at: point(x, y - hop),
        pose: 'cheer',
        scale: scale * 1.05,
        facing: 1,
        reach: { near: point(x + scale * 0.3, hands), far: point(x - scale * 0.3, hands) },
      });
      const { x: left, y: top, w, h } = sheet;
      const paper = pen().shape([
        point(left, top),
        point(left + w, top),
        point(left + w, top + h),
        point(left, top + h),
      ]);
      const letter = devanagariLetters[(stage.seed() + i) % devanagariLetters.length]!;
      stage.draw(
        <Mass d={paper} tone={i % 2 === 0 ? 'ink' : 'accent'} />,
        <Line
          d={devanagariLetter(letter, box(left + w * 0.22, top + h * 0.2, w * 0.56, h * 0.62))}
          width={scale * 0.05}
          tone="ground"
        />,
      );
    }
    stage.person({
      who: 'woman',
      at: point(place.x + place.w - step * 0.4, y),
      pose: 'namaste',
      scale,
      facing: -1,
    });
    stage.draw(<Floor from={point(place.x, y)} to={point(place.x + place.w, y)} brush={brush(scale)} fringe="comb" />);
    return ['{} children hold up Devanagari letters, and the teacher thanks them', children];
  },
};
