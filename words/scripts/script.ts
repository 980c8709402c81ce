/** What all languages of a script share: how its letters look on the screen and on paper, and its digits. */
export interface Script {
  /** Name of the script in `settings.yaml` (`digits: devanagari`) and in the file names of fonts. */
  readonly name: string;
  /** Digits of the script, which a school may show instead of Latin ones. */
  readonly digits?: ScriptDigits;
  /** Line height of headings and short texts, if the script needs more than Latin letters do. */
  readonly lineHeight?: number;
  /** Font families that phones and computers have for this script, for running text. */
  readonly phoneFonts: readonly string[];
  /** Undefined if no heading font (`look/display-fonts.ts`) has the script: then headings use the phone’s own font. */
  readonly headings?: ScriptHeadings;
  /** Undefined if no installed font can print the script: then PDFs are in the school’s first language only. */
  readonly paper?: ScriptPaper;
}

interface ScriptDigits {
  /** Numbering system for `Intl`, as CLDR names it: `deva`. */
  readonly numberingSystem: string;
  /** CSS counter style for numbered lists: https://www.w3.org/TR/css-counter-styles-3/#predefined-counters */
  readonly listStyle: string;
  /** Typst numbering for numbered lists in PDFs: https://typst.app/docs/reference/model/numbering/ */
  readonly printedList: string;
}

interface ScriptHeadings {
  /** Folders of the heading fonts that have the script. */
  readonly fonts: readonly string[];
  /** The letters of the script: `range` for `unicode-range` in CSS, and `words` finds its words in a page, whose letters the font file keeps. Undefined for Latin, whose font file is not reduced. */
  readonly letters?: { readonly range: string; readonly words: RegExp };
}

interface ScriptPaper {
  family: string;
  /** Folder of the font’s files, which are `node_modules/@fontsource/<folder>/files/<folder>-<file>-<weight>-<style>.woff`. */
  folder: string;
  files: readonly string[];
  /** Whether the font has italics. Without them, emphasised text is upright. */
  hasItalic: boolean;
}
