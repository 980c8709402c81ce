import { Ground } from '../composition/ground';
import type { Stage } from '../composition/stage';
import { described, type Phrase } from '../composition/words';
import { box, point, type Box, bottom } from '../line/geometry';
import { groundsOf, Line, Mass, type GroundName } from '../line/paint';
import { pen } from '../line/pen';
import { SchoolHouse } from '../things/buildings';
import { Harmonium, Notes, Tabla } from '../things/music';
import { Ball } from '../things/play';
import { devanagariLetter } from '../things/letters';
import { Abacus, Blackboard, BookPile, Compasses, OpenBook, SetSquare } from '../things/school';
import { Bubbles, Flask } from '../things/science';
import { Sun } from '../things/sky';
import { FeatherTree, RoundTree } from '../things/trees';
import type { Theme } from './theme';

/** A tile: two or three large shapes with thick lines, recognisable at the size of a thumb. */
function tile(ground: GroundName, paint: (stage: Stage, place: Box, u: number) => Phrase): Theme {
  return {
    palette: (_seed, colours) => groundsOf(colours)[ground],
    border: 'none',
    paint: (stage) => {
      const { frame } = stage;
      stage.draw(<Ground frame={frame} seed={1} />);
      const h = Math.min(frame.h, frame.w * 0.75) * 0.8;
      const w = Math.min(frame.w * 0.88, h * 1.45);
      const place = box(frame.x + (frame.w - w) / 2, frame.y + (frame.h - h) / 2, w, h);
      const base = bottom(place);
      const u = place.h;
      stage.draw(
        <Line
          d={pen().path([
            point(frame.x + frame.w * 0.05, base + u * 0.02),
            point(frame.x + frame.w * 0.95, base + u * 0.02),
          ])}
          width={u * 0.018}
        />,
        <Line
          d={pen().path([
            point(frame.x + frame.w * 0.05, base + u * 0.065),
            point(frame.x + frame.w * 0.95, base + u * 0.065),
          ])}
          width={u * 0.04}
          dashes={[u * 0.02, u * 0.04]}
        />,
      );
      return described(paint(stage, place, u));
    },
  };
}

export const tileInfrastructure = tile('wall', (stage, place, u) => {
  const cx = place.x + place.w / 2;
  const base = bottom(place);
  stage.draw(
    <SchoolHouse at={point(cx - u * 0.12, base)} size={u * 0.44} brush={u * 0.018} />,
    <Sun centre={point(place.x + u * 0.2, place.y + u * 0.2)} radius={u * 0.2} brush={u * 0.016} />,
    <FeatherTree
      at={point(place.x + place.w - u * 0.15, base)}
      size={u * 0.58}
      brush={u * 0.018}
      seed={stage.seed()}
    />,
  );
  stage.person({ who: 'girl', at: point(place.x + u * 0.02, base), pose: 'cheer', scale: u * 0.5, facing: 1 });
  return 'the school house with its flag, a tall tree and a child who waves';
});

export const tileBooksAndLibrary = tile('night', (stage, place, u) => {
  const cx = place.x + place.w / 2;
  stage.draw(
    <BookPile at={point(cx - u * 0.44, bottom(place))} size={u * 0.52} brush={u * 0.022} seed={stage.seed()} />,
  );
  const reader = stage.person({
    who: 'girl',
    at: point(cx - u * 0.44, bottom(place) - u * 0.52),
    pose: 'readSitting',
    scale: u * 0.78,
    facing: 1,
    dress: { hair: 'braid' },
  });
  stage.draw(
    <OpenBook
      at={point((reader.nearHand.x + reader.farHand.x) / 2 + u * 0.02, reader.nearHand.y - u * 0.01)}
      size={u * 0.22}
      brush={u * 0.018}
      tone="accent"
    />,
  );
  stage.draw(<OpenBook at={point(cx + u * 0.36, bottom(place) - u * 0.02)} size={u * 0.72} brush={u * 0.03} />);
  stage.draw(<Sun centre={point(cx + u * 0.36, place.y + u * 0.26)} radius={u * 0.24} brush={u * 0.016} />);
  return 'a girl reads on a pile of books; the sun rises from another';
});

