import { child } from '../figure/people';
import { brush } from '../line/brush';
import { between, box, point, type Point, bottom } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { Bird, Goat, PerchedBird } from '../things/animals';
import { Hut, SchoolHouse } from '../things/buildings';
import { Pot } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { BookPile, Globe, OpenBook, Sheet, DrawnTable } from '../things/school';
import { SpreadingTree } from '../things/trees';
import type { MainStory } from './theme';

/** A desk with a person. @param usual the person, if the content does not name a man or a woman */
export const deskOf = (usual: 'man' | 'woman'): MainStory => ({
  wide: 3.2,
  high: 1.7,
  stretch: 1.3,
  paint: (stage, place, scale) => {
    const who = stage.portrayed && stage.portrayed !== 'anyone' ? stage.portrayed : usual;
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
      <DrawnTable
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
    return ['{} papers hang on a line to be read; a goat is interested too', sheets];
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
    return ['{} applicants in a line, each bringing what they teach', people];
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
