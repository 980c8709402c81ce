import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import {
  type ContentMistake,
  ContentError,
  type BrokenRule,
  type PlacedMistake,
  type Reporter,
} from '../mistakes/words/content-error';
import {
  lineAndText,
  lineOf,
  parsedFields,
  lineInBody,
  placeInContent,
  splitMarkdown,
  textsIn,
  writtenAt,
} from '../mistakes/places/content-place';
import { pathInWords } from '../mistakes/places/path-in-words';
import { readContentText } from '../mistakes/places/content-text';
import { checkLetters } from '../checks/check-letters';
import { ruleOfIssue } from '../mistakes/words/rule-of-issue';
import { unreadableYaml } from '../mistakes/words/unreadable-yaml';
import { type ContentPath, valueAt } from '../concepts/fields';
import { withoutFormerNames } from './former-names';
import { asShown, fillText } from './placeholders';
import { type Translation, translated, translatedBody } from './translated';
import { withPersons } from './portraits';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { paragraphsOf, type SegmentInFile, segmentsIn } from '../projections/segments';
import { missingFile } from '../mistakes/words/missing-file';
import { relevantIssues } from '../mistakes/words/relevant-issues';
import { cutTexts } from '../mistakes/spelling/cut-texts';
import { controlCharacters, withoutStrayCharacters } from '../mistakes/spelling/typed-characters';

/** The schema of a file, or a function that chooses it by the unchecked fields. */
type SchemaOf<Schema extends z.ZodType> = Schema | ((fields: unknown) => Schema);

export interface ContentReader extends Reporter {
  /** Reads a YAML file below `content/`. After a mistake the value is unusable, and `finish()` throws. */
  yaml<Schema extends z.ZodType>(file: string, schema: SchemaOf<Schema>): z.output<Schema>;
  /** Reads a YAML file without filling in its placeholders. */
  asWritten<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
  /** Reads a Markdown file with YAML front matter. */
  markdown<Schema extends z.ZodType>(file: string, schema: SchemaOf<Schema>): { data: z.output<Schema>; body: string };
  /** Sets the placeholders to fill in, in all files that are read from now on. */
  setPlaceholders(placeholders: Placeholders): void;
  /** Every segment that was read so far, with its placeholders as written. */
  segments: readonly SegmentInFile[];
  /** A reader that translates the same files. It does not read them from the disk again or repeat warnings. */
  inLanguage(translation: Translation): ContentReader;
  /** Ends a step of reading. @throws ContentError if there are errors so far */
  finish(): void;
}

/**
 * Makes a reader for a content folder.
 *
 * @param drafts file → its text, read in place of the file
 * @throws ContentError if there is no such folder
 */
export function createContentReader(
  directory: string,
  onWarning?: (warning: ContentMistake) => void,
  drafts?: ReadonlyMap<string, string>,
): ContentReader {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentError([{ file: '', rule: 'missing-folder' }]);
  return readerOf(directory, new Map(drafts), { onWarning });
}

