import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { temporaryWorkingDirectory } from '../tests/support/temporary-folder';
import { fillContent } from './fill-content.mjs';

beforeEach(() => {
  temporaryWorkingDirectory();
  mkdirSync('content/facts', { recursive: true });
  writeFileSync('content/facts/staff.yaml', 'teachers: []\n');
});

test('an empty folder gets the content of the project', () => {
  mkdirSync('volume');
  fillContent('volume');
  expect(readFileSync('volume/facts/staff.yaml', 'utf8')).toBe('teachers: []\n');
});

test('a folder with content stays as it is', () => {
  mkdirSync('volume');
  writeFileSync('volume/school.yaml', '');
  fillContent('volume');
  expect(readdirSync('volume')).toEqual(['school.yaml']);
});

test('a misspelled folder is not made', () => {
  fillContent('volume');
  expect(existsSync('volume')).toBe(false);
});