export const tileExperiencedStaff = tile('grove', (stage, place, u) => {
  const area = box(place.x + place.w * 0.36, place.y + u * 0.06, place.w * 0.6, u * 0.56);
  stage.draw(<Blackboard area={area} brush={u * 0.018} lesson="plant" seed={3} />);
  stage.person({
    who: 'woman',
    at: point(place.x + place.w * 0.2, bottom(place)),
    pose: 'point',
    scale: u * 0.98,
    facing: 1,
    dress: { spectacles: true, colour: { on: 'flower', tone: 'accent' } },
  });
  for (const share of [0.52, 0.72, 0.92])
    stage.person({
      who: share === 0.72 ? 'boy' : 'girl',
      at: point(place.x + place.w * share, bottom(place)),
      pose: share === 0.72 ? 'raiseHandSitting' : 'sit',
      scale: u * 0.56,
      facing: -1,
    });
  return 'a teacher with spectacles explains a plant to three seated children';
});

export const tileSportsLab = tile('wall', (stage, place, u) => {
  const runner = stage.person({
    who: 'boy',
    at: point(place.x + place.w * 0.44, bottom(place) - u * 0.08),
    pose: 'kick',
    scale: u * 1.3,
    facing: 1,
    dress: { hair: 'tuft' },
  });
  stage.draw(
    <Ball
      centre={point(runner.nearLeg[2].x + u * 0.26, runner.nearLeg[2].y - u * 0.16)}
      radius={u * 0.13}
      brush={u * 0.03}
    />,
  );
  const flight = pen();
  for (let i = 0; i < 3; i++)
    flight.path([
      point(runner.nearLeg[2].x + u * (0.07 + i * 0.02), runner.nearLeg[2].y - u * (0.14 - i * 0.07)),
      point(runner.nearLeg[2].x + u * (0.12 + i * 0.02), runner.nearLeg[2].y - u * (0.16 - i * 0.06)),
    ]);
  stage.draw(<Line d={flight} width={u * 0.014} />);
  stage.person({
    who: 'girl',
    at: point(place.x + place.w * 0.14, bottom(place)),
    pose: 'sprint',
    scale: u * 0.74,
    facing: 1,
  });
  stage.draw(
    <Sun centre={point(place.x + place.w - u * 0.18, place.y + u * 0.18)} radius={u * 0.18} brush={u * 0.015} />,
  );
  return 'a boy kicks a ball high while a girl runs up behind him';
});

export const tileScienceLab = tile('grove', (stage, place, u) => {
  const cx = place.x + place.w / 2;
  stage.draw(
    <Flask at={point(cx + u * 0.08, bottom(place))} size={u * 0.72} brush={u * 0.03} coloured />,
    <Bubbles from={point(cx + u * 0.08, bottom(place) - u * 0.72)} height={u * 0.25} brush={u * 0.018} seed={4} />,
  );
  stage.person({
    who: 'girl',
    at: point(cx - u * 0.5, bottom(place)),
    pose: 'point',
    scale: u * 0.86,
    facing: 1,
    dress: { hair: 'braid' },
  });
  stage.person({
    who: 'boy',
    at: point(cx + u * 0.54, bottom(place)),
    pose: 'write',
    scale: u * 0.86,
    facing: -1,
    dress: { hair: 'tuft' },
  });
  return 'a girl and a boy beside a flask as tall as they are; it bubbles';
});

export const tileMathLab = tile('wall', (stage, place, u) => {
  const w = place.w;
  stage.draw(
    <SetSquare at={point(place.x + w * 0.16, bottom(place))} size={u * 0.46} brush={u * 0.03} />,
    <Compasses at={point(place.x + w * 0.8, bottom(place))} size={u * 0.7} brush={u * 0.032} />,
    <Abacus at={point(place.x + w * 0.5, bottom(place))} size={u * 0.44} brush={u * 0.022} seed={2} rows={4} />,
  );
  stage.person({
    who: 'toddler',
    at: point(place.x + w * 0.5, bottom(place) - u * 0.46),
    pose: 'cheer',
    scale: u * 0.98,
  });
  return 'a small child on an abacus between a set square and compasses';
});

