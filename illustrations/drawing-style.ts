import type { Colours } from '../look/colours';
import type { IllustrationTheme, DrawnPerson } from '../look/theme-names';

/** Draws every picture of a site in one hand. */
export interface DrawingStyle {
  /** Draws a picture; the same request and colours always give the same bytes. */
  illustrate: (request: IllustrationRequest, colours: Colours) => Illustration;
  /** Footer credit for the drawings, by language code; a missing language has none. */
  colophons: TextByLanguage;
}

export interface IllustrationRequest {
  theme: IllustrationTheme;
  /** A whole number from 0: each seed gives another drawing of the theme. */
  seed: number;
  /** Whom a portrait shows; `anyone` if left out. */
  person?: DrawnPerson | undefined;
  /** Width and height in pixels. Any frame from a square to 3:1 and down to 4:5. */
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
