import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { copyProject } from '../../tests/support/project-copy';
import { currentId, switchTo } from '../releases/releases';
import { makeRelease } from './make-release';
import { type Report, silentReport } from './report';

const folder = path.resolve(smallSchool);
const FEES = 'facts/classes.yaml';
const written = readFileSync(path.join(folder, FEES), 'utf8');
const draft = written.replace('yearly: 38400', 'yearly: 39900');

/** Makes a release. @returns what each stage made */
async function make(text?: string) {
  const outcomes: Record<string, string> = {};
  const stage: Report['stage'] = (what) => ({ step: () => undefined, end: (outcome) => (outcomes[what] = outcome) });
  const drafts = text === undefined ? undefined : new Map([[FEES, text]]);
  const made = await makeRelease({ content: { folder, drafts }, report: { ...silentReport, stage } });
  return { ...made, outcomes };
}

/** The bytes of a release by address, without the scripts and styles that it keeps for earlier releases. */
function filesOf(release: string): Record<string, string> {
  const client = `build/releases/${release}/client`;
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files.map((entry) => path.join(entry.parentPath, entry.name)).filter((file) => !file.includes('/assets/'));
  return Object.fromEntries(
    places.map((file) => [path.relative(client, file), readFileSync(file).toString('base64')]),
  );
}

const idOf = (made: object) => (made as { release: string }).release;

test('the live site and a draft are made in turn in one process, and neither makes the files of the other again', async () => {
  const project = copyProject();
  const before = process.cwd();
  process.chdir(project);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(project, { recursive: true, force: true });
  });

  const first = await make();
  switchTo(idOf(first));
  const live = filesOf(idOf(first));

  const ofDraft = await make(draft);
  expect(ofDraft.outcomes).toMatchObject({
    Pictures: expect.stringMatching(/^0 drawn, 0 photos developed/),
    Documents: expect.stringMatching(/^1 made/),
  });
  expect(currentId(), 'visitors still see the live site').toBe(idOf(first));
  const drafted = filesOf(idOf(ofDraft));
  expect(Object.keys(drafted)).toEqual(Object.keys(live));
  const changed = Object.keys(live).filter((file) => live[file] !== drafted[file]);
  expect(changed).toContain('documents/fees-details.pdf');
  expect(changed).not.toContain('documents/school-circular.pdf');

  switchTo(idOf(ofDraft));
  const again = await make();
  expect(again.outcomes).toMatchObject({ Pictures: expect.stringMatching(/^0 drawn/), Documents: expect.stringMatching(/^0 made/) });
  expect(filesOf(idOf(again))).toEqual(live);

  const wrong = await make(written.replace('yearly: 38400', 'yearly: much'));
  expect(wrong).toMatchObject({ mistakes: [{ file: FEES }] });
  expect(currentId()).toBe(idOf(ofDraft));
}, 600_000);
