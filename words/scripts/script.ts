/** What all languages of a script share: how its letters look on the screen and on paper, and its digits. */
export interface Script {
  /** As the content names it (`digits: devanagari`), and the files of fonts. */
  readonly name: string;
  /** Digits that a school may show in place of Latin ones. */
  readonly digits?: ScriptDigits;
  /** Line height of headings and of short texts, where signs above and below the letters need more than Latin ones. */
  readonly lineHeight?: number;
  /** Installed font families with its letters, for running text. */
  readonly phoneFonts: readonly string[];
  /** Left out where no heading font (`look/display-fonts.ts`) has its letters: headings are in the phone’s own. */
  readonly headings?: ScriptHeadings;
  /** Left out where no installed font can print it: its languages have the documents of the school’s first one. */
  readonly paper?: ScriptPaper;
}

interface ScriptDigits {
  /** Of CLDR, as `Intl` takes it: `deva`. */
  readonly numberingSystem: string;
  /** How CSS numbers a list in them: https://www.w3.org/TR/css-counter-styles-3/#predefined-counters */
  readonly listStyle: string;
  /** How Typst does: https://typst.app/docs/reference/model/numbering/ */
  readonly printedList: string;
}

interface ScriptHeadings {
  /** Folder of a heading font → size at which the phone’s own letters are as wide, in %: docs/decisions/0009. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Names of the phone’s own font, as `local()` takes them. */
  readonly standIns: readonly string[];
  /** Which letters are cut out of the font for a page: for `unicode-range` in CSS, and word by word. Latin stays whole. */
  readonly letters?: { readonly range: string; readonly words: RegExp };
}

interface ScriptPaper {
  family: string;
  /** Its files are `node_modules/@fontsource/<folder>/files/<folder>-<file>-<weight>-<style>.woff`. */
  folder: string;
  files: readonly string[];
  /** Without one, what is emphasised stands upright. */
  hasItalic: boolean;
}
