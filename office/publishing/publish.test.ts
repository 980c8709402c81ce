import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { splitMarkdown } from '../../model/mistakes/places/content-place';
import { paragraphsOf } from '../../model/projections/segments';
import { smallSchool } from '../../model/testing/edited-content';
import { publishingSteps } from '../pages/website-views';
import type { PublishResult } from '../website/workshop';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { releasesFolder } from '../../pipeline/releases/releases';
import { finishPublishing } from '../../pipeline/releases/finish-publishing';
import {
  contentAndSite,
  fee,
  makeSmallRelease,
  request,
  slogan,
  smallPublisher,
  startSchool,
} from './publishing.fixture';
import { newTexts } from './new-texts';
import { type PublishingPoint, publishingPoints } from '../../pipeline/releases/publishing-points';

const school = path.resolve(smallSchool);
const newFee = /Grade 1\n(?: {4}.*\n)*? {6}yearly: 27500/;

async function open() {
  temporaryWorkingDirectory();
  return startSchool(school);
}

function expectLive(result: PublishResult) {
  if (result.kind !== 'live') throw new Error(JSON.stringify(result));
  return result;
}

test('content and site have the changes; the result has the texts before and after', async () => {
  const folder = await open();
  const { content: before } = contentAndSite();
  const result = expectLive(await smallPublisher(folder).publish(request));
  const { content, site } = contentAndSite();
  expect(content[0]).toMatch(newFee);
  expect(content[1]).toContain(`slogan: ${String(slogan.becomes)}`);
  expect(site).toEqual(content);
  expect(Object.values(result.before).sort()).toEqual([...before].sort());
  expect(Object.values(result.after).sort()).toEqual([...content].sort());
  expect(result).toMatchObject({ conflicts: [], notCommitted: undefined });
});

test('after a crash at any point, content and site are both old or both new, and publishing again equals publishing once', async () => {
  const reached = new Set<PublishingPoint>();
  for (const point of publishingPoints)
    for (const times of [1, 2]) {
      const folder = await open();
      const old = contentAndSite().content;
      let left = times;
      const crash = (each: PublishingPoint) => {
        reached.add(each);
        if (each === point && (left -= 1) === 0) throw new Error('A crash');
      };
      const first = await smallPublisher(folder, crash)
        .publish(request)
        .catch(() => undefined);
      await finishPublishing();
      const { content, site } = contentAndSite();
      expect(site).toEqual(content);
      const isNew = publishingPoints.indexOf(point) >= publishingPoints.indexOf('journal opened') || left > 0;
      expect(content.map((text, index) => text !== old[index])).toEqual([isNew, isNew]);

      const again = expectLive(await smallPublisher(folder).publish(request));
      expect(again).toEqual(expectLive(await smallPublisher(folder).publish(request)));
      if (first?.kind === 'live') expect(again).toEqual(first);
      expect(Object.values(again.before).sort()).toEqual([...old].sort());
      expect(contentAndSite().site).toEqual(contentAndSite().content);
      expect(contentAndSite().content[0]).toMatch(newFee);
      expect(hiddenFiles(folder)).toEqual([]);
    }
  expect([...reached].sort()).toEqual([...publishingPoints].sort());
});

test('a change that no longer fits is refused, and nothing changes', async () => {
  const folder = await open();
  const before = contentAndSite();
  const late = { ...slogan, was: 'Another slogan' };
  const result = await smallPublisher(folder).publish({ ...request, changes: [fee, late] });
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('Somebody else')], conflicts: [1] });
  expect(contentAndSite()).toEqual(before);
});

test('mistakes are refused in the language of the page', async () => {
  const folder = await open();
  const make = () => Promise.resolve({ mistakes: [{ file: 'school.yaml', rule: 'not-utf8' as const }] });
  const result = await smallPublisher(folder, undefined, make).publish({ ...request, language: 'mr' });
  expect(result).toMatchObject({ kind: 'refused', problems: [expect.stringMatching(/\p{Script=Devanagari}/u)] });
});

test('whatever fails before the journal, such as a full disk, changes nothing', async () => {
  const folder = await open();
  const before = contentAndSite();
  const make = () =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  const result = await smallPublisher(folder, undefined, make).publish(request);
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('disk')], conflicts: [] });
  expect(contentAndSite()).toEqual(before);
});

test('whatever fails before the build, such as a full disk, is reported, too', async () => {
  const folder = await open();
  // In place of a disk without room for the lock’s note.
  mkdirSync('build/owner.txt');
  const result = await smallPublisher(folder).publish(request);
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('EISDIR')], conflicts: [] });
  rmdirSync('build/owner.txt');
  expectLive(await smallPublisher(folder).publish(request));
});

test('a publication whose journal exists is never called refused, whatever fails before it goes on', async () => {
  const folder = await open();
  mkdirSync('build/mistakes.txt');
  await smallPublisher(folder).publish(request);
  rmdirSync('build/mistakes.txt');
  rmSync('build/owner.txt');
  mkdirSync('build/owner.txt');
  expect(await smallPublisher(folder).publish(request)).toEqual({
    kind: 'unfinished',
    problems: [expect.stringContaining('EISDIR')],
  });
  rmdirSync('build/owner.txt');
  expectLive(await smallPublisher(folder).publish(request));
});

test('whatever fails once the journal is open is reported, and asking again goes on', async () => {
  const folder = await open();
  // A file can't be deleted there.
  mkdirSync('build/mistakes.txt');
  for (const _ of ['first', 'again'])
    expect(await smallPublisher(folder).publish(request)).toEqual({
      kind: 'unfinished',
      problems: [expect.stringContaining('mistakes.txt')],
    });
  rmdirSync('build/mistakes.txt');
  expectLive(await smallPublisher(folder).publish(request));
  expect(contentAndSite().site).toEqual(contentAndSite().content);
});

