import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './support/project-files';

const files = projectFiles();
const roots = [...new Set(files.map((file) => file.split('/')[0]!))].filter((root) => !root.startsWith('.'));
/** Paths that a build creates, that only some schools have, or that are just examples. */
const ELSEWHERE = /^(?:build\/|content\/(?:news|photos|scans|\.schemas)\/|app\/pages\/faq\/|forms\/bus-request\.yaml)/;

/** Paths and `npx tsx` programs in backticks that start with a folder or file of the project. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
  return quoted.filter((word) => roots.includes(word.split('/')[0]!) && /[/.]/.test(word) && !/[<>*…{]/.test(word));
}

test.each(files.filter((file) => file.endsWith('.md')))('%s names only files that exist', (file) => {
  const missing = pathsIn(readFileSync(file, 'utf8')).filter(
    (each) => !ELSEWHERE.test(each) && !existsSync(each) && !existsSync(path.join(path.dirname(file), each)),
  );
  expect(missing).toEqual([]);
});

test.each([...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!))(
  'npm run %s exists',
  (name) => {
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty(['scripts', name]);
  },
);
