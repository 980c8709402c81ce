import { brush } from '../line/brush';
import { point, type Box, opposite } from '../line/geometry';
import { Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import type { Stage } from '../composition/stage';
import type { Clause } from '../composition/words';
import { Butterfly, Cow, Dog, dogMouth, Goat, Hen, Peacock, PerchedBird } from '../things/animals';
import type { Story } from './story';

/** A dog that has stolen a chappal (sandal). */
function dogWithChappal(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const at = point(place.x + place.w / 2 + facing * place.w * 0.26, y);
  const dog = { at, size: scale * 0.4, facing, brush: brush(scale) };
  const mouth = dogMouth(dog);
  stage.draw(<Dog {...dog} running />);
  stage.draw(
    <Mass
      d={pen().circle(point(mouth.x + facing * scale * 0.05, mouth.y + scale * 0.02), scale * 0.085, scale * 0.04)}
      tone="accent"
    />,
  );
  const who = stage.chance.pick(['man', 'boy', 'woman'] as const);
  stage.person({ who, at: point(place.x + place.w / 2 - facing * place.w * 0.26, y), pose: 'sprint', scale, facing });
  return `a dog makes off with a sandal`;
}

function henAndChicks(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const front = place.x + place.w / 2 + facing * place.w * 0.3;
  stage.draw(<Hen at={point(front, y)} size={place.h * 0.95} brush={brush(scale)} facing={facing} comb="accent" />);
  const chicks = stage.chance.whole(3, 5);
  for (let i = 0; i < chicks; i++)
    stage.draw(
      <Hen
        at={point(front - facing * (place.h * 0.9 + i * place.h * 0.42), y - (i % 2) * place.h * 0.06)}
        size={place.h * 0.36}
        brush={brush(scale) * 0.6}
        facing={i === chicks - 1 && chicks > 3 ? opposite(facing) : facing}
      />,
    );
  return 'a hen leads her chicks';
}

function goatAndPaper(stage: Stage, place: Box, scale: number): Clause {
  const facing = stage.chance.pick([1, -1] as const);
  const y = place.y + place.h;
  const at = point(place.x + place.w / 2 - facing * place.w * 0.22, y);
  const size = scale * 0.5;
  stage.draw(<Goat at={at} size={size} brush={brush(scale)} facing={facing} />);
  const mouth = point(at.x + facing * size * 0.76, at.y - size * 0.76);
  const boy = stage.person({
    who: stage.chance.odds(0.5) ? 'boy' : 'girl',
    at: point(at.x + facing * scale * 0.98, y),
    pose: 'pull',
    scale,
    facing: opposite(facing),
    reach: { near: point(mouth.x + facing * scale * 0.2, mouth.y - scale * 0.02) },
  });
  stage.draw(
    <Mass
      d={pen().shape([
        point(mouth.x - facing * scale * 0.03, mouth.y),
        boy.nearHand,
        point(boy.nearHand.x, boy.nearHand.y + scale * 0.12),
        point(mouth.x, mouth.y + scale * 0.1),
      ])}
      tone="accent"
    />,
  );
  return 'a goat eats somebody’s homework';
}

function cowAndBird(stage: Stage, place: Box, scale: number): Clause | undefined {
  const facing = stage.chance.pick([1, -1] as const);
  const at = point(place.x + place.w / 2 - facing * place.w * 0.06, place.y + place.h);
  const size = Math.min(place.h * 0.84, place.w / 1.55);
  stage.draw(<Cow at={at} size={size} brush={brush(scale) * 1.1} facing={facing} load />);
  if (stage.chance.odds(0.4)) return undefined;
  stage.draw(
    <PerchedBird
      at={point(at.x - facing * size * 0.2, at.y - size * 0.74)}
      size={size * 0.26}
      brush={brush(scale) * 0.7}
      facing={facing}
    />,
  );
  return 'a bird rides on a cow';
}

function peacock(stage: Stage, place: Box, scale: number): Clause | undefined {
  const facing = stage.chance.pick([1, -1] as const);
  const dancing = stage.chance.odds(0.5);
  const size = Math.min(place.h, place.w / 1.45);
  stage.draw(
    <Peacock
      at={point(place.x + place.w / 2 + (dancing ? 0 : facing * place.w * 0.22), place.y + place.h)}
      size={size}
      brush={brush(scale)}
      facing={facing}
      dancing={dancing}
    />,
  );
  return dancing ? 'a peacock spreads its tail' : 'a peacock looks on';
}

function butterflies(stage: Stage, place: Box, scale: number): undefined {
  for (const [x, y] of [
    [0.25, 0.3],
    [0.7, 0.65],
  ] as const)
    stage.draw(
      <Butterfly
        at={point(place.x + place.w * x, place.y + place.h * y)}
        size={scale * 0.2}
        brush={brush(scale)}
        seed={stage.seed()}
        tone={x < 0.5 ? 'accent' : 'ink'}
      />,
    );
  return undefined;
}

function sleepingDog(stage: Stage, place: Box, scale: number): undefined {
  const facing = stage.chance.pick([1, -1] as const);
  stage.draw(
    <Dog
      at={point(place.x + place.w / 2, place.y + place.h)}
      size={place.h * 0.95}
      brush={brush(scale)}
      facing={facing}
    />,
  );
  return undefined;
}

function antsOnTheWay(stage: Stage, place: Box, scale: number): undefined {
  const d = pen()
    .move(point(place.x, place.y + place.h * 0.6))
    .curve(point(place.x + place.w * 0.3, place.y), point(place.x + place.w * 0.5, place.y + place.h * 0.5))
    .curve(point(place.x + place.w * 0.7, place.y + place.h), point(place.x + place.w, place.y + place.h * 0.4));
  stage.draw(
    <Line
      d={d}
      width={scale * 0.045}
      dashes={[0.1, scale * 0.05, 0.1, scale * 0.05, 0.1, scale * 0.12]}
      ends="round"
    />,
  );
  return undefined;
}

export const animalStories: readonly Story[] = [
  { wide: 1.7, high: 1, scale: [0.47, 0.65], paint: dogWithChappal },
  { wide: 1, high: 0.34, scale: [0.69, 0.86], paint: henAndChicks },
  { wide: 1.8, high: 0.8, scale: [0.47, 0.65], paint: goatAndPaper },
  { wide: 1.2, high: 0.82, scale: [0.52, 0.77], paint: cowAndBird },
  { wide: 1.15, high: 0.8, scale: [0.56, 0.82], paint: peacock },
  { wide: 0.6, high: 0.5, to: 0.75, scale: [0.69, 0.86], paint: butterflies },
  { wide: 0.66, high: 0.42, scale: [0.6, 0.86], paint: sleepingDog },
  { wide: 1, high: 0.16, scale: [0.69, 0.95], times: 2, paint: antsOnTheWay },
];
