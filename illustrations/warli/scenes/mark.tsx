import { described } from '../composition/words';
import { Person } from '../figure/person';
import type { Pose } from '../figure/poses';
import { skeleton } from '../figure/skeleton';
import { around, point } from '../line/geometry';
import { groundsOf, Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { OpenBook } from '../things/school';
import type { Theme } from './theme';

/** The emblem: a child lifts a book in the place of the sun. At 32 pixels, every line is at least about one pixel wide. */
export const mark: Theme = {
  palette: (_seed, colours) => groundsOf(colours).wall,
  border: 'none',
  paint: (stage) => {
    const { frame } = stage;
    const u = Math.min(frame.w, frame.h);
    const c = point(frame.w / 2, frame.h / 2);
    stage.draw(<Mass d={pen().circle(c, u * 0.5)} tone="ground" />);
    const sun = point(c.x, c.y - u * 0.2);
    const rays = pen();
    for (let i = -4; i <= 4; i++) rays.path([around(sun, u * 0.2, i * 26), around(sun, u * 0.27, i * 26)]);
    stage.draw(
      <Line d={rays} width={u * 0.036} tone="accent" />,
      <Mass d={pen().circle(sun, u * 0.135)} tone="accent" />,
    );
    const foot = point(c.x, c.y + u * 0.43);
    const hands = [point(c.x + u * 0.17, c.y - u * 0.05), point(c.x - u * 0.17, c.y - u * 0.05)] as const;
    const dance: Pose = {
      lean: 0,
      bend: 0,
      nod: 0,
      nearLeg: [34, -8],
      farLeg: [-34, 8],
      nearArm: [120, 150],
      farArm: [-120, -150],
    };
    const body = skeleton({
      at: foot,
      height: u * 0.58,
      headSize: 1.35,
      hipWidth: 1.45,
      skirtLength: 0.05,
      pose: dance,
      reach: { near: hands[0], far: hands[1] },
    });
    stage.anchors.push(foot);
    stage.draw(<Person body={body} dress={{ hair: 'bare', pallu: false, spectacles: false }} weight={u * 0.03} />);
    stage.draw(<OpenBook at={point(c.x, c.y - u * 0.01)} size={u * 0.42} brush={u * 0.026} />);
    return described('a child under a bright sun lifts an open book with both hands');
  },
};
