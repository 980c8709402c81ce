import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import { isWithin } from '../../model/concepts/fields';
import { translationsFile } from '../../model/concepts/translations';
import { ContentError, type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { Drafts } from '../../model/writing/drafts';
import type { DraftContent } from './draft';
import { pathOf } from './draft-content';
import { placesIn } from './draft-places';
import { breadcrumbOf } from './filled-in';
import { type Mistakes, mistakesAt } from './mistakes-at';

/** The mistakes of content with a draft. */
export function mistakesOf(folder: string, drafts?: Drafts): Mistakes {
  try {
    readEveryLanguage(folder, undefined, drafts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** The mistakes that content didn't have before. Lines don't count: they move. */
export function newMistakes(before: Mistakes, after: Mistakes): ContentMistake[] {
  return after.filter(
    ({ line: _, ...mistake }) => !before.some(({ line: __, ...each }) => isDeepStrictEqual(each, mistake)),
  );
}

/** Finds the change of each mistake: the one at its place or, if the content had no such mistake before, those in its file. */
export function mistakesOfChanges(
  content: DraftContent,
  before: Mistakes,
  after: Mistakes,
): { ofChanges: readonly Mistakes[]; others: Mistakes } {
  const { changes } = content;
  const atPlaces = changes.map((change) => {
    if (change.kind === 'removed' || change.kind === 'moved') return [];
    const places = placesIn(change.file, content, 'en').filter((each) => isWithin(pathOf(each), change.path));
    return places.flatMap((place) => mistakesAt(after, place, content, change.language));
  });
  const placed = new Set(atPlaces.flat());
  const added = newMistakes(before, after).filter((each) => !placed.has(each));
  const ofChanges = changes.map(({ file, state }, index) => {
    const inFile = state === 'fits' ? added.filter((each) => [file, translationsFile(file)].includes(each.file)) : [];
    return [...atPlaces[index]!, ...inFile];
  });
  const known = new Set(ofChanges.flat());
  return { ofChanges, others: after.filter((each) => !known.has(each)) };
}

/**
 * Finds the files of a draft that can be published together, such as an entry with those that name it: files wait without which the rest
 * has fewest mistakes.
 *
 * @param groups files that aren't published without each other
 */
export function publishableGroups<Group extends readonly string[]>(
  { folder, drafts }: DraftContent,
  groups: readonly Group[],
): readonly Group[] {
  const count = (chosen: readonly Group[]) =>
    mistakesOf(folder, new Map([...drafts].filter(([file]) => chosen.some((group) => group.includes(file))))).length;
  let [chosen, left] = [groups, count(groups)];
  while (left > 0 && chosen.length > 0) {
    const smaller = chosen.map((group) => chosen.filter((each) => each !== group));
    const counts = smaller.map(count);
    left = Math.min(...counts);
    chosen = smaller[counts.indexOf(left)]!;
  }
  return chosen;
}

/** A mistake with the breadcrumb of its place, for people who don't see the field. */
export function mistakeInWords(mistake: ContentMistake, content: DraftContent, language: Language): string {
  const { file, at } = mistake;
  const places = placesIn(file, content, language);
  const place = places.find((each) => isDeepStrictEqual(each.at, at)) ?? places[0];
  const labels = place ? breadcrumbOf(place, content.files, language) : [file];
  const breadcrumb = place && isDeepStrictEqual(place.at, at) ? labels : labels.slice(0, 1);
  return `${breadcrumb.join(' › ')}: ${sentenceOf(mistake, language)}`;
}
