import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { askedFields } from '../../../forms/asked-fields';
import type { FormDefinition, FormField } from '../../../forms/form-definition';
import type { Album } from '../../../model/concepts/album';
import type { MenuEntry } from '../../../model/concepts/menu';
import { placeholderValues } from '../../../model/projections/facts/placeholder-values';
import { feesOf } from '../../../model/projections/facts/class-fees';
import { listOfClasses, pathOfForm } from '../../../model/projections/pages/form-screens';
import type { SchoolClass } from '../../../model/concepts/school-class';
import { languageOfAddress } from '../../../model/projections/pages/languages';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import type { Screen, ScreenOf, SiteContent } from '../../../model/concepts/site-content';
import { allInDigits } from '../../../words/digits';
import { type Language, numberingOf } from '../../../words/languages';
import { wordsIn } from '../../../words/words';

const readAlready = process.env.BROWSER_TESTS_CONTENT;

/** The content in each language, the school's first one first. Global setup reads it once for all workers. */
export const contents = readAlready
  ? (JSON.parse(readFileSync(readAlready, 'utf8')) as ReturnType<typeof readEveryLanguage>)
  : readEveryLanguage();

/** The content in the school's first language. Tests read their expectations from it, because the office may change it any day. */
export const [content, ...contentsOfOthers] = contents;

/** The content in the language of an address. */
export function contentAt(path: string): SiteContent {
  const language = languageOfAddress(path);
  return contents.find((each) => each.language === language) ?? content;
}

/** Converts texts of the content to the digits that the school uses in a language. */
export function shown<Said>(said: Said, language = content.language): Said {
  return allInDigits(said, numberingOf(content.settings.digits, language));
}

/** Whether this is the school in `content/`, which has a specification, and not one of `CONTENT_DIR`. */
export const isSpecifiedSchool = contentFolder() === resolve('content');

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
export function screenAt<Kind extends Screen['kind']>(path: string, kind: Kind, { screens } = content) {
  const screen = screens.find((each) => each.path === path);
  if (screen?.kind !== kind) throw new Error(`content/screens/ has no screen of kind “${kind}” at ${path}.`);
  return screen.data as ScreenOf<Kind>['data'];
}

export function headingOf(path: string): string {
  const screen = content.screens.find((each) => each.path === path);
  if (!screen) throw new Error(`content/screens/ has no screen at ${path}.`);
  return shown(screen.kind === 'home' ? (screen.data.heading ?? screen.data.title) : screen.data.title);
}

/** A link of the header menu, and the labels of the dropdowns around it, the outermost first. */
export interface MenuTrail {
  dropdowns: string[];
  link: string;
  to: string;
}

export function menuTrailsOf({ menu, language }: SiteContent): MenuTrail[] {
  return trailsIn(menu.header).map(({ dropdowns, link, to }) => ({ ...shown({ dropdowns, link }, language), to }));
}

export const menuTrails = menuTrailsOf(content);

function trailsIn(entries: readonly MenuEntry[], dropdowns: string[] = []): MenuTrail[] {
  return entries.flatMap(({ label, to, items = [] }) => [
    ...(to ? [{ dropdowns, link: label, to }] : []),
    ...trailsIn(items, [...dropdowns, label]),
  ]);
}

/** Lists the entries of a menu with the dropdowns around them: `About › Our Mission`. */
export function menuLines(entries: readonly MenuEntry[], above = ''): string[] {
  return entries.flatMap(({ label, items = [] }) => [above + label, ...menuLines(items, `${above}${label} › `)]);
}

/** A form and the address of its screen. */
export interface FormOnScreen {
  form: FormDefinition;
  path: string;
}

function formsOnScreens(site: SiteContent): FormOnScreen[] {
  return site.forms.flatMap((form) => {
    const path = pathOfForm(site, form.id);
    return path ? [{ form, path }] : [];
  });
}

/** The form behind “Enquire”, or the first form of a school without it. */
export function enquiryScreenOf(site: SiteContent): FormOnScreen | undefined {
  const screens = formsOnScreens(site);
  return screens.find(({ form }) => form.id === site.settings.enquiryDialog?.form) ?? screens[0];
}

export const enquiryScreen = enquiryScreenOf(content);
export const otherFormScreen = formsOnScreens(content).find(({ path }) => path !== enquiryScreen?.path);

export function enquiryDialogFormOf({ forms, settings }: SiteContent): FormDefinition | undefined {
  return forms.find(({ id }) => id === settings.enquiryDialog?.form);
}

export const enquiryDialogForm = enquiryDialogFormOf(content);

export function labelOf({ label, required }: FormField, language: Language = content.language): string {
  return shown(required ? label : `${label} (${wordsIn[language].form.optional})`, language);
}

/** The error messages of a form whose required questions are unanswered, in the order of the form. */
export function complaintsOf(
  form: FormDefinition,
  { answered = [], language = content.language }: { answered?: readonly string[]; language?: Language } = {},
): string[] {
  return askedFields(form, {})
    .filter(({ name, required }) => required && !answered.includes(name))
    .map(({ label, whenEmpty }) => whenEmpty ?? wordsIn[language].form.answerMissing(label))
    .map((complaint) => shown(complaint, language));
}

/** The list in which a form asks for the class, and the address of that form. */
export const classList = listOfClasses(content);

const options = content.forms
  .flatMap(({ fields }) => fields)
  .flatMap((field) => (field.kind === 'select' && field.name === classList?.name ? field.options : []));

/** The classes that have both a card and an option of the form, with the option's value. */
export const offeredClasses = content.classes.flatMap((each) => {
  const option = options.find(({ label }) => label === each.label);
  return option ? [{ ...each, option: option.value }] : [];
});

/** A class with a card that the form doesn't offer, although it takes pupils. */
export const classNotOffered =
  classList &&
  content.classes.find(
    (each) => each.admission !== 'closed' && !offeredClasses.some(({ label }) => label === each.label),
  );

/** Matches the fees on the card of a class, with any kind of space. */
export function feesOnCard(schoolClass: SchoolClass, { fees: { heads }, language }: SiteContent = content): RegExp {
  const fees = feesOf(schoolClass, heads, language).map(
    ({ amount, paid }) => `${shown(amount, language).replace(/\s/, '\\s?')} ${paid}`,
  );
  return new RegExp(fees.join('.*'), 's');
}

/** An album with its shown title, its address and that of its gallery. */
export interface AlbumInGallery extends Album {
  gallery: string;
  path: string;
}

const albums = content.screens.flatMap((screen): AlbumInGallery[] =>
  screen.kind === 'albums'
    ? screen.data.albums.map((album) => ({
        ...album,
        title: shown(album.title),
        gallery: screen.path,
        path: `${screen.path}/${album.id}`,
      }))
    : [],
);

export function albumWith(photoCount: number): AlbumInGallery | undefined {
  return smallest(albums, ({ pictures }) => pictures.length, photoCount);
}

export function galleryWith(pictureCount: number): ScreenOf<'gallery'> | undefined {
  const galleries = content.screens.filter((screen) => screen.kind === 'gallery');
  return smallest(galleries, ({ data }) => data.pictures.length, pictureCount);
}

function smallest<Gallery>(galleries: readonly Gallery[], sizeOf: (gallery: Gallery) => number, atLeast: number) {
  return galleries
    .filter((gallery) => sizeOf(gallery) >= atLeast)
    .sort((one, other) => sizeOf(one) - sizeOf(other))
    .at(0);
}
