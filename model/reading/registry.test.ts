import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFiles, fileKinds } from '../concepts/registry';
import { screenKinds } from '../concepts/screens';
import { placeholderValues } from '../projections/facts/placeholder-values';
import { splitMarkdown } from '../mistakes/places/content-place';
import { smallSchool } from '../testing/edited-content';
import { readSiteContent } from './read-site-content';

// Schemas must not change values, because programs that edit content write back what they have read.
test.each([smallSchool, 'content'])('in %s, schemas do not change the content', (folder) => {
  for (const { file, kind } of readSiteContent(folder).files) {
    const { schema } = fileKinds[kind]!;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const written: unknown = parse(file.endsWith('.md') ? (splitMarkdown(text)?.frontMatter ?? '') : text);
    expect(schema.parse(written), file).toEqual(written);
  }
});

test('the editors’ manual lists every file, kind of screen and placeholder', () => {
  const manual = readFileSync('content/README.md', 'utf8');
  for (const { file } of Object.values(contentFiles)) expect(manual).toContain(`\`${file}\``);
  for (const kind of Object.keys(screenKinds)) expect(manual).toMatch(new RegExp(`^\\| \`${kind}\` `, 'm'));
  for (const fact of Object.keys(placeholderValues(readSiteContent(smallSchool).school, 'en')))
    if (!/[2-9]$/.test(fact)) expect(manual).toContain(`{{${fact}}}`);
});
