import path from 'node:path';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { ContentPath } from '../../concepts/fields';
import { readContentText } from './content-text';
import { withoutStrayCharacters } from '../spelling/typed-characters';

/** The fields of a content file: a whole YAML file, or the front matter of a Markdown file. */
export interface FieldsOfFile {
  document: Document;
  /** The YAML text of the fields. */
  source: string;
  /** Converts a position in `source` to a line of the file, counted from 1. */
  lineAt: (position: number) => number;
}

export interface MarkdownFile {
  frontMatter: string;
  body: string;
  linesAboveBody: number;
}

export function splitMarkdown(text: string): MarkdownFile | undefined {
  const match = /^(---[ \t]*(?=\n))([\s\S]*?)(\n---[ \t]*(?:\n|$))([\s\S]*)$/.exec(text);
  if (!match) return undefined;
  const [, opening = '', frontMatter = '', closing = '', body = ''] = match;
  return {
    frontMatter: frontMatter.slice(1),
    body,
    linesAboveBody: (opening + frontMatter + closing).split('\n').length - 1,
  };
}

/** Parses the fields of a content file. @param linesAbove number of lines that the file has above `source` */
export function parseFields(source: string, linesAbove: number): FieldsOfFile {
  const lineCounter = new LineCounter();
  // Without `stringKeys`, an unquoted {{name}} would parse as a map that is the key of a map.
  const document = parseDocument(source, { lineCounter, stringKeys: true });
  return { document, source, lineAt: (position) => lineCounter.linePos(position).line + linesAbove };
}

/**
 * Cache by file and text, the least recently used first: each language, each rebuild during development and each lookup of a line needs
 * the parsed file. A file has other texts in a draft and in other schools.
 */
const parsed = new Map<string, FieldsOfFile>();

/** Enough for two large schools. A process that reads content for weeks must not keep every draft. */
const MAX_PARSED = 500;

/** As `parseFields`, but the same text is parsed only once. @param source of the whole file, or of the front matter of a Markdown file */
export function parsedFields(file: string, source: string): FieldsOfFile {
  const key = `${file}\n${source}`;
  const fields = parsed.get(key) ?? parseFields(source, file.endsWith('.md') ? 1 : 0);
  parsed.delete(key);
  parsed.set(key, fields);
  const [oldest] = parsed.keys();
  if (parsed.size > MAX_PARSED) parsed.delete(oldest!);
  return fields;
}

/** The line of a field, or of its entry if the field is missing. */
export function lineOf({ document, lineAt }: FieldsOfFile, at: ContentPath): number | undefined {
  let node: unknown = document.contents;
  let position = (node as Node | null)?.range?.[0];
  for (const key of at) {
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key);
      if (!pair) break;
      position = (pair.key as Node).range?.[0];
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      if (!node) break;
      position = (node as Node).range?.[0];
    } else break;
  }
  return position === undefined ? undefined : lineAt(position);
}

/** Every text value of a file. @returns in `type`, its kind of quotation marks */
export function textsIn(document: Document): { at: ContentPath; text: string; type: Scalar['type'] }[] {
  const texts: ReturnType<typeof textsIn> = [];
  visit(document, {
    Scalar(key, { value, type }, parents) {
      if (key !== 'key' && typeof value === 'string') texts.push({ at: pathTo(parents, key), text: value, type });
    },
  });
  return texts;
}

function pathTo(parents: readonly unknown[], key: unknown): ContentPath {
  return parents.flatMap((parent, index): ContentPath => {
    if (isPair(parent) && isScalar(parent.key)) return [String(parent.key.value)];
    if (!isSeq(parent)) return [];
    const next = parents[index + 1];
    return [next === undefined ? Number(key) : parent.items.indexOf(next)];
  });
}

/** The first line of a value in the file. */
export function writtenAt({ document, source }: FieldsOfFile, at: ContentPath): string | undefined {
  const range = (document.getIn(at, true) as Node | undefined)?.range;
  return (range && source.slice(range[0], range[1]).split('\n')[0]?.trim()) || undefined;
}

/** The line of a field, and the first line of its value. */
export function lineAndText(fields: FieldsOfFile, at: ContentPath) {
  const written = writtenAt(fields, at);
  // A long text begins in the next line.
  return { line: lineOf(fields, at), written: written && /^[|>]/.test(written) ? undefined : written };
}

/** The place of a mistake that was found after the file was read, with its line. */
export function placeInContent(directory: string, file: string, at: ContentPath) {
  const text = withoutStrayCharacters(readContentText(path.join(directory, file)) ?? '');
  const frontMatter = file.endsWith('.md') ? splitMarkdown(text)?.frontMatter : undefined;
  const fields = parsedFields(file, frontMatter ?? text);
  return { file, at, ...lineAndText(fields, at) };
}

/** Finds the line of a mistake in running text. @param line of the body, counted from 1 after its leading empty lines */
export function lineInBody(directory: string, file: string, line: number): number {
  const split = splitMarkdown(readContentText(path.join(directory, file)) ?? '');
  const [emptyLines = ''] = /^\s*/.exec(split?.body ?? '') ?? [];
  const above = (split?.linesAboveBody ?? 0) + emptyLines.split('\n').length - 1;
  return above + line;
}
