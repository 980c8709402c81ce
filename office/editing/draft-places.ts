import type { Language } from '../../words/languages';
import { type ContentPath, valueAt } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { isTranslationsFile } from '../../model/concepts/translations';
import { addressOf, type FieldPlace, placesInFile } from '../../model/projections/fields/field-places';
import { paragraphsOf } from '../../model/projections/segments';
import type { AppliedChanges } from './apply-changes';
import type { Change, Place, Value } from './change';
import { locateByNames, namesOfEntries } from './locate';

/** A place of the published content, and what the draft has there. */
export interface PlaceInDraft {
  place: Place;
  /** The value in the published content. */
  published: Value;
  /** Its `at` and `paragraph` are those in the draft, where ids can have changed, and paragraphs can be several or removed. */
  inDraft: FieldPlace;
}

/** @param address in the published content, as `addressOf()` writes it @param language of the labels */
export function placeAt(address: string, applied: AppliedChanges, language: Language): PlaceInDraft | undefined {
  const file = address.slice(0, address.indexOf(':'));
  return placesInDraft(file, applied, language).find(({ place }) => addressOf(place) === address);
}

/** @returns undefined if the place no longer exists */
export function placeOfChange(index: number, applied: AppliedChanges, language: Language = 'en') {
  const located = applied.places[index];
  return located && placeAt(addressOf({ ...located, file: located.read.file }), applied, language);
}

/** Finds the place of a form that was loaded a while ago: an entry can have moved since then. */
export function placeNow(place: Place, applied: AppliedChanges, language: Language): PlaceInDraft | undefined {
  const { language: _, ...ofText } = place;
  const located = locateByNames(applied.published, ofText, applied.changes);
  return located && placeAt(addressOf({ ...located, file: place.file }), applied, language);
}

const cache = new WeakMap<AppliedChanges, Map<string, readonly PlaceInDraft[]>>();

/** Every value of a file, and every optional one that it doesn't have. */
export function placesInDraft(file: string, applied: AppliedChanges, language: Language): readonly PlaceInDraft[] {
  const ofDraft = cache.get(applied) ?? new Map<string, readonly PlaceInDraft[]>();
  cache.set(applied, ofDraft);
  const key = `${language} ${file}`;
  const places = ofDraft.get(key) ?? readPlaces(file, applied, language);
  ofDraft.set(key, places);
  return places;
}

function readPlaces(file: string, applied: AppliedChanges, language: Language): PlaceInDraft[] {
  const { published, files } = applied;
  const [before, after] = [published, files].map((each) => each.find((read) => read.file === file));
  if (!before || !after || isTranslationsFile(file)) return [];
  const nameOf = namesOfEntries(before);
  const paragraphs = paragraphsInDraft(before, after, applied);
  // Labels are those of the draft, paragraphs those that are published.
  return placesInFile({ ...after, body: before.body }, files, language, true).map((inDraft): PlaceInDraft => {
    if (!inDraft.at) {
      const { paragraph = 0, value } = inDraft;
      return {
        place: { file, paragraph, entries: [] },
        published: value,
        inDraft: { ...inDraft, ...paragraphs[paragraph]! },
      };
    }
    const at = publishedPath(inDraft.at, before.data, applied.changes);
    const indexes = at.flatMap((key, index) => (typeof key === 'number' ? [index] : []));
    const entries = indexes.map((index) => nameOf(at.slice(0, index + 1)));
    const value = valueAt(before.data, at);
    return { place: { file, at, entries }, published: isScalar(value) ? value : null, inDraft };
  });
}

/** What became of each published paragraph. */
function paragraphsInDraft(before: ReadFile, after: ReadFile, { outcomes, places, changes }: AppliedChanges) {
  const inDraft = paragraphsOf(after.body);
  let paragraph = 0;
  return paragraphsOf(before.body).map((_, index) => {
    const change = changes.find(
      ({ place }, each) =>
        outcomes[each]!.kind === 'fits' &&
        !place.language &&
        place.file === before.file &&
        places[each]?.paragraph === index,
    );
    const length = change ? paragraphsOf(String(change.becomes ?? '')).length : 1;
    const value = length === 0 ? null : inDraft.slice(paragraph, paragraph + length).join('\n\n');
    const place = { paragraph, value };
    paragraph += length;
    return place;
  });
}

/** The path in the published content: the draft can have other keys, such as the id of a fee. */
function publishedPath(at: ContentPath, data: unknown, changes: readonly Change[]): ContentPath {
  return at.reduce<ContentPath>((path, key) => {
    const parent = valueAt(data, path);
    if (typeof key === 'number' || typeof parent !== 'object' || parent === null || Object.hasOwn(parent, key))
      return [...path, key];
    const renamed = changes.find(
      ({ was, becomes }) => becomes === key && typeof was === 'string' && Object.hasOwn(parent, was),
    );
    return [...path, renamed ? String(renamed.was) : key];
  }, []);
}

function isScalar(value: unknown): value is Value {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
