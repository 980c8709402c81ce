import type { Language } from '../../words/languages';
import type { ReadFile } from '../../model/concepts/site-content';
import { isTranslationsFile, type TranslatedText, translationsFile } from '../../model/concepts/translations';
import { segmentKey } from '../../model/projections/segments';
import { readWrittenFiles } from '../../model/reading/written-files';
import { contentText, EditedFile } from '../../model/writing/drafts';
import type { DraftContent } from '../editing/draft';
import { draftContent } from '../editing/draft-content';
import { textsOf } from '../editing/draft-changes';
import { type DraftText, readText } from '../editing/merge';
import { withoutOldMarks } from '../editing/sample-marks';
import { segmentsOf } from '../editing/value-edits';
import type { PublishRequest } from './publisher';
import type { Texts } from '../../pipeline/releases/journal';

export interface NewTexts {
  before: Texts;
  after: Texts;
  /** The content with the files that are published. */
  content: DraftContent;
}

/** The texts of the content files that a publication changes. */
export function newTexts(folder: string, { files, isUndo }: Pick<PublishRequest, 'files' | 'isUndo'>): NewTexts {
  const stored = new Map(Object.entries(files).map(([file, texts]) => [file, { ...texts, who: '', at: 0, saves: [] }]));
  const content = draftContent(folder, { files: stored, authors: new Map() }, readWrittenFiles(folder));
  const { rebased } = content;
  const before: Record<string, string | null> = {};
  const after: Record<string, string | null> = {};
  for (const file of new Set([...rebased.keys()].flatMap((each) => [each, translationsFile(each)]))) {
    const now = contentText({ folder }, file);
    const { text, mine } = rebased.get(file) ?? { text: now };
    const read = content.files.find((each) => each.file === file);
    let tidied = text;
    if (text !== null && read && isTranslationsFile(file)) {
      const earlier = isUndo && files[file] ? withEarlierTranslations(text, read, files[file], content) : text;
      tidied = withoutUnused(earlier, read, content);
    } else if (text !== null && read && mine && !isUndo) tidied = withoutOldMarks(text, read, mine);
    if (tidied === now) continue;
    before[file] = now;
    after[file] = tidied;
  }
  return { before, after, content };
}

/** A text that comes back has the translations of then. Later ones are of the text that goes. */
function withEarlierTranslations(text: string, read: ReadFile, undone: DraftText, { files }: DraftContent): string {
  const { first } = segmentsOf(files);
  const { file } = read;
  const keys = textsOf(read).map((each) => keyOf(each, first));
  const gone = new Set(textsOf(readText(file, undone.base)).map((each) => keyOf(each, first)));
  const edited = new EditedFile(file, text);
  for (const entry of textsOf(readText(file, undone.text))) {
    const index = keys.indexOf(keyOf(entry, first));
    if (index >= 0 && !gone.has(keys[index]!)) edited.set(['texts', index], entry);
  }
  return edited.toString();
}

/** A file of translations without those of texts that are removed, or were typed and changed again. */
function withoutUnused(text: string, read: ReadFile, { files, published }: DraftContent): string {
  const { file } = read;
  const { first, segments } = segmentsOf(files);
  const used = new Set(segments.map(({ segment }) => segmentKey(segment)));
  const ofFile = segmentsOf(published).segments.filter((each) => translationsFile(each.file) === file);
  const usedBefore = new Set(ofFile.map(({ segment }) => segmentKey(segment)));
  const before = new Set(textsOf(published.find((each) => each.file === file)).map((each) => keyOf(each, first)));
  const edited = new EditedFile(file, text);
  for (const [index, entry] of [...textsOf(read).entries()].reverse()) {
    const key = keyOf(entry, first);
    // What nobody used before is not for us to judge.
    if (!used.has(key) && (usedBefore.has(key) || !before.has(key))) edited.remove(['texts', index]);
  }
  return edited.toString();
}

function keyOf(entry: TranslatedText, first: Language): string {
  return segmentKey(entry[first] ?? '');
}
