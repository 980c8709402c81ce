import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import type { SiteContent } from '../../model/concepts/site-content';
import { translationsFile } from '../../model/concepts/translations';
import { ContentError, type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { Drafts } from '../../model/writing/drafts';
import type { AppliedChanges } from './apply-changes';
import { placeOfChange, placesInDraft } from './draft-places';
import { breadcrumbOf } from './filled-in';
import { mistakesAt } from './mistakes-at';

/** The content in every language, or its mistakes. */
export interface CheckedContent {
  content?: readonly [SiteContent, ...SiteContent[]];
  mistakes: readonly ContentMistake[];
}

/** Reads and checks content with a draft. */
export function checkedContent(folder: string, drafts?: Drafts): CheckedContent {
  try {
    return { content: readEveryLanguage(folder, undefined, drafts), mistakes: [] };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
}

/** The mistakes that content didn't have before. Lines don't count: they move. */
function newMistakes(before: readonly ContentMistake[], after: readonly ContentMistake[]): ContentMistake[] {
  return after.filter(
    ({ line: _, ...mistake }) => !before.some(({ line: __, ...each }) => isDeepStrictEqual(each, mistake)),
  );
}

/**
 * Finds the change that each mistake is of: the one at its place or, for a mistake that the content didn't have before, those in its
 * file.
 *
 * @param before mistakes of the published content
 * @param after mistakes of the content with the draft
 */
export function mistakesOfChanges(
  applied: AppliedChanges,
  before: readonly ContentMistake[],
  after: readonly ContentMistake[],
): { ofChanges: readonly (readonly ContentMistake[])[]; others: readonly ContentMistake[] } {
  const { changes } = applied;
  const atPlaces = changes.map((change, index) => {
    const inDraft = placeOfChange(index, applied)?.inDraft;
    return inDraft ? mistakesAt(after, inDraft, applied, change.place.language) : [];
  });
  const placed = new Set(atPlaces.flat());
  const added = newMistakes(before, after).filter((each) => !placed.has(each));
  const ofChanges = changes.map(({ place: { file } }, index) => {
    const isFits = applied.outcomes[index]!.kind === 'fits';
    const inFile = isFits ? added.filter((each) => [file, translationsFile(file)].includes(each.file)) : [];
    return [...atPlaces[index]!, ...inFile];
  });
  const known = new Set(ofChanges.flat());
  return { ofChanges, others: after.filter((each) => !known.has(each)) };
}

/** A mistake with the breadcrumb of its place, for people who don't see the field. */
export function mistakeInWords(mistake: ContentMistake, applied: AppliedChanges, language: Language): string {
  const { file, at } = mistake;
  const places = placesInDraft(file, applied, language);
  const place = places.find(({ inDraft }) => isDeepStrictEqual(inDraft.at, at)) ?? places[0];
  const labels = place ? breadcrumbOf(place.inDraft, applied.files, language) : [file];
  const breadcrumb = place && isDeepStrictEqual(place.inDraft.at, at) ? labels : labels.slice(0, 1);
  return `${breadcrumb.join(' › ')}: ${sentenceOf(mistake, language)}`;
}
