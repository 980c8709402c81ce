import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import type { SiteContent } from '../../model/concepts/site-content';
import { readTyped, withDefaults } from './ask';
import type { NewSchoolAnswers, QuestionName } from './questions';
import { writeSchool } from './write-school';

export const today = '2026-11-22';
export const onPaper: Partial<Record<QuestionName, string>> = {
  language: 'en',
  name: 'Saraswati Vidyalaya',
  founded: '1998',
  address: 'Opposite the market, Station Road, Udgir, District Latur, Maharashtra 413 517',
  phone: '098765-43210',
  email: 'office@saraswati.example',
  board: 'state',
  registrations: 'U-DISE Code 27280100101, State Board Index No. 61.02.015',
  classes: 'Nursery to Std 8',
  principal: 'Mrs. Asha Kulkarni, M.A., B.Ed.',
  palette: 'teal-and-coral',
};

const parent = mkdtempSync(path.join(tmpdir(), 'schools-'));
// The file that loads this module first removes the folder. Other test files can share the module, and then write their schools again.
afterAll(() => rmSync(parent, { recursive: true, force: true }));

interface WrittenSchool {
  folder: string;
  content: SiteContent;
}

/** The schools written so far, by their answers. Tests share them and must not change them. */
const written = new Map<string, WrittenSchool>();
let count = 0;

export function schoolOf(typed: Partial<Record<QuestionName, string>> = {}): WrittenSchool {
  const allTyped = { ...onPaper, ...typed };
  const key = JSON.stringify(allTyped);
  const known = written.get(key);
  if (known && existsSync(known.folder)) return known;
  mkdirSync(parent, { recursive: true });
  const { answers, wrong } = readTyped(allTyped);
  expect(wrong).toEqual({});
  count += 1;
  const folder = path.join(parent, `school-${count}`);
  const school = { folder, content: writeSchool(folder, withDefaults(answers) as NewSchoolAnswers, today) };
  written.set(key, school);
  return school;
}
