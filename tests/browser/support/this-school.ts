/*
 * Tests find screens, forms and classes of the tested school by kind or property, never by address or name. A test is skipped,
 * with the reason, if the school doesn't have what it needs.
 */
import { test } from '@playwright/test';
import type { FormDefinition, FormField, SelectField, TypedField } from '../../../forms/form-definition';
import type { Screen, ScreenOf } from '../../../model/concepts/site-content';
import { isKeptUnseen } from '../../../model/projections/pages/screen-parts';
import {
  type AlbumInGallery,
  albumWith,
  enquiryDialogForm,
  classList,
  classNotOffered,
  content,
  enquiryScreen,
  type FormOnScreen,
  galleryWith,
  headingOf,
  type MenuTrail,
  menuTrails,
  offeredClasses,
  otherFormScreen,
  shown,
} from './content';

/** Skips the test if a thing is missing. @param what completes the reason, “This school has no …” */
export function needed<Thing>(thing: Thing | undefined, what: string): Thing {
  test.skip(thing === undefined, `This school has no ${what}.`);
  return thing as Thing;
}

/** The first screen of a kind. */
export function screenOf<Kind extends Screen['kind']>(kind: Kind): ScreenOf<Kind> {
  const screen = content.screens.find((each) => each.kind === kind);
  return needed(screen as ScreenOf<Kind> | undefined, `screen of the kind “${kind}”`);
}

export function proseWithRules(): ScreenOf<'prose'> {
  const screens = content.screens.filter((screen) => screen.kind === 'prose');
  return needed(
    screens.find(({ data }) => data.rules?.length),
    'screen with rules',
  );
}

/** A screen, other than Home, that is cached only after a visit. */
export function readingScreen(place: 1 | 2 | 3 = 1): Screen {
  return needed(readingScreens[place - 1], `${NUMBERS[place]} screen to read besides fees, contacts and forms`);
}

/** A link in the footer to a screen that is cached only after a visit, and the heading of that screen. */
export function footerLink(place: 1 | 2 = 1): FooterLink {
  const links = linksOfFooter.filter(({ to }) => readingScreens.some(({ path }) => path === to));
  return needed(links[place - 1], `${NUMBERS[place]} link in its footer to such a screen`);
}

/** A link in the footer to a screen that is cached before any visit. */
export function linkToKept(): FooterLink {
  return needed(
    linksOfFooter.find(({ to }) => keptUnseen.includes(to)),
    'link in its footer to the fees, the contacts or a form',
  );
}

interface FooterLink {
  label: string;
  to: string;
  heading: string;
}

/** Addresses of the fees, the contacts and the forms, which are cached before any visit. */
export const keptUnseen = content.screens.filter(isKeptUnseen).map(({ path }) => path);

const readingScreens = content.screens.filter(({ kind, path }) => kind !== 'home' && !keptUnseen.includes(path));

const linksOfFooter = content.menu.footer.map(({ label, to }): FooterLink => ({
  label: shown(label),
  to,
  heading: headingOf(to),
}));

const NUMBERS = { 1: 'first', 2: 'second', 3: 'third' };

/** A link of the header menu that is inside a number of dropdowns and doesn't lead Home. */
export function menuLink(depth: number, besides?: MenuTrail): MenuTrail {
  const trail = menuTrails.find(
    ({ to, dropdowns }) => to !== '/' && dropdowns.length === depth && dropdowns[0] !== (besides?.dropdowns[0] ?? ''),
  );
  const where = depth === 0 ? 'outside dropdowns' : `in ${depth} dropdowns${besides ? ', besides another' : ''}`;
  return needed(trail, `link in the header menu ${where}`);
}

export function deepestMenuLink(): MenuTrail {
  const depth = Math.max(...menuTrails.map(({ dropdowns }) => dropdowns.length));
  return menuLink(Math.max(depth, 1));
}

/** The form behind “Enquire”, or the first form of a school without it. */
export function enquiryForm(): FormOnScreen {
  return needed(enquiryScreen, 'form');
}

export function otherForm(): FormOnScreen {
  return needed(otherFormScreen, 'second form');
}

/** The form behind “Enquire”, or another one, with a telephone number. */
export function formToCallAbout(): FormOnScreen {
  const screens = [enquiryScreen, otherFormScreen];
  return needed(
    screens.find((screen) => screen?.form.fields.some(({ kind }) => kind === 'mobile')),
    'form that asks for a telephone number',
  );
}

/** The form in the enquiry dialog, if the dialog opens; with `everyTime`, if it opens on every arrival. */
export function dialogForm({ everyTime = false } = {}): FormDefinition {
  const { opens = 'never' } = content.settings.enquiryDialog ?? {};
  const isOpened = opens === 'every-load' || (opens === 'once-a-visit' && !everyTime);
  return needed(isOpened ? enquiryDialogForm : undefined, `dialog that opens on ${everyTime ? 'every' : 'an'} arrival`);
}

