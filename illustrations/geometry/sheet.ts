import type { Colours } from '../../look/colours';

/** The colours of one drawing. `shade` is close to the ground. */
export interface Palette {
  ground: string;
  shade: string;
  ink: string;
  second: string;
  accent: string;
}

export type Tone = Exclude<keyof Palette, 'ground'> | 'hole';

export const groundNames = ['wall', 'night', 'page', 'grove', 'dusk'] as const;
export type GroundName = (typeof groundNames)[number];

/** The palette for each background colour. */
export function palettesOf(colours: Colours): Record<GroundName, Palette> {
  const { page, pageShade, wall, text, action: accent, light: second } = colours;
  return {
    wall: { ground: wall, shade: colours.wallPlaster, ink: page, second, accent },
    night: { ground: text, shade: colours.nightPlaster, ink: page, second: colours.glow, accent },
    page: { ground: page, shade: pageShade, ink: wall, second: text, accent },
    grove: { ground: colours.grove, shade: colours.grovePlaster, ink: page, second, accent },
    dusk: { ground: colours.dusk, shade: colours.duskPlaster, ink: page, second, accent },
  };
}

/** A part of a drawing, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Coordinates = readonly [x: number, y: number];

interface Path {
  tone: Tone;
  d: string;
}

/** Collects the shapes of one drawing, in painting order, on a background. */
export class Sheet {
  /** Consecutive shapes of the same tone are merged into one path. */
  #paths: Path[] = [];
  #markup = '';

  constructor(
    readonly width: number,
    readonly height: number,
    readonly palette: Palette,
  ) {}

  add(tone: Tone, d: string): void {
    const last = this.#paths.at(-1);
    if (last?.tone === tone) last.d += d;
    else this.#paths.push({ tone, d });
  }

  /**
   * Draws a pattern tone by tone, which combines many shapes into few paths, clipped to the area.
   *
   * @param palette overrides the palette of the sheet
   */
  pattern({ x, y, width, height }: Area, draw: () => void, palette = this.palette): void {
    this.#flush();
    draw();
    const byTone = order.map((tone) => ({
      tone,
      d: this.#paths
        .filter((path) => path.tone === tone)
        .map(({ d }) => d)
        .join(''),
    }));
    this.#paths = byTone.filter(({ d }) => d);
    const box = [x, y, width, height].map(tidy);
    this.#markup += `<svg x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}">`;
    if (palette !== this.palette) this.#markup += groundOf({ x, y, width, height }, palette);
    this.#flush(palette);
    this.#markup += '</svg>';
  }

  svg(): string {
    this.#flush();
    const { width, height, palette } = this;
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const ground = groundOf({ x: 0, y: 0, width, height }, palette);
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${this.#markup}</svg>`;
  }

  #flush(palette = this.palette): void {
    for (const { tone, d } of this.#paths)
      this.#markup += `<path d="${d}" fill="${palette[tone === 'hole' ? 'ground' : tone]}"/>`;
    this.#paths = [];
  }
}

const order = ['shade', 'ink', 'hole', 'second', 'accent'] as const satisfies readonly Tone[];

function groundOf({ x, y, width, height }: Area, { ground }: Palette): string {
  return `<path d="M${tidy(x)} ${tidy(y)}h${tidy(width)}v${tidy(height)}h${tidy(-width)}Z" fill="${ground}"/>`;
}

const tidy = (value: number) => String(Math.round(value * 10) / 10);

export function polygon(...points: Coordinates[]): string {
  return `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`;
}

export function disc([x, y]: Coordinates, radius: number): string {
  const r = tidy(radius);
  return `M${tidy(x - radius)} ${tidy(y)}a${r} ${r} 0 1 0 ${tidy(2 * radius)} 0a${r} ${r} 0 1 0 ${tidy(-2 * radius)} 0Z`;
}

/** Path data of a ring. @param width of its line in pixels */
export function ring(centre: Coordinates, radius: number, width: number): string {
  const [x, y] = centre;
  const r = radius - width;
  // The inner circle has the opposite direction, which makes it a hole.
  return `${disc(centre, radius)}M${tidy(x - r)} ${tidy(y)}a${tidy(r)} ${tidy(r)} 0 1 1 ${tidy(2 * r)} 0a${tidy(r)} ${tidy(r)} 0 1 1 ${tidy(-2 * r)} 0Z`;
}

/** A part of a disc from one angle to another, in quarters of a turn clockwise from the right. */
export function sector([x, y]: Coordinates, radius: number, from: number, to: number): string {
  const at = (quarter: number) => {
    const angle = (quarter * Math.PI) / 2;
    return `${tidy(x + Math.cos(angle) * radius)} ${tidy(y + Math.sin(angle) * radius)}`;
  };
  return `M${tidy(x)} ${tidy(y)}L${at(from)}A${tidy(radius)} ${tidy(radius)} 0 ${to - from > 2 ? 1 : 0} 1 ${at(to)}Z`;
}

/** A leaf: the overlap of two circles, between opposite corners of a square. */
export function leaf([x0, y0]: Coordinates, [x1, y1]: Coordinates): string {
  const r = tidy(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)));
  return `M${tidy(x0)} ${tidy(y0)}A${r} ${r} 0 0 1 ${tidy(x1)} ${tidy(y1)}A${r} ${r} 0 0 1 ${tidy(x0)} ${tidy(y0)}Z`;
}

/** Path data of a star. @param points number of tips @param depth radius of the inner corners, as a share of `radius` */
export function star([x, y]: Coordinates, radius: number, points: number, depth: number): string {
  return polygon(
    ...Array.from({ length: 2 * points }, (_, index): Coordinates => {
      const angle = (index * Math.PI) / points - Math.PI / 2;
      const r = index % 2 === 0 ? radius : radius * depth;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
}
