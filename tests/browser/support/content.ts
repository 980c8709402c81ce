import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormDefinition } from '../../../forms/form-definition';
import type { Screen, ScreenOf, SiteContent } from '../../../model/concepts/site-content';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { placeholderValues } from '../../../model/projections/facts/placeholder-values';
import { languageOfAddress } from '../../../model/projections/pages/languages';
import { readEveryLanguage } from '../../../model/reading/read-site-content';

/* The content of the tested site: that of `tests/school/`, or of any school in the tests of `content/`. */

const readAlready = process.env.BROWSER_TESTS_CONTENT;

/** The content in each language, the school's first one first. Global setup reads it once for all workers. */
export const contents = readAlready
  ? (JSON.parse(readFileSync(readAlready, 'utf8')) as ReturnType<typeof readEveryLanguage>)
  : readEveryLanguage();

/** The content in the school's first language. */
export const [content, ...contentsOfOthers] = contents;

/** The content in the language of an address. */
export function contentAt(address: string): SiteContent {
  const language = languageOfAddress(address);
  return contents.find((each) => each.language === language) ?? content;
}

/** Whether this is the school of the specification. The next school, and those of `examples/`, have none. */
export const isSpecifiedSchool =
  contentFolder() === path.resolve('content') &&
  (content.school.name === 'SPLS' || content.school.registrations.some(({ number }) => number === '1131032'));

/** Untranslated parts of translated sentences: the school's name, and facts without a translation. */
export const foreignNames = [
  ...new Set(
    contents.flatMap(({ school, language, untranslated }) => {
      const facts = Object.values(placeholderValues(school, language));
      return [school.name, ...untranslated.map(({ text }) => text).filter((text) => facts.includes(text))];
    }),
  ),
];

/** @throws Error if the content has no screen of that kind at the address */
export function screenAt<Kind extends Screen['kind']>(address: string, kind: Kind, { screens } = content) {
  const screen = screens.find((each) => each.path === address);
  if (screen?.kind !== kind) throw new Error(`content/screens/ has no screen of kind “${kind}” at ${address}.`);
  return screen.data as ScreenOf<Kind>['data'];
}

export function enquiryDialogFormOf({ forms, settings }: SiteContent): FormDefinition | undefined {
  return forms.find(({ id }) => id === settings.enquiryDialog?.form);
}
