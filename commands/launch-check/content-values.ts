import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq } from 'yaml';
import { type FieldsOfFile, lineOf, parseFields, splitMarkdown } from '../../model/mistakes/places/content-place';
import { readContentText } from '../../model/mistakes/places/content-text';
import type { ContentPath } from '../../model/concepts/fields';
import { withoutStrayCharacters } from '../../model/mistakes/spelling/typed-characters';

/** A value of a content file as the office wrote it, with its placeholders. */
export interface ContentValue {
  file: string;
  line: number;
  at: ContentPath;
  /** The value itself; `undefined` if it is a map. */
  value?: string | number | boolean | null;
  /** The fields of the value if it is a map. */
  entry?: Readonly<Record<string, unknown>>;
  fieldLines?: Readonly<Record<string, number>>;
}

/** Every value in the YAML and Markdown files of the content. Each line below the front matter is a value of `body`. */
export function contentValues(contentDir: string): ContentValue[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(ya?ml|md)$/.test(file) && !/(^|\/)(README\.md|\.)/.test(file))
    .sort()
    .flatMap((file) => valuesOf(file, withoutStrayCharacters(readContentText(path.join(contentDir, file)) ?? '')));
}

function valuesOf(file: string, text: string): ContentValue[] {
  if (!file.endsWith('.md')) return walk(file, parseFields(text, 0));
  const markdown = splitMarkdown(text);
  if (!markdown) return [];
  const { frontMatter, body, linesAboveBody } = markdown;
  const bodyLines = body.split('\n').map((value, index) => ({
    file,
    line: linesAboveBody + index + 1,
    at: ['body'],
    value,
  }));
  return [...walk(file, parseFields(frontMatter, 1)), ...bodyLines];
}

function walk(file: string, fields: FieldsOfFile): ContentValue[] {
  const { document } = fields;
  return from(document.contents, []);

  function from(node: unknown, at: ContentPath): ContentValue[] {
    const place = { file, line: lineOf(fields, at) ?? 1, at };
    if (isMap(node)) {
      const entry = node.toJS(document) as Record<string, unknown>;
      const names = Object.keys(entry);
      const fieldLines = Object.fromEntries(names.map((name) => [name, lineOf(fields, [...at, name]) ?? place.line]));
      return [{ ...place, entry, fieldLines }, ...names.flatMap((name) => from(node.get(name, true), [...at, name]))];
    }
    if (isSeq(node)) return node.items.flatMap((item, index) => from(item, [...at, index]));
    return isScalar(node) ? [{ ...place, value: node.value as ContentValue['value'] }] : [];
  }
}