function readerOf(
  directory: string,
  texts: Map<string, string>,
  {
    onWarning,
    translation,
  }: { onWarning?: ((warning: ContentMistake) => void) | undefined; translation?: Translation },
): ContentReader {
  const mistakes: ContentMistake[] = [];
  const segments: SegmentInFile[] = [];
  let placeholders: Placeholders = {};

  /** Reports a mistake that makes the rest of the file unreadable. */
  function giveUp(mistake: ContentMistake): never {
    mistakes.push(mistake);
    throw new ContentError(mistakes);
  }

  function readText(file: string): string {
    const text = texts.get(file) ?? readFromDisk(file);
    texts.set(file, text);
    return text;
  }

  function readFromDisk(file: string): string {
    const full = path.join(directory, file);
    if (!existsSync(full)) giveUp(missingFile(directory, file));
    const written = readContentText(full);
    if (written === undefined) return giveUp({ file, rule: 'not-utf8' });
    return withoutStrayCharacters(written);
  }

  function parse<Schema extends z.ZodType>(
    file: string,
    source: string,
    schemaOf: SchemaOf<Schema>,
    { isShown = true } = {},
  ): z.output<Schema> {
    const fields = parsedFields(file, source);
    const unreadable = unreadableYaml(fields);
    if (unreadable) giveUp({ file, ...unreadable });

    const written: unknown = fields.document.toJS();
    const schema = typeof schemaOf === 'function' ? schemaOf(written) : schemaOf;
    const formerNames = withoutFormerNames(schema, fields.document);
    const value: unknown = formerNames.length > 0 ? fields.document.toJS() : written;
    for (const { at, ...values } of translation ? [] : formerNames)
      onWarning?.({ file, line: lineOf(fields, at), at, rule: 'former-name', values });
    const errorAt = (at: ContentPath, explanation: BrokenRule) =>
      void mistakes.push({ file, at, ...lineAndText(fields, at), ...explanation });
    const result = schema.safeParse(value, { reportInput: true });
    const isAt = (at: ContentPath) => (issue: z.core.$ZodIssue) =>
      pathInWords(issue.path as ContentPath) === pathInWords(at);
    let issues = result.success ? [] : relevantIssues(result.error.issues);
    for (const { at, text } of translation ? [] : textsIn(fields.document)) {
      const control = controlCharacters(text);
      if (!control) continue;
      issues = issues.filter((issue) => !isAt(at)(issue));
      errorAt(at, control);
    }
    if (result.success && isShown) segments.push(...segmentsIn(schema, value).map((each) => ({ file, ...each })));
    const portrayed = result.success
      ? withPersons(schema, value, translation?.firstPlaceholders ?? placeholders)
      : value;
    const said = result.success && translation ? translated(schema, portrayed, file, translation) : portrayed;
    const shown = isShown ? asShown(said, placeholders, errorAt) : said;
    if (result.success) {
      if (translation) return shown as z.output<Schema>;
      checkLetters(schema, shown, (at, explanation) =>
        onWarning?.({ file, at, ...lineAndText(fields, at), ...explanation }),
      );
      for (const { at, ...cut } of cutTexts(schema, value, fields))
        onWarning?.({ file, at, ...lineAndText(fields, at), ...cut });
      return shown as z.output<Schema>;
    }
    for (const issue of issues) {
      const at = issue.path as ContentPath;
      errorAt(at, ruleOfIssue(issue, valueAt(value, at), writtenAt(fields, at)));
    }
    // Callers continue, to find further mistakes; `finish()` throws before they use the value. An empty file is `null`.
    return (value ?? {}) as z.output<Schema>;
  }

  const placed = ({ bodyLine, ...mistake }: PlacedMistake): ContentMistake => {
    const { file, at } = mistake;
    if (bodyLine) return { ...mistake, line: lineInBody(directory, file, bodyLine), isInText: true };
    return at ? { ...mistake, ...placeInContent(directory, file, at) } : mistake;
  };

  return {
    yaml: (file, schema) => parse(file, readText(file), schema),
    asWritten: (file, schema) => parse(file, readText(file), schema, { isShown: false }),
    markdown(file, schema) {
      const text = readText(file);
      const split = splitMarkdown(text);
      if (!split) return giveUp({ file, line: 1, rule: 'no-front-matter' });
      const { frontMatter, body, linesAboveBody } = split;
      segments.push(...paragraphsOf(body).map((segment) => ({ file, at: undefined, segment })));
      const filled = (translation ? translatedBody(body, file, translation) : body).split('\n').map((line, index) => {
        const errorHere = (explanation: BrokenRule) =>
          mistakes.push({ file, line: linesAboveBody + index + 1, isInText: true, ...explanation });
        const control = controlCharacters(line);
        if (control) errorHere(control);
        return fillText(line, placeholders, errorHere);
      });
      return { data: parse(file, frontMatter, schema), body: filled.join('\n').trim() };
    },
    error: (mistake) => void mistakes.push(placed(mistake)),
    warning: (mistake) => onWarning?.(placed(mistake)),
    setPlaceholders(known) {
      placeholders = known;
    },
    segments,
    inLanguage: (language) => readerOf(directory, texts, { translation: language }),
    finish() {
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
  };
}
