import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool, withEdits } from '../../model/testing/edited-content';
import { inProjectCopy } from '../../tests/support/project-copy';

/** A language with nonsense words, in a script for which no font is installed. */
const language = `import { en } from '../en/language.ts';
import type { LanguageFolder } from '../language.ts';

export const gu = {
  ...en,
  name: 'કખગ',
  tag: 'gu-IN',
  script: {
    name: 'gujarati',
    digits: { numberingSystem: 'gujr', listStyle: 'gujarati', printedList: '1' },
    lineHeight: 1.5,
    phoneFonts: ['Noto Sans Gujarati'],
  },
  search: { letters: undefined, endings: ['ઓ'], whole: [], questionWords: ['ક્યારે'] },
  words: { ...en.words, close: 'કખગઘ' },
} as const satisfies LanguageFolder;
`;

/** Texts and search rules of the new language, for the islands. */
const words = `export { answerWords } from '../en/words.ts';
import { words as english } from '../en/words.ts';
export const words = { ...english, close: 'કખગઘ' };
`;
const search = `import { gu } from './language.ts';
export const { search } = gu;
`;

test('a new language needs only a folder and a line in a table, even in a script without a font', async () => {
  await inProjectCopy((folder) => {
    const at = (...names: string[]) => path.join(folder, ...names);
    mkdirSync(at('words/gu'));
    writeFileSync(at('words/gu/language.ts'), language);
    writeFileSync(at('words/gu/words.ts'), words);
    writeFileSync(at('words/gu/search.ts'), search);
    const table = readFileSync(at('words/languages.ts'), 'utf8');
    writeFileSync(
      at('words/languages.ts'),
      `import { gu } from './gu/language.ts';\n${table.replace('languages = { en, mr, hi }', 'languages = { en, mr, hi, gu }')}`,
    );
    rmSync(at('content'), { recursive: true });
    cpSync(smallSchool, at('content'), { recursive: true });
    const school = readFileSync(at('content/school.yaml'), 'utf8');
    withEdits(at('content'), [
      { file: 'school.yaml', from: /languages: .*/.exec(school)![0], to: 'languages: [en, gu]' },
      { file: 'settings.yaml', to: `${readFileSync(at('content/settings.yaml'), 'utf8')}\ndigits: gujarati\n` },
    ]);
    execFileSync(process.execPath, ['setup/build.mjs'], { cwd: folder, stdio: 'pipe' });

    const site = at('build/client');
    const home = readFileSync(path.join(site, 'gu.html'), 'utf8');
    expect(home).toContain('<html lang="gu-IN"');
    expect(home).toContain('કખગઘ');
    expect(home).toMatch(/[૦-૯]/);
    expect(home).toMatch(/:lang\(gu\)\{[^}]*:\s*1\.5[;}]/);
    // Headings in this language use the font of the phone.
    expect(home).toMatch(/:lang\(gu\)\{[^}]*--\w[\w-]*:\s*var\(--/);
    expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('>કખગ</a>');
    // PDFs have no font for this script, so the pages link to the English documents.
    expect(existsSync(path.join(site, 'documents/gu'))).toBe(false);
    const pages = readdirSync(path.join(site, 'gu'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const links = pages.flatMap((file) =>
      [...readFileSync(path.join(site, 'gu', file), 'utf8').matchAll(/href="(\/documents\/[^"]+)"/g)].map(
        ([, to]) => to!,
      ),
    );
    expect(links.length).toBeGreaterThan(3);
    for (const to of links) expect(existsSync(path.join(site, to)), to).toBe(true);
  });
  // The test builds a whole site.
}, 600_000);