/** A date field and the address of its form. */
export function dateScreen(): { path: string; field: FormField } {
  const { form, path } = needed(
    [enquiryScreen, otherFormScreen].find((each) => each?.form.fields.some(({ kind }) => kind.startsWith('date'))),
    'form that asks for a day',
  );
  return { path, field: form.fields.find(({ kind }) => kind.startsWith('date'))! };
}

export function fieldOf({ title, fields }: FormDefinition, kind: FormField['kind']): FormField {
  return needed(
    fields.find((field) => field.kind === kind),
    `${kind} in its form “${title}”`,
  );
}

/** The field with the name of the child or applicant: the first text of the summary. */
export function nameField({ title, fields, summary }: FormDefinition): TypedField {
  const field = fields.find(
    (each): each is TypedField => each.kind === 'text' && !each.onlyIf && summary.includes(each.name),
  );
  return needed(field, `text in the summary of its form “${title}”`);
}

/** A text field of a form besides `nameField`. */
export function otherText(form: FormDefinition): TypedField {
  const name = nameField(form);
  const others = form.fields.filter(
    (field): field is TypedField => field.kind === 'text' && !field.onlyIf && field !== name,
  );
  return needed(others.at(-1), `second text in its form “${form.title}”`);
}

/** The list in which a form asks for the class, with the form and its address. */
export function listOfClassesIn(): FormOnScreen & { list: SelectField } {
  const screen = [enquiryScreen, otherFormScreen].find((each) => each && each.path === classList?.path);
  const list = screen?.form.fields.find((field): field is SelectField => field.name === classList?.name);
  return needed(screen && list && { ...screen, list }, 'form that asks for the class');
}

/** A question that depends on a list, an option of the list that makes the form ask it, and an option that doesn't. */
export function dependentQuestion(): FormOnScreen & {
  field: FormField;
  list: SelectField;
  asks: string;
  asksNothing: string;
} {
  const found = [enquiryScreen, otherFormScreen].flatMap((screen) => {
    const fields = screen?.form.fields ?? [];
    const field = fields.find(({ onlyIf }) =>
      fields.some(({ name, onlyIf: own }) => name === onlyIf?.question && !own),
    );
    const list = fields.find((each): each is SelectField => each.name === field?.onlyIf?.question);
    const asking = fields.flatMap(({ onlyIf }) => (onlyIf?.question === list?.name ? (onlyIf?.answers ?? []) : []));
    const other = list?.options.find(({ value }) => !asking.some((answer) => answer.value === value));
    const [first] = field?.onlyIf?.answers ?? [];
    return screen && field && list && first && other
      ? [{ ...screen, field, list, asks: first.value, asksNothing: other.value }]
      : [];
  });
  return needed(found[0], 'question that depends on an answer');
}

export function offeredClass(): (typeof offeredClasses)[number] {
  screenOf('classes');
  return needed(offeredClasses.at(-1), 'class with a card that its form offers, too');
}

export function notOfferedClass(): (typeof content.classes)[number] {
  screenOf('classes');
  return needed(classNotOffered, 'class that its form leaves out');
}

export function album(atLeastPhotos: number): AlbumInGallery {
  return needed(albumWith(atLeastPhotos), `album with ${atLeastPhotos} photos or more`);
}

export function gallery(atLeastPictures: number): ScreenOf<'gallery'> {
  return needed(galleryWith(atLeastPictures), `gallery with ${atLeastPictures} pictures or more`);
}

export function slides(atLeast: number): ScreenOf<'home'>['data']['slides'] {
  const { data } = screenOf('home');
  return needed(data.slides.length >= atLeast ? data.slides : undefined, `carousel with ${atLeast} slides or more`);
}

export function banner(): NonNullable<typeof content.settings.admissionBanner> {
  const { text, to } = needed(content.settings.admissionBanner, 'banner');
  return { text: shown(text), to };
}

export function disclosureLink(): NonNullable<typeof content.settings.disclosureLink> {
  const { text, to } = needed(content.settings.disclosureLink, 'link to a disclosure');
  return { text: shown(text), to };
}

export function screenWithDocuments(atLeast = 1): ScreenOf<'documents'> {
  const screens = content.screens.filter((screen) => screen.kind === 'documents');
  const countOf = ({ data }: ScreenOf<'documents'>) =>
    new Set(data.sections.flatMap(({ rows }) => rows.flatMap((row) => ('document' in row ? [row.document] : [])))).size;
  return needed(
    screens.find((screen) => countOf(screen) >= atLeast),
    `screen with ${atLeast === 1 ? 'a document' : `${atLeast} documents`}`,
  );
}
