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
import type { ContentMistake } from '../words/content-error';
import type { ContentPath } from '../../concepts/fields';
import { readContentText } from './content-text';
import { withoutStrayCharacters } from '../spelling/typed-characters';

/** The fields of a content file: all of a YAML file, or what stands between the two lines of `---`. */
export interface FieldsOfFile {
  document: Document;
  /** The YAML text. */
  source: string;
  /** Line in the file, counted from 1, of a position in `source`. */
  lineAt: (position: number) => number;
}

export interface MarkdownFile {
  frontMatter: string;
  body: string;
  /** How many lines of the file stand above the body. */
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

/** @param linesAbove how many lines of the file stand above `source` */
export function parseFields(source: string, linesAbove: number): FieldsOfFile {
  const lineCounter = new LineCounter();
  // Without `stringKeys`, an unquoted {{name}} would be a map as the key of a map.
  const document = parseDocument(source, { lineCounter, stringKeys: true });
  return { document, source, lineAt: (position) => lineCounter.linePos(position).line + linesAbove };
}

/** The line of a field; of a missing one, the line of the entry that lacks it. */
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

/** Every text value, with its place and its kind of quotation marks. */
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

/** The first line of a value as it stands in the file. */
export function writtenAt({ document, source }: FieldsOfFile, at: ContentPath): string | undefined {
  const range = (document.getIn(at, true) as Node | undefined)?.range;
  return range ? source.slice(range[0], range[1]).split('\n')[0]?.trim() : undefined;
}

/** What the text below the fields is called where a field would be. */
export const runningText = 'running text';

/** How a path is told: `classes › 5 › seats`, entries of a list counted from 1. */
export function pathInWords(at: ContentPath): string | undefined {
  return at.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ') || undefined;
}

/** Where a field of a file that could be read stands, for a mistake that shows only later. */
export function placeInContent(
  directory: string,
  file: string,
  at: ContentPath,
): Pick<ContentMistake, 'file' | 'line' | 'field'> {
  const { text } = withoutStrayCharacters(readContentText(path.join(directory, file)) ?? '');
  const frontMatter = file.endsWith('.md') ? splitMarkdown(text)?.frontMatter : undefined;
  const fields = parseFields(frontMatter ?? text, frontMatter === undefined ? 0 : 1);
  return { file, line: lineOf(fields, at), field: pathInWords(at) };
}

/** Where a line of the text below the fields stands in its file. @param line counted from 1, without empty lines above it */
export function placeInBody(
  directory: string,
  file: string,
  line: number,
): Pick<ContentMistake, 'file' | 'line' | 'field'> {
  const split = splitMarkdown(readContentText(path.join(directory, file)) ?? '');
  const [emptyLines = ''] = /^\s*/.exec(split?.body ?? '') ?? [];
  const above = (split?.linesAboveBody ?? 0) + emptyLines.split('\n').length - 1;
  return { file, line: above + line, field: runningText };
}
