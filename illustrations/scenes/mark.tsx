import { Person } from '../figure/person';
import { skeleton } from '../figure/skeleton';
import { around, between, point } from '../line/geometry';
import { grounds, Line, Mass } from '../line/paint';
import { pen } from '../line/pen';
import { OpenBook } from '../things/school';
import type { Theme } from './theme';

/** The emblem: a child lifts a book, and the book is the sun's place. Drawn for 32 px: nothing thinner than a thirtieth. */
export const mark: Theme = {
  palette: () => grounds.earth,
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
    const foot = point(c.x, c.y + u * 0.4);
    const hands = [point(c.x + u * 0.17, c.y - u * 0.03), point(c.x - u * 0.17, c.y - u * 0.03)] as const;
    const body = skeleton({
      at: foot,
      height: u * 0.56,
      headSize: 1.35,
      hipWidth: 1.35,
      pose: {
        lean: 0,
        bend: 0,
        nod: 0,
        nearLeg: [30, -22],
        farLeg: [-30, 22],
        nearArm: [120, 150],
        farArm: [-120, -150],
      },
      facing: 1,
      reach: { near: hands[0], far: hands[1] },
    });
    stage.anchors.push(foot);
    stage.draw(<Person body={body} dress={{ hair: 'bare', pallu: false, spectacles: false }} />);
    stage.draw(<OpenBook at={between(hands[0], hands[1], 0.5)} size={u * 0.4} brush={u * 0.02} />);
    return 'a child under a turmeric sun lifts an open book with both hands';
  },
};
