import type { FormDefinition } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import type { SiteContent } from '../concepts/site-content';
import type { PictureManifest } from './pictures/picture-file';

type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

/** The whole input of the page renderer, as plain JSON. */
export interface CompiledSchool {
  /** The content in each language, the school’s first language first. */
  contents: readonly [SiteContent, ...SiteContent[]];
  /** Forms by id, in the digits of the school and with the mail templates of the environment. */
  forms: ByLanguage<Readonly<Record<string, FormDefinition>>>;
  pictures: PictureManifest;
  look: {
    /** Style sheet with the colours and fonts of the look. */
    css: string;
    /** `@font-face` rules for headings; empty if headings use a system font. */
    fontRules: ByLanguage<string>;
  };
  /** Footer credit for the illustrations. */
  colophons: Readonly<Record<string, string>>;
  /** Island name → address of its script. */
  islands: ByLanguage<Readonly<Record<string, string>>>;
  /** ISO 8601 day of the last change to the content, in India. */
  changedOn: string;
  /** ISO 8601 time of the last change to the calendar, in any language. */
  calendarChangedAt: string;
  /** ISO 8601 day of the build, in India. It decides which notices are current. */
  today: string;
}