test('a file that is edited by hand during the build makes it start again', async () => {
  const folder = await open();
  let builds = 0;
  const make: typeof makeSmallRelease = async (options) => {
    builds += 1;
    const made = await makeSmallRelease(options);
    if (builds === 1) edit(folder, 'school.yaml', 'founded: 2018', 'founded: 2017');
    return made;
  };
  expectLive(await smallPublisher(folder, undefined, make).publish(request));
  const { content, site } = contentAndSite();
  expect(content[1]).toMatch(/founded: 2017/);
  expect(content[1]).toContain(slogan.becomes);
  expect(site).toEqual(content);
  expect(builds).toBe(2);
});

test('a file that is edited by hand after the build keeps that edit, and its change is reported', async () => {
  const folder = await open();
  const editMeanwhile = (point: PublishingPoint) => {
    if (point === 'journal opened') edit(folder, 'school.yaml', 'founded: 2018', 'founded: 2017');
  };
  const result = expectLive(await smallPublisher(folder, editMeanwhile).publish(request));
  expect(result.conflicts).toEqual([1]);
  const { content } = contentAndSite();
  expect(content[0]).toMatch(newFee);
  expect(content[1]).toContain('founded: 2017');
  expect(content[1]).not.toContain(slogan.becomes);
});

test('undoing gives files back their bytes, and so does undoing that', async () => {
  const folder = await open();
  const { content: old } = contentAndSite();
  const changes = [
    fee,
    { place: { ...slogan.place, language: 'mr' as const }, was: null, becomes: 'एक ओळ', of: String(slogan.was) },
  ];
  edit(folder, 'school.yaml', 'languages: [ en ]', 'languages: [ en, mr ]');
  const done = expectLive(await smallPublisher(folder).publish({ ...request, changes }));
  expect(readFileSync(path.join(folder, 'school.translations.yaml'), 'utf8')).toContain('एक ओळ');
  const inverse = changes.map(({ was, becomes, ...each }) => ({ ...each, was: becomes, becomes: was }));
  const undone = expectLive(
    await smallPublisher(folder).publish({ ...request, id: 2, changes: inverse, undoes: done }),
  );
  expect(existsSync(path.join(folder, 'school.translations.yaml'))).toBe(false);
  expect(contentAndSite().content[0]).toBe(old[0]);
  expect(contentAndSite().site).toEqual(contentAndSite().content);
  expectLive(await smallPublisher(folder).publish({ ...request, id: 3, changes, undoes: undone }));
  expect(readFileSync(path.join(folder, 'school.translations.yaml'), 'utf8')).toBe(
    done.after['school.translations.yaml'],
  );
});

test('undoing a text that has become several paragraphs gives its file back its bytes', async () => {
  const folder = await open();
  const file = 'screens/about-the-school.md';
  const before = readFileSync(path.join(folder, file), 'utf8');
  const [was = ''] = paragraphsOf(splitMarkdown(before)!.body);
  const change = { place: { file, paragraph: 0, entries: [] }, was, becomes: 'A new beginning.\n\nA new end.' };
  const done = expectLive(await smallPublisher(folder).publish({ ...request, changes: [change] }));
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain('A new end.');
  const changes = [{ ...change, was: change.becomes, becomes: change.was }];
  expectLive(await smallPublisher(folder).publish({ ...request, id: 2, changes, undoes: done }));
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(before);
});

test('undoing a publication that changed no file tells its conflicts', async () => {
  const folder = await open();
  const changes = [{ ...slogan, was: 'Another slogan', becomes: 'A third slogan' }];
  expect(newTexts(folder, { changes, undoes: { before: {}, after: {} } }).conflicts).toEqual([0]);
});

test('undoing keeps later edits of the same file', async () => {
  const folder = await open();
  const done = expectLive(await smallPublisher(folder).publish(request));
  edit(folder, 'school.yaml', 'founded: 2018', 'founded: 2017');
  const changes = request.changes.map(({ was, becomes, ...each }) => ({ ...each, was: becomes, becomes: was }));
  expectLive(await smallPublisher(folder).publish({ ...request, id: 2, changes, undoes: done }));
  expect(contentAndSite().content[1]).toMatch(/slogan: One line(?:.*\n)*founded: 2017/);
});

test('a publication of another database with the same id is another one', async () => {
  const folder = await open();
  await smallPublisher(folder).publish(request);
  const other = { ...slogan, was: slogan.becomes, becomes: 'Another slogan' };
  expectLive(await smallPublisher(folder).publish({ ...request, changes: [other] }));
  expect(contentAndSite().site[1]).toContain('Another slogan');
});

test('people can see the last step of a running publication', async () => {
  const folder = await open();
  const steps: Promise<string | undefined>[] = [];
  const publisher = smallPublisher(folder, () => steps.push(publisher.step(request.id)));
  await publisher.publish(request);
  expect([...new Set(await Promise.all(steps))]).toEqual(publishingSteps);
  expect(await publisher.step(request.id)).toBeUndefined();
});

function edit(folder: string, file: string, from: string, to: string) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
  writeFileSync(path.join(folder, file), text.replace(from, to));
}

function hiddenFiles(folder: string): string[] {
  const names = [folder, 'build', releasesFolder].flatMap((each) =>
    readdirSync(each, { recursive: each === folder, encoding: 'utf8' }),
  );
  return names.filter((name) => name.endsWith('.part') || name.endsWith('.reserve'));
}
