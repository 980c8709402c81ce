import type { Colours } from '../look/colours';
import type { IllustrationTheme, DrawnPerson } from '../look/theme-names';
import type { WorldName } from '../look/world-names';

/** One hand in which every picture of a site is drawn. */
export interface World {
  /** Same request and colours: always the same bytes. */
  illustrate: (request: IllustrationRequest, colours: Colours) => Illustration;
  /** What the foot of each page says of the drawings, by the code of the language; nothing in the languages that are missing. */
  colophons: TextByLanguage;
}

export interface IllustrationRequest {
  theme: IllustrationTheme;
  /** A whole number, 0 or more. Another one gives another drawing of the theme. */
  seed: number;
  /** Whom a portrait shows; `anyone` where it is left out. */
  person?: DrawnPerson | undefined;
  /** Pixels. Any frame from a square to 3:1 and down to 4:5. */
  width: number;
  height: number;
}

export interface Illustration {
  /** A complete SVG file, fit for <img src>: no scripts, no fonts, no references to anything outside. Its first `fill` is that of the ground. */
  svg: string;
  /** What this very picture shows, by the code of the language. A language that a world does not speak gets the English. */
  descriptions: TextByLanguage & { en: string };
}

export type TextByLanguage = Readonly<Record<string, string>>;

const worlds: Record<WorldName, () => Promise<World | undefined>> = {
  warli: async () => (await import('./warli/world')).warli,
  geometry: async () => (await import('./geometry/world')).geometry,
  none: () => Promise.resolve(undefined),
};

/** Loads a world alone: a school runs no code of the others. */
export function loadWorld(name: WorldName): Promise<World | undefined> {
  return worlds[name]();
}
