/*
 * Compares the pages of two built sites: `npx tsx commands/compare-sites.ts <folder before> <folder after>`. It ignores names of
 * classes, style sheets, hashes in addresses, and the mark and policy that depend on them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

const [before = '', after = ''] = process.argv.slice(2);
if (!existsSync(before) || !existsSync(after)) {
  console.error(
    'Name the folders of two built sites: npx tsx commands/compare-sites.ts <folder before> <folder after>',
  );
  process.exit(1);
}

const pages = [...new Set([...pagesOf(before), ...pagesOf(after)])].sort();
const differences = new Map<string, string[]>();
for (const page of pages) {
  const [old, now] = [linesOf(before, page), linesOf(after, page)];
  const found = old && now ? firstDifference(old, now) : `only ${old ? 'before' : 'after'}`;
  if (found) differences.set(found, [...(differences.get(found) ?? []), page]);
}
const different = [...differences.values()].flat().length;
console.log(`${pages.length - different} of ${pages.length} pages are the same.`);
if (different > 0) console.log('\n| first difference | pages | for example |\n| --- | ---: | --- |');
for (const [found, where] of differences) console.log(`| ${found} | ${where.length} | ${where[0]} |`);
process.exitCode = different > 0 ? 1 : 0;

function pagesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function linesOf(site: string, page: string): string[] | undefined {
  const file = path.join(site, page);
  return existsSync(file) ? [...lines(parse(readFileSync(file, 'utf8')))] : undefined;
}

/** A line for each element and each text of a page. Comments are left out, because only React needs them. */
function* lines(node: Tree.ParentNode): Generator<string> {
  let text = '';
  for (const child of node.childNodes) {
    if ('value' in child) {
      text += child.value;
      continue;
    }
    if (!('tagName' in child)) continue;
    if (text) yield text;
    text = '';
    const isPolicy = child.attrs.some(({ value }) => value === 'Content-Security-Policy');
    const attributes = child.attrs
      .filter(({ name }) => name !== 'class' && name !== 'data-mark' && !(isPolicy && name === 'content'))
      .map(({ name, value }) => `${name}="${withoutHashes(value)}"`)
      .sort();
    yield `<${[child.tagName, ...attributes].join(' ')}>`;
    if (child.tagName !== 'style') yield* lines(child);
    yield `</${child.tagName}>`;
  }
  if (text) yield text;
}

function withoutHashes(value: string): string {
  return value.replace(/(\/assets\/[a-z-]+)-[\w-]{8}\./g, '$1.');
}

function firstDifference(old: readonly string[], now: readonly string[]): string | undefined {
  for (let index = 0; index < Math.max(old.length, now.length); index += 1)
    if (old[index] !== now[index]) return `${shown(old[index])} → ${shown(now[index])}`;
  return undefined;
}

function shown(line = 'nothing'): string {
  return `\`${line.slice(0, 160).replaceAll('|', '\\|').replaceAll('\n', ' ')}\``;
}