export const tileLanguageLab = tile('night', (stage, place, u) => {
  const cx = place.x + place.w / 2;
  const left = stage.person({
    who: 'girl',
    at: point(cx - u * 0.52, bottom(place)),
    pose: 'point',
    scale: u * 0.92,
    facing: 1,
    dress: { hair: 'bun' },
  });
  const right = stage.person({
    who: 'boy',
    at: point(cx + u * 0.52, bottom(place)),
    pose: 'raiseHand',
    scale: u * 0.92,
    facing: -1,
    dress: { hair: 'tuft' },
  });
  const bubble = (x: number, y: number, w: number, to: { x: number; y: number }, tone: 'ink' | 'accent') => {
    const tail = pen().shape([point(x - w * 0.3, y + u * 0.1), point(x + w * 0.3, y + u * 0.1), to]);
    return (
      <>
        <Mass d={pen().circle(point(x, y), w, u * 0.16)} tone={tone} />
        <Mass d={tail} tone={tone} />
      </>
    );
  };
  stage.draw(
    bubble(cx - u * 0.3, place.y + u * 0.17, u * 0.3, point(left.head.x + u * 0.12, left.head.y - u * 0.04), 'ink'),
    bubble(
      cx + u * 0.36,
      place.y + u * 0.2,
      u * 0.26,
      point(right.head.x - u * 0.12, right.head.y - u * 0.02),
      'accent',
    ),
  );
  const glyphs = devanagariLetter('म', box(cx - u * 0.38, place.y + u * 0.09, u * 0.17, u * 0.19));
  const q = (x: number, y: number) => point(cx + u * 0.36 + x * u, place.y + u * 0.2 + y * u);
  glyphs
    .path([q(-0.15, 0.08), q(-0.09, -0.1), q(-0.03, 0.08)])
    .path([q(-0.13, 0.02), q(-0.05, 0.02)])
    .path([q(0.05, -0.1), q(0.05, 0.08)])
    .move(q(0.05, 0.01))
    .curve(q(0.17, -0.06), q(0.13, 0.06))
    .line(q(0.05, 0.08));
  stage.draw(<Line d={glyphs} width={u * 0.022} tone="ground" />);
  return 'two children talk; in one bubble stands the letter म, in the other Ab';
});

export const tileMusicLab = tile('wall', (stage, place, u) => {
  const cx = place.x + place.w / 2;
  const tabla = point(cx + u * 0.06, bottom(place));
  stage.person({
    who: 'boy',
    at: point(tabla.x + u * 0.02, bottom(place) - u * 0.24),
    pose: 'playSitting',
    scale: u * 0.98,
    facing: 1,
    reach: {
      near: point(tabla.x + u * 0.14, bottom(place) - u * 0.3),
      far: point(tabla.x - u * 0.16, bottom(place) - u * 0.34),
    },
  });
  stage.draw(
    <Tabla at={tabla} size={u * 0.34} brush={u * 0.02} />,
    <Harmonium at={point(cx - u * 0.52, bottom(place))} size={u * 0.34} brush={u * 0.02} facing={-1} />,
  );
  stage.draw(
    <Notes
      spots={[
        point(cx - u * 0.5, place.y + u * 0.3),
        point(cx - u * 0.26, place.y + u * 0.14),
        point(cx + u * 0.46, place.y + u * 0.2),
        point(cx + u * 0.66, place.y + u * 0.36),
      ]}
      size={u * 0.2}
      brush={u * 0.024}
    />,
    <RoundTree at={point(cx + u * 0.62, bottom(place))} size={u * 0.5} brush={u * 0.016} seed={5} fruit={false} />,
  );
  return 'a boy plays the tabla beside a harmonium, with notes in the air';
});
