import type { Stage } from '../composition/stage';
import type { Phrase } from '../composition/words';
import { child } from '../figure/people';
import { brush } from '../line/brush';
import { box, point, bottom, opposite } from '../line/geometry';
import { Palkhi, Pennant, TulsiPot, Umbrella } from '../things/festival';
import { Floor } from '../things/ground-cover';
import { Cymbals, Dhol } from '../things/music';
import { Rain } from '../things/sky';
import type { MainStory } from './theme';

type Marcher = (stage: Stage, at: { x: number; y: number }, scale: number, facing: 1 | -1) => void;

const withFlag: Marcher = (stage, at, scale, facing) => {
  const body = stage.person({
    who: child(stage.chance),
    at,
    pose: 'walk',
    scale,
    facing,
    reach: { near: point(at.x + facing * scale * 0.22, at.y - scale * 0.46) },
  });
  stage.draw(
    <Pennant
      at={point(body.nearHand.x, body.nearHand.y + scale * 0.14)}
      size={scale * 0.98}
      brush={brush(scale)}
      facing={opposite(facing)}
    />,
  );
};
const withTulsi: Marcher = (stage, at, scale, facing) => {
  const body = stage.person({
    who: stage.chance.pick(['woman', 'girl'] as const),
    at,
    pose: 'carryOnHead',
    scale,
    facing,
  });
  stage.draw(
    <TulsiPot
      at={point(body.head.x, body.head.y - body.headRadius * 0.8)}
      size={scale * 0.46}
      brush={brush(scale)}
      seed={stage.seed()}
    />,
  );
};
const withUmbrella: Marcher = (stage, at, scale, facing) => {
  const hand = point(at.x + facing * scale * 0.14, at.y - scale * 0.62);
  const body = stage.person({
    who: stage.chance.pick(['man', 'woman'] as const),
    at,
    pose: 'walk',
    scale: scale * 0.94,
    facing,
    reach: { near: hand },
  });
  stage.draw(
    <Umbrella at={body.nearHand} size={scale * 0.56} brush={brush(scale)} coloured={stage.chance.odds(0.4)} />,
  );
};
const withDrum: Marcher = (stage, at, scale, facing) => {
  const body = stage.person({ who: 'man', at, pose: 'playDrum', scale: scale * 0.94, facing, dress: { hair: 'topi' } });
  stage.draw(
    <Dhol
      at={point(body.waist.x + facing * scale * 0.14, body.waist.y + scale * 0.04)}
      size={scale * 0.34}
      brush={brush(scale)}
    />,
  );
};
const withCymbals: Marcher = (stage, at, scale, facing) => {
  const body = stage.person({
    who: child(stage.chance),
    at,
    pose: 'danceLow',
    scale,
    facing,
    reach: {
      near: point(at.x + facing * scale * 0.3, at.y - scale * 0.5),
      far: point(at.x + facing * scale * 0.2, at.y - scale * 0.46),
    },
  });
  stage.draw(<Cymbals hands={[body.nearHand, body.farHand]} size={scale * 0.08} brush={brush(scale)} />);
};
const dancing: Marcher = (stage, at, scale, facing) =>
  void stage.person({
    who: stage.chance.pick(['man', 'woman', 'girl', 'boy'] as const),
    at,
    pose: stage.chance.pick(['danceHigh', 'danceOut', 'cheer'] as const),
    scale: scale * 0.94,
    facing,
  });

function procession(phrase: Phrase, cast: readonly Marcher[], litter: boolean): MainStory {
  return {
    wide: 4,
    high: litter ? 3.05 : 2.95,
    stretch: 1.5,
    paint: (stage, place, scale) => {
      const facing = stage.chance.pick([1, -1] as const);
      stage.draw(<Rain area={box(place.x, place.y, place.w, scale * 0.34)} brush={brush(scale)} seed={stage.seed()} />);
      let walkers = 0;
      for (let line = 0; line < 2; line++) {
        const y = bottom(place) - line * scale * 1.38;
        const slots = Math.max(4, Math.floor(place.w / (scale * 0.78)));
        const carrying = litter && line === 0;
        const middle = Math.floor(slots / 2) - 1;
        for (let i = 0; i < slots; i++) {
          const at = point(place.x + (place.w * (i + 0.5)) / slots, y);
          if (carrying && (i === middle || i === middle + 1)) continue;
          (cast[(i + line * 2) % cast.length] ?? dancing)(stage, at, scale, facing);
          walkers++;
        }
        if (carrying) {
          const left = place.x + (place.w * (middle + 0.3)) / slots;
          const right = place.x + (place.w * (middle + 1.7)) / slots;
          const pole = y - scale * 0.82;
          for (const x of [left, right]) {
            stage.person({
              who: 'man',
              at: point(x, y),
              pose: 'walk',
              scale: scale * 0.96,
              facing,
              dress: { hair: 'topi' },
              reach: { near: point(x + facing * scale * 0.1, pole) },
            });
            walkers++;
          }
          stage.draw(
            <Palkhi
              at={point((left + right) / 2, pole)}
              size={scale * 0.74}
              brush={brush(scale)}
              pole={right - left + scale * 0.5}
            />,
          );
        }
        stage.draw(
          <Floor
            from={point(place.x, y)}
            to={point(place.x + place.w, y)}
            brush={brush(scale)}
            fringe={line === 0 ? 'comb' : 'dots'}
          />,
        );
      }
      return [phrase, walkers];
    },
  };
}

export const pilgrimWalks: readonly MainStory[] = [
  procession(
    '{} pilgrims walk in the rain with a palkhi, flags and drums',
    [withFlag, withDrum, withTulsi, dancing, withCymbals],
    true,
  ),
  procession(
    '{} pilgrims carry holy basil on their heads through the rain',
    [withTulsi, withFlag, withTulsi, withUmbrella],
    false,
  ),
  procession(
    '{} pilgrims with umbrellas and flags follow the drums',
    [withUmbrella, withDrum, withFlag, withUmbrella, withCymbals],
    false,
  ),
  procession(
    '{} pilgrims dance ahead of the palkhi to drums and cymbals',
    [dancing, withCymbals, withDrum, dancing, withFlag],
    true,
  ),
  procession(
    '{} pilgrims under flags and umbrellas bring the palkhi',
    [withFlag, withUmbrella, withFlag, withTulsi, dancing],
    true,
  ),
  procession(
    '{} pilgrims sing and clap cymbals on a wet road',
    [withCymbals, dancing, withFlag, withCymbals, withTulsi],
    false,
  ),
];
