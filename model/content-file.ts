import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentMistake } from './content-error';
import {
  type ContentPath,
  lineOf,
  parseFields,
  pathInWords,
  placeInContent,
  splitMarkdown,
  writtenAt,
} from './content-place';
import { explainIssue } from './explain-issue';
import { explainYamlError } from './explain-yaml-error';
import { fillPlaceholders } from './placeholders';
import { tellingIssues } from './telling-issues';

/** A mistake that only shows when files are compared: where it is, as keys and indexes instead of words. */
export type Complaint = Omit<ContentMistake, 'line' | 'field'> & {
  /** Left out where the file as a whole is wrong, or is no text. */
  at?: ContentPath;
};

export interface ContentReader {
  /** Reads a YAML file below `content/`. A mistake is kept for `finish()` and the value is then unusable. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
  /** Reads a Markdown file with YAML front matter between two lines of `---`. */
  markdown<Schema extends z.ZodType>(file: string, schema: Schema): { data: z.output<Schema>; body: string };
  /** Notes a mistake that only shows when files are compared with each other. */
  complain: (complaint: Complaint) => void;
  /** Notes facts that the texts of all files read from now on may mention as `{{name}}`. */
  useFacts(facts: Readonly<Record<string, string>>): void;
  /** @throws ContentError with every mistake found so far, if there is one. */
  finish(): void;
}

/** @param directory the `content/` folder */
export function createContentReader(directory: string): ContentReader {
  const mistakes: ContentMistake[] = [];
  let facts: Readonly<Record<string, string>> = {};

  /** For mistakes after which nothing of the file can be read. */
  function giveUp(mistake: ContentMistake): never {
    mistakes.push(mistake);
    throw new ContentError(mistakes);
  }

  function readText(file: string): string {
    const full = path.join(directory, file);
    if (!existsSync(full)) {
      giveUp({
        file,
        expected: 'this file',
        found: 'no such file',
        advice: 'Put the file back, or undo its renaming.',
      });
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(full));
    } catch {
      return giveUp({
        file,
        expected: 'a text file in UTF-8',
        found: 'letters in another encoding',
        advice: 'Open it in your editor, choose “Save as” and there the encoding UTF-8.',
      });
    }
  }

  function parse<Schema extends z.ZodType>(
    file: string,
    source: string,
    linesAbove: number,
    schema: Schema,
  ): z.output<Schema> {
    const fields = parseFields(source, linesAbove);
    // One slip confuses the parser for the rest of the file: only its first complaint is worth telling.
    const [slip] = [...fields.document.errors, ...fields.document.warnings];
    if (slip) giveUp({ file, ...explainYamlError(slip, fields) });

    const value: unknown = fillPlaceholders(fields.document.toJS(), facts, (at, slipOfName) =>
      mistakes.push({ file, line: lineOf(fields, at), field: pathInWords(at), ...slipOfName }),
    );
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;

    for (const issue of tellingIssues(result.error.issues)) {
      const at = issue.path as ContentPath;
      mistakes.push({
        file,
        line: lineOf(fields, at),
        field: pathInWords(at),
        ...explainIssue(issue, valueAt(value, at), writtenAt(fields, at)),
      });
    }
    // The caller goes on to find further mistakes; `finish()` throws before anybody uses the value.
    // An empty file is `null`, in which nobody could look for a field.
    return (value ?? {}) as z.output<Schema>;
  }

  return {
    yaml: (file, schema) => parse(file, readText(file), 0, schema),
    markdown(file, schema) {
      const text = readText(file);
      const split = splitMarkdown(text);
      if (!split) {
        return giveUp({
          file,
          line: 1,
          expected: 'a line ---, the fields, another line ---, and then the text',
          found: text.startsWith('---')
            ? 'only the first of the two'
            : `“${text.split(/\r?\n/)[0] ?? ''}” in the first line`,
          advice: 'Put the two lines of three hyphens back, one above the fields and one below them.',
        });
      }
      const { frontMatter, body, linesAboveBody } = split;
      const filled = body
        .split('\n')
        .map((line, index) =>
          fillPlaceholders(line, facts, (_, slip) =>
            mistakes.push({ file, line: linesAboveBody + index + 1, field: 'running text', ...slip }),
          ),
        );
      return { data: parse(file, frontMatter, 1, schema), body: filled.join('\n').trim() };
    },
    complain: ({ at, file, ...rest }) =>
      void mistakes.push({ ...(at ? placeInContent(directory, file, at) : { file }), ...rest }),
    useFacts: (known) => void (facts = known),
    finish() {
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
  };
}

function valueAt(root: unknown, at: ContentPath): unknown {
  return at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root);
}
