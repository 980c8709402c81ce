import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatMarkdown } from '../support/format-markdown';
import type { Section } from '../support/tables';

const FILE = 'docs/benchmarks.md';

/** Replaces a section of docs/benchmarks.md, and leaves the others as they are. */
export async function writeBenchmark(section: Section): Promise<void> {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  writeFileSync(FILE, await formatMarkdown(replaceSection(before, section)));
  console.log(`Written to ${FILE}.`);
}

export function replaceSection(document: string, { title, text }: Section): string {
  const heading = `## ${title}`;
  const section = `${heading}\n\n${text}\n`;
  const parts = document.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.split('\n')[0] === heading);
  if (at === -1) return `${document.trimEnd()}\n\n${section}`;
  return parts.map((part, index) => (index === at ? `${section}\n` : part)).join('');
}
