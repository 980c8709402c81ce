import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentMistake } from './content-error';
import { explainIssue } from './explain-issue';

export interface ContentReader {
  /** Reads a YAML file below `content/`. A mistake is kept for `finish()` and the value is then unusable. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
  /** Reads a Markdown file with YAML front matter between two lines of `---`. */
  markdown<Schema extends z.ZodType>(file: string, schema: Schema): { data: z.output<Schema>; body: string };
  /** Notes a mistake that only shows when files are compared with each other. */
  complain(mistake: ContentMistake): void;
  /** Notes facts that the texts of all files read from now on may mention as `{{name}}`. */
  useFacts(facts: Readonly<Record<string, string>>): void;
  /** @throws ContentError with every mistake found so far, if there is one. */
  finish(): void;
}

/** @param directory the `content/` folder */
export function createContentReader(directory: string): ContentReader {
  const mistakes: ContentMistake[] = [];
  let facts: Readonly<Record<string, string>> | undefined;

  function readText(file: string): string {
    const full = path.join(directory, file);
    if (existsSync(full)) return readFileSync(full, 'utf8');
    mistakes.push({
      file,
      expected: 'this file',
      found: 'no such file',
      advice: 'Put the file back, or undo its renaming.',
    });
    throw new ContentError(mistakes);
  }

  function parse<Schema extends z.ZodType>(
    file: string,
    source: string,
    lineOffset: number,
    schema: Schema,
  ): z.output<Schema> {
    const lineCounter = new LineCounter();
    const document = parseDocument(source, { lineCounter });
    const lineAt = (offset: number) => lineCounter.linePos(offset).line + lineOffset;

    for (const error of document.errors) {
      mistakes.push({
        file,
        line: lineAt(error.pos[0]),
        expected: 'text in the YAML form: “name: value”, with even indentation',
        found: error.message.split('\n')[0],
        advice:
          'Compare the line with its neighbours: indentation, the space after the colon, quotation marks around a text with a colon.',
      });
    }
    if (document.errors.length > 0) throw new ContentError(mistakes);

    const value: unknown = fillIn(document.toJS(), file, []);
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;

    for (const issue of result.error.issues.flatMap((each) => mostTelling(each, value))) {
      const offset = offsetOf(document, issue.path);
      mistakes.push({
        file,
        line: offset === undefined ? undefined : lineAt(offset),
        field: issue.path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ') || undefined,
        ...explainIssue(issue, valueAt(value, issue.path)),
      });
    }
    // The caller goes on to find further mistakes; `finish()` throws before anybody uses the value.
    return value as z.output<Schema>;
  }

  /** Replaces `{{name}}` in every text below `value`. */
  function fillIn(value: unknown, file: string, at: readonly (string | number)[]): unknown {
    if (typeof value === 'string') {
      const known = facts;
      if (!known) return value;
      return value.replace(/\{\{\s*([^}\s]*)\s*\}\}/g, (placeholder, name: string) => {
        const fact = known[name];
        if (fact !== undefined) return fact;
        mistakes.push({
          file,
          field: at.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ') || undefined,
          expected: 'the name of a fact between {{ and }}',
          found: placeholder,
          advice: `Write one of: ${Object.keys(known).join(', ')}.`,
        });
        return placeholder;
      });
    }
    if (Array.isArray(value)) return value.map((entry, index) => fillIn(entry, file, [...at, index]));
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry, file, [...at, key])]));
    }
    return value;
  }

  return {
    yaml: (file, schema) => parse(file, readText(file), 0, schema),
    markdown(file, schema) {
      const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readText(file));
      if (!match) {
        mistakes.push({
          file,
          line: 1,
          expected: 'a line ---, the fields, another line ---, and then the text',
          advice: 'Put the two lines of three hyphens back.',
        });
        throw new ContentError(mistakes);
      }
      const [, frontMatter = '', body = ''] = match;
      return { data: parse(file, frontMatter, 1, schema), body: String(fillIn(body.trim(), file, [])) };
    },
    complain: (mistake) => void mistakes.push(mistake),
    useFacts: (known) => void (facts = known),
    finish() {
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
  };
}

/**
 * An entry that fits none of several forms yields the mistakes against each form. The form with the fewest wrong
 * fields is the one that was meant.
 */
function mostTelling(issue: z.core.$ZodIssue, root: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const badness = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce(
      (sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length * 2 : each.path.length === 0 ? 3 : 1),
      0,
    );
  const [closest = []] = [...issue.errors].sort((a, b) => badness(a) - badness(b));
  return closest.flatMap((each) => mostTelling({ ...each, path: [...issue.path, ...each.path] }, root));
}

function valueAt(root: unknown, at: readonly PropertyKey[]): unknown {
  return at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);
}

/** Where a field stands in the source; for a missing field, its entry. */
function offsetOf(document: Document, at: readonly PropertyKey[]): number | undefined {
  for (let length = at.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(at.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}
