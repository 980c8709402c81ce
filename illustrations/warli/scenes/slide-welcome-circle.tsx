import { chain, type Link } from '../composition/groups';
import { Border, Ground } from '../composition/ground';
import type { Stage } from '../composition/stage';
import { described } from '../composition/words';
import { around, distance, point, type Point } from '../line/geometry';
import { groundsOf, Line } from '../line/paint';
import { pen } from '../line/pen';
import { fillWall } from '../stories/fill';
import { Dog } from '../things/animals';
import { Tarpa } from '../things/music';
import type { Theme } from './theme';

/** The signature picture: everybody hand in hand in a spiral around the tarpa player. */
export const slideWelcomeCircle: Theme = {
  palette: (_seed, colours) => groundsOf(colours).wall,
  border: 'rows',
  paint: (stage, seed) => {
    stage.draw(<Ground frame={stage.frame} seed={seed} />, <Border frame={stage.frame} kind="rows" seed={0} />);
    let dancers = 0;
    let free = 0;
    stage.drawSettled(() => ({ dancers, free } = spiralDance(stage)));
    const stories = 8;
    fillWall(stage, 'village', Math.sqrt(free / 15), { sun: true, most: stories });
    return described(['{} people dance hand in hand in a spiral around a tarpa player', dancers]);
  },
};

function spiralDance(stage: Stage): { dancers: number; free: number } {
  const { field, chance } = stage;
  const aspect = field.w / field.h;
  const outer = Math.min(field.h * 0.485, field.w * 0.48);
  const rx = outer * Math.min(1.32, Math.max(1, aspect * 0.62));
  const centre = point(
    field.x + field.w * (aspect > 1.6 ? 0.5 : 0.5),
    field.y + (aspect < 1 ? field.h - outer * 1.06 : field.h / 2),
  );
  const scale = outer * 0.265;
  const turns = 2.1;
  const start = chance.between(-20, 20) + 100;
  const spot = (t: number, lift: number): Point => {
    const radius = (outer - scale * 1.02) * (1 - 0.655 * t) + lift;
    const p = around(point(0, 0), 1, start - t * turns * 360);
    return point(centre.x + p.x * radius * (rx / outer), centre.y + p.y * radius);
  };
  const links: Link[] = [];
  let t = 0;
  let last = spot(0, 0);
  while (t < 1) {
    const foot = spot(t, 0);
    const size = scale * (1 - 0.3 * t);
    if (links.length === 0 || distance(foot, last) >= size * 0.69) {
      const head = spot(t, size);
      const turn = (Math.atan2(head.x - foot.x, foot.y - head.y) * 180) / Math.PI;
      const who = links.length === 0 ? 'toddler' : chance.pick(['girl', 'boy', 'girl', 'boy', 'woman', 'man'] as const);
      links.push({ foot, turn, who, scale: who === 'woman' || who === 'man' ? size : size * 1.18 });
      last = foot;
    }
    t += 0.0015;
  }
  chain(stage, links, (i) => (i % 3 === 0 ? 'danceLow' : 'danceStep'), { facing: -1 });

  const hub = point(centre.x - scale * 0.15, centre.y + scale * 0.62);
  const player = stage.person({
    who: 'man',
    at: hub,
    pose: { lean: -6, bend: 14, nod: 18, nearLeg: [30, -6], farLeg: [-22, -12], nearArm: [50, 70], farArm: [40, 60] },
    scale: scale * 1.22,
    facing: 1,
    reach: {
      near: point(hub.x + scale * 0.42, hub.y - scale * 0.72),
      far: point(hub.x + scale * 0.3, hub.y - scale * 0.8),
    },
    dress: { hair: 'turban', colour: { on: 'turban', tone: 'accent' } },
  });
  stage.draw(
    <Tarpa
      from={point(player.head.x + player.headRadius, player.head.y + player.headRadius * 0.4)}
      to={point(hub.x + scale * 0.86, hub.y - scale * 0.22)}
      brush={scale * 0.03}
    />,
  );

  // A dog is the last dancer of the line.
  const tail = spot(-0.05, scale * 0.95);
  const dogFoot = point(
    Math.min(field.x + field.w - scale * 0.5, tail.x),
    Math.min(field.y + field.h - scale * 0.1, tail.y),
  );
  stage.draw(<Dog at={dogFoot} size={scale * 0.42} brush={scale * 0.03} facing={-1} />);
  const trail = pen().path(Array.from({ length: 64 }, (_, i) => spot(i / 64, -scale * 0.1)));
  stage.draw(<Line d={trail} width={scale * 0.035} dashes={[0.1, scale * 0.14]} ends="round" />);
  return { dancers: links.length, free: field.w * field.h - Math.PI * rx * outer };
}
