import type { FormDefinition } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import type { SiteContent } from '../concepts/site-content';
import type { PictureManifest } from './pictures/picture-file';

type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

/** All that the pages of a school are rendered from. It is data, and can be written as JSON. */
export interface CompiledSchool {
  /** In each of its languages, the first one first. */
  contents: readonly [SiteContent, ...SiteContent[]];
  /** By id, as a page has them: in the digits of the school, and with the templates that the settings name. */
  forms: ByLanguage<Readonly<Record<string, FormDefinition>>>;
  pictures: PictureManifest;
  look: {
    /** Style sheet of its colours and its lettering. */
    css: string;
    /** `@font-face` rules for headings; none if headings use the phone’s own font. */
    fontRules: ByLanguage<string>;
  };
  /** What the foot of each page says of the drawings. */
  colophons: Readonly<Record<string, string>>;
  /** Address of the script of each island, by its name. */
  islands: ByLanguage<Readonly<Record<string, string>>>;
  /** ISO 8601 day in India on which the content was last changed. */
  changedOn: string;
  /** ISO 8601 time at which the calendar was last changed, in any language. */
  calendarChangedAt: string;
  /** ISO 8601 day in India for which the news are current. */
  today: string;
}
