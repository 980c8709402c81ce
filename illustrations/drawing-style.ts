import type { Colours } from '../look/colours';
import type { IllustrationTheme, DrawnPerson } from '../look/theme-names';

/** Draws every picture of a site in one hand. */
export interface DrawingStyle {
  /** The same request and colours always give the same bytes. */
  illustrate: (request: IllustrationRequest, colours: Colours) => Illustration;
  /** Footer credit for the drawings, by language code; a missing language has none. */
  colophons: TextByLanguage;
}

export interface IllustrationRequest {
  theme: IllustrationTheme;
  /** A whole number, 0 or more. Another number gives another drawing of the theme. */
  seed: number;
  /** Whom a portrait shows; `anyone` if left out. */
  person?: DrawnPerson | undefined;
  /** Pixels. Any frame from a square to 3:1 and down to 4:5. */
  width: number;
  height: number;
}

export interface Illustration {
  /**
   * A complete SVG file for `<img src>`: no scripts, no fonts, no references to other files. The first `fill` is the
   * background colour.
   */
  svg: string;
  /** Describes this picture, by language code. Languages that the style has no words in get the English text. */
  descriptions: TextByLanguage & { en: string };
}

export type TextByLanguage = Readonly<Record<string, string>>;
