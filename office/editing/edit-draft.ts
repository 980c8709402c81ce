import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import { isWithin } from '../../model/concepts/fields';
import { type TranslatedText, translationsFile } from '../../model/concepts/translations';
import type { FieldPlace, Value } from '../../model/projections/fields/field-places';
import type { ContentEdit } from '../../model/projections/fields/rename';
import { UnwritableContent } from '../../model/writing/content-document';
import { contentText, draftsOf, EditedFile } from '../../model/writing/drafts';
import { Comparison, type Difference } from './differences';
import type { DraftChange, DraftContent } from './draft';
import { isIdForName, textsOf } from './draft-changes';
import { changeOf, pathOf, textBefore } from './draft-content';
import { placesIn } from './draft-places';
import { type DraftText, isConflict, makeDifferences, readText, withoutDifferences } from './merge';
import { translationEdits } from './translation-edits';
import { segmentsOf, valueEdits } from './value-edits';

/** Files of the draft after an edit. */
export type EditedDraft = ReadonlyMap<string, DraftText>;

/** Gives a place another value. @throws UnwritableContent */
export function withValue(content: DraftContent, place: FieldPlace, to: Value): EditedDraft {
  const edited = withEdits(content, valueEdits(content.files, place, to, textBefore(place, content)));
  return overConflict(content, changeOf(place, undefined, content), to, edited);
}

/** Gives a text a translation, or confirms the one that it has. @param of the text that it translates @throws UnwritableContent */
export function withTranslation(
  content: DraftContent,
  place: FieldPlace,
  language: Language,
  of: string,
  to: string | null,
): EditedDraft {
  const edits = translationEdits(segmentsOf(content.files), { file: place.file, text: of, language }, to);
  const edited = withEdits(content, withoutEmpty(content, edits));
  return overConflict(content, changeOf(place, language, content), to, edited);
}

/** The value of before, typed over a conflict: no change from the old content, but one from what somebody else has written there. */
function overConflict(
  content: DraftContent,
  change: DraftChange | undefined,
  to: Value,
  edited: EditedDraft,
): EditedDraft {
  if (change?.state !== 'conflict' || to !== (change.was ?? null)) return edited;
  const [[file, { base }]] = [...settled(content, change, 'mine')] as [[string, DraftText]];
  const { text } = edited.get(file) ?? content.rebased.get(file)!;
  return new Map([...edited, [file, { base, text }]]);
}

/** Entries of translations that only the draft has go with their last translation. */
function withoutEmpty({ files, rebased }: DraftContent, edits: readonly ContentEdit[]): ContentEdit[] {
  const { first } = segmentsOf(files);
  const isEmpty = (edit: ContentEdit) =>
    'value' in edit &&
    Object.keys(edit.value as TranslatedText).every((key) => key === first) &&
    rebased.has(edit.file) &&
    !rebased.get(edit.file)!.mine.earlierOf(edit.at);
  const removals = edits.filter(isEmpty).map((edit) => ({ ...edit, value: undefined }));
  // From below, so that the indexes of the others stay.
  return [...edits.filter((edit) => !isEmpty(edit)), ...removals.reverse()];
}

export function withEdits({ folder, drafts, rebased }: DraftContent, edits: readonly ContentEdit[]): EditedDraft {
  const texts = draftsOf({ folder, drafts }, edits);
  for (const [file, text] of texts)
    if (!readText(file, text)) throw new UnwritableContent(`${file} would be of no known kind.`);
  const baseOf = (file: string) => rebased.get(file)?.base ?? contentText({ folder }, file);
  return new Map([...texts].map(([file, text]) => edited(file, baseOf(file), text)));
}

/** Edits a file of the draft. @throws UnwritableContent */
export function withEditedFile(
  { folder, drafts, rebased }: DraftContent,
  file: string,
  edit: (target: EditedFile) => void,
): EditedDraft {
  const target = new EditedFile(file, contentText({ folder, drafts }, file));
  edit(target);
  return new Map([edited(file, rebased.get(file)?.base ?? contentText({ folder }, file), target.toString())]);
}

