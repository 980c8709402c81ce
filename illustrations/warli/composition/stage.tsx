import type { DrawnPerson } from '../../../look/theme-names';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { builds, dressed, type Who } from '../figure/people';
import { Person as Figure, type Dress } from '../figure/person';
import { held, type Pose, type PoseName } from '../figure/poses';
import { skeleton, type Skeleton } from '../figure/skeleton';
import type { Chance } from '../line/chance';
import type { Box, Point } from '../line/geometry';
import { PaletteProvider, type Palette } from '../line/paint';
import { Occupancy } from './occupancy';
import { paintedAreas } from './painted-areas';
import type { Clause } from './words';

export interface Casting {
  who: Who;
  at: Point;
  pose: PoseName | Pose;
  /** Height of an adult man at this place, in pixels; women and children are drawn smaller. */
  scale: number;
  facing?: 1 | -1;
  reach?: { near?: Point | undefined; far?: Point | undefined };
  turn?: number;
  /** Share of figures in colour. */
  colourful?: number;
  dress?: Partial<Dress>;
}

/** A wall that is being painted: its shapes, the areas they occupy, and their description. */
export class Stage {
  #drawing: ReactNode[] = [];
  /** Positions of all figures, which a test expects inside the frame. */
  readonly anchors: Point[] = [];
  readonly tales: Clause[] = [];
  readonly occupancy: Occupancy;

  constructor(
    /** The whole picture, in pixels. */
    readonly frame: Box,
    /** The area of the picture inside its border. */
    readonly field: Box,
    readonly palette: Palette,
    readonly chance: Chance,
    /** Whom a portrait shows. */
    readonly portrayed: DrawnPerson | undefined = undefined,
  ) {
    this.occupancy = new Occupancy(field);
  }

  draw(...pieces: ReactNode[]): void {
    this.#drawing.push(...pieces);
  }

  person({ who, at, pose, scale, facing, reach, turn, colourful, dress }: Casting): Skeleton {
    const build = builds[who];
    const body = skeleton({
      at,
      height: scale * build.tall * this.chance.between(0.95, 1.05),
      pose: typeof pose === 'string' ? held(pose, this.chance) : pose,
      facing: facing ?? (this.chance.odds(0.5) ? 1 : -1),
      hipWidth: build.hipWidth * this.chance.between(0.92, 1.08),
      skirtLength: build.skirtLength,
      headSize: build.headSize,
      ...(reach ? { reach } : {}),
      ...(turn === undefined ? {} : { turn }),
    });
    this.anchors.push(at);
    this.draw(<Figure body={body} dress={{ ...dressed(who, this.chance, colourful), ...dress }} />);
    return body;
  }

  /** A new seed, for a thing that looks different each time. */
  seed(): number {
    return this.chance.whole(0, 1e6);
  }

  claim(area: Box): void {
    this.occupancy.claim(area);
  }

  tell(tale: Clause | undefined): void {
    if (tale) this.tales.push(tale);
  }

  /** Calls `paint`, and marks all areas that it painted as occupied. */
  drawSettled<Result>(paint: () => Result): Result {
    const before = this.#drawing;
    this.#drawing = [];
    const result = paint();
    const markup = renderToStaticMarkup(<PaletteProvider value={this.palette}>{this.painted()}</PaletteProvider>);
    for (const area of paintedAreas(markup, this.occupancy.grain)) this.claim(area);
    // Reuses the rendered markup, since rendering takes most of the time.
    this.#drawing = [...before, <g dangerouslySetInnerHTML={{ __html: markup }} />];
    return result;
  }

  painted(): ReactNode {
    return this.#drawing.map((piece, i) => <Fragment key={i}>{piece}</Fragment>);
  }
}