/** A file that has the values again from which it was made has its bytes, too. */
function edited(file: string, base: string | null, text: string | null): [string, DraftText] {
  const { differences } = Comparison.of(readText(file, base), readText(file, text));
  return [file, { base, text: differences.length > 0 ? text : base }];
}

/** Makes a place as the content had it when the draft was begun. @throws UnwritableContent */
export function withoutChange(content: DraftContent, change: DraftChange): EditedDraft {
  const { file, kind, path, was, difference, translations, state } = change;
  if (state === 'unreadable') return withoutFile(content, change);
  if (translations) return withoutTranslations(content, change);
  const place = placesIn(file, content, 'en').find((each) => pathOf(each).join('/') === path.join('/'));
  // Names change with all references to them, and texts keep their translations.
  if (kind === 'value' && place && (was === undefined || typeof was !== 'object')) {
    const edits = valueEdits(content.files, place, (was ?? null) as Value, textBefore(place, content));
    // The id is as the content had it: a class needs none for a name that only the draft has had.
    const isOfId = (edit: ContentEdit) =>
      'value' in edit && edit.at.at(-1) === 'id' && !isDeepStrictEqual(edit.at, path);
    const id = content.rebased.get(file)?.mine.differences.find((each) => isIdForName(each, difference!));
    return withEdits(content, [
      ...edits.filter((edit) => !isOfId(edit)),
      ...(id?.after ? [{ file, at: id.after, value: undefined }] : []),
    ]);
  }
  const { mine, base, text } = content.rebased.get(file)!;
  return new Map([
    edited(
      file,
      base,
      withoutDifferences(file, text, mine, (each) => each === difference),
    ),
  ]);
}

/** What can't be laid over the content can only be taken out as a whole. The translations of a text belong to it. */
function withoutFile({ draft }: DraftContent, { file, kind }: DraftChange): EditedDraft {
  const files = [...(kind === 'translation' ? [] : [file]), translationsFile(file)];
  return new Map(
    files.flatMap((each): [string, DraftText][] => {
      const base = draft.files.get(each)?.base;
      return base === undefined ? [] : [[each, { base, text: base }]];
    }),
  );
}

function withoutTranslations(content: DraftContent, { file, language, translations = [] }: DraftChange): EditedDraft {
  const own = translationsFile(file);
  const texts = textsOf(content.files.find((read) => read.file === own));
  const edits = translations.map(({ index, expected }): ContentEdit => {
    const { [language!]: _, was, ...others } = texts[index]!;
    const { [language!]: __, ...wasOfOthers } = was ?? {};
    const earlier = { ...wasOfOthers, ...(expected.was?.[language!] && { [language!]: expected.was[language!] }) };
    const value: TranslatedText = {
      ...others,
      ...(Object.keys(earlier).length > 0 && { was: earlier }),
      ...(expected[language!] !== undefined && { [language!]: expected[language!] }),
    };
    return { file: own, at: ['texts', index], value };
  });
  return withEdits(content, withoutEmpty(content, edits));
}

/** Ends a conflict with what somebody else has changed. @param keep which of both the draft has from now on @throws UnwritableContent */
export function settled(content: DraftContent, change: DraftChange, keep: 'mine' | 'theirs'): EditedDraft {
  const file = change.translations ? translationsFile(change.file) : change.file;
  const { mine, theirs, base, text } = content.rebased.get(file)!;
  const own = change.translations
    ? mine.differences.filter((each) =>
        change.translations!.some(({ index }) => isWithin((each.after ?? each.before)!, ['texts', index])),
      )
    : [change.difference!];
  const others = theirs.differences.filter((each) => own.some((one) => isConflict(one, each, mine, theirs)));
  const start = new EditedFile(file, base);
  makeDifferences(start, others, theirs, Comparison.same(theirs.earlier));
  if (keep === 'mine') return new Map([edited(file, start.toString(), text)]);
  const isClashing = (each: Difference) =>
    own.includes(each) || others.some((other) => isConflict(each, other, mine, theirs));
  const withoutMine = withoutDifferences(file, text, mine, isClashing);
  const withTheirs = new EditedFile(file, withoutMine);
  makeDifferences(withTheirs, others, theirs, Comparison.of(readText(file, base), readText(file, withoutMine)));
  return new Map([edited(file, start.toString(), withTheirs.toString())]);
}
