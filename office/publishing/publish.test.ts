import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { publishingSteps } from '../pages/website-views';
import type { PublishResult } from './publisher';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { releasesFolder } from '../../pipeline/releases/releases';
import { finishPublishing } from '../../pipeline/releases/finish-publishing';
import {
  contentAndSite,
  edited,
  feesFile,
  makeSmallRelease,
  newSlogan,
  request,
  schoolFile,
  smallPublisher,
  startSchool,
  undoOf,
} from './publishing.fixture';
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
  expect(content[1]).toContain(`slogan: ${newSlogan}`);
  // A field that somebody has written is no sample any more.
  expect(content[0]).toMatch(/label: Grade 1\n(?: {4}.*\n)*? {4}sample:\n {6}- label\n(?!(?: {6}.*\n)* {6}- fees)/);
  expect(content[1]).toMatch(/^sample: \[ summary, founded/m);
  expect(site).toEqual(content);
  expect(Object.values(result.before).sort()).toEqual([...before].sort());
  expect(Object.values(result.after).sort()).toEqual([...content].sort());
  expect(result).toMatchObject({ editedMeanwhile: [] });
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

test('files that wait are not published, nor looked at', async () => {
  const folder = await open();
  const { [schoolFile]: waiting, ...files } = request.files;
  const [, school] = contentAndSite().content;
  expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(contentAndSite().content).toEqual([expect.stringMatching(newFee), school]);
  expect(contentAndSite().site).toEqual(contentAndSite().content);
  expectLive(await smallPublisher(folder).publish({ ...request, id: 2, files: { [schoolFile]: waiting! } }));
  expect(contentAndSite().site[1]).toContain(newSlogan);
});

test('a place that somebody has edited since the draft was made is refused, and nothing changes', async () => {
  const folder = await open();
  edit(folder, schoolFile, 'slogan: One line', 'slogan: Another line');
  const before = contentAndSite();
  const result = await smallPublisher(folder).publish(request);
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('Somebody else')] });
  expect(contentAndSite()).toEqual(before);
});

test('a file that can’t be read is refused, and its draft is not blamed on somebody else', async () => {
  for (const broken of ['name: [', new Uint8Array([0x6e, 0xff, 0x6e])]) {
    const folder = await open();
    writeFileSync(path.join(folder, schoolFile), broken);
    const result = await smallPublisher(folder).publish(request);
    expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining(schoolFile)] });
    expect(contentAndSite().content[0]).not.toMatch(newFee);
  }
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
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('disk')] });
  expect(contentAndSite()).toEqual(before);
});

test('whatever fails before the build, such as a full disk, is reported, too', async () => {
  const folder = await open();
  // In place of a disk without room for the lock’s note.
  mkdirSync('build/owner.txt');
  const result = await smallPublisher(folder).publish(request);
  expect(result).toEqual({ kind: 'refused', problems: [expect.stringContaining('EISDIR')] });
  rmdirSync('build/owner.txt');
  expectLive(await smallPublisher(folder).publish(request));
});

test('whatever fails once the journal is open is never called refused, and asking again goes on', async () => {
  const folder = await open();
  const publish = () => smallPublisher(folder).publish(request);
  const unfinished = (problem: string) => ({ kind: 'unfinished', problems: [expect.stringContaining(problem)] });
  // A file can't be deleted there.
  mkdirSync('build/mistakes.txt');
  expect(await publish()).toEqual(unfinished('mistakes.txt'));
  expect(await publish()).toEqual(unfinished('mistakes.txt'));
  rmdirSync('build/mistakes.txt');
  // Before it goes on, too.
  rmSync('build/owner.txt');
  mkdirSync('build/owner.txt');
  expect(await publish()).toEqual(unfinished('EISDIR'));
  rmdirSync('build/owner.txt');
  expectLive(await publish());
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
  expect(content[1]).toContain(newSlogan);
  expect(site).toEqual(content);
  expect(builds).toBe(2);
});

test('a file that is edited by hand after the build keeps that edit, and its change is reported', async () => {
  const folder = await open();
  const editMeanwhile = (point: PublishingPoint) => {
    if (point === 'journal opened') edit(folder, 'school.yaml', 'founded: 2018', 'founded: 2017');
  };
  const result = expectLive(await smallPublisher(folder, editMeanwhile).publish(request));
  expect(result.editedMeanwhile).toEqual([schoolFile]);
  const { content } = contentAndSite();
  expect(content[0]).toMatch(newFee);
  expect(content[1]).toContain('founded: 2017');
  expect(content[1]).not.toContain(newSlogan);
});

test('undoing gives files back their bytes, and so does undoing that', async () => {
  const folder = await open();
  addLanguage(folder);
  const { content: old } = contentAndSite();
  const translation = { en: 'One line of what the school is proud of.', mr: 'एक ओळ' };
  const files = {
    [feesFile]: request.files[feesFile]!,
    ...edited(folder, translationsOfSchool, (file) => file.insert(['texts'], 0, translation)),
  };
  const done = expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(read(folder, translationsOfSchool)).toContain('एक ओळ');
  const undone = expectLive(await smallPublisher(folder).publish(undoOf(done)));
  expect(existsSync(path.join(folder, translationsOfSchool))).toBe(false);
  expect(contentAndSite().content).toEqual(old);
  expect(contentAndSite().site).toEqual(old);
  expectLive(await smallPublisher(folder).publish({ ...undoOf(undone), id: 3 }));
  expect(read(folder, translationsOfSchool)).toBe(done.after[translationsOfSchool]);
});

test('a text that has become several paragraphs can be undone', async () => {
  const folder = await open();
  const file = 'screens/about-the-school.md';
  const before = read(folder, file);
  const files = edited(folder, file, (each) => (each.body = 'A new beginning.\n\nA new end.'));
  const done = expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(read(folder, file)).toContain('A new end.');
  edit(folder, file, 'kind: prose\ntitle: About The School', 'kind: prose\ntitle: About Us');
  expectLive(await smallPublisher(folder).publish(undoOf(done)));
  expect(read(folder, file)).toBe(before.replace('About The School', 'About Us'));
});

test('a text that comes back has the translation that it had, not a later one of the text that goes', async () => {
  const folder = await open();
  addLanguage(folder);
  const translations = (text: string) => `texts:\n  - { ${text} }\n`;
  const old = 'en: One line of what the school is proud of., mr: एक ओळ';
  writeFileSync(path.join(folder, translationsOfSchool), translations(old));
  const files = {
    ...request.files,
    ...edited(folder, translationsOfSchool, (file) =>
      file.set(['texts', 0], { en: newSlogan, was: { mr: 'One line of what the school is proud of.' }, mr: 'एक ओळ' }),
    ),
  };
  const done = expectLive(await smallPublisher(folder).publish({ ...request, files }));
  writeFileSync(path.join(folder, translationsOfSchool), translations(`en: ${newSlogan}, mr: नवीन ओळ`));
  expectLive(await smallPublisher(folder).publish(undoOf(done)));
  expect(read(folder, translationsOfSchool)).toBe(translations(old));
});

test('undoing is refused where somebody has edited the same place since, and the place is named', async () => {
  const folder = await open();
  const done = expectLive(await smallPublisher(folder).publish(request));
  edit(folder, schoolFile, newSlogan, 'Another slogan');
  const before = contentAndSite();
  expect(await smallPublisher(folder).publish(undoOf(done))).toEqual({
    kind: 'refused',
    problems: [expect.stringMatching(/“.*Slogan” has been changed again/)],
  });
  expect(contentAndSite()).toEqual(before);
});

test('undoing a publication of which nothing is left changes nothing', async () => {
  const folder = await open();
  const { content: old } = contentAndSite();
  const done = expectLive(await smallPublisher(folder).publish(request));
  for (const [index, file] of [feesFile, schoolFile].entries()) writeFileSync(path.join(folder, file), old[index]!);
  expect(expectLive(await smallPublisher(folder).publish(undoOf(done)))).toMatchObject({ after: {} });
  expect(contentAndSite().content).toEqual(old);
});

test('the translations of a removed text go with it, except those that another place uses', async () => {
  const folder = await open();
  addLanguage(folder);
  const about = 'screens/about-the-school.md';
  const translations = 'screens/about-the-school.translations.yaml';
  edit(folder, 'screens/our-mission.md', '---\n\n', '---\n\nUsed twice.\n\n');
  edit(folder, about, '---\n\n', '---\n\nUsed once.\n\nUsed twice.\n\n');
  const texts = ['Used once.', 'Used twice.', 'Used nowhere.'].map((en) => `  - { en: ${en}, mr: मराठी }\n`);
  writeFileSync(path.join(folder, translations), `texts:\n${texts.join('')}`);
  const files = edited(folder, about, (file) => {
    file.remove(['text', 0]);
    file.remove(['text', 0]);
  });
  const before = [read(folder, about), read(folder, translations)];
  const done = expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(read(folder, about)).not.toContain('Used');
  // An entry that no text had before is not part of the change.
  expect(read(folder, translations)).toBe(`texts:\n${texts.slice(1).join('')}`);
  const undone = expectLive(await smallPublisher(folder).publish(undoOf(done)));
  expect([read(folder, about), read(folder, translations)]).toEqual(before);
  // Undoing removes texts, too.
  edit(folder, translations, 'en: Used once., mr: मराठी', 'en: Used once., mr: आता');
  expectLive(
    await smallPublisher(folder).publish({
      ...undoOf({ before: { [about]: done.after[about]! }, after: { [about]: undone.after[about]! } }),
      id: 3,
    }),
  );
  expect(read(folder, translations)).toBe(`texts:\n${texts.slice(1).join('')}`);
});

test('an entry that a draft has added for a text that it no longer has is not published', async () => {
  const folder = await open();
  addLanguage(folder);
  const files = edited(folder, translationsOfSchool, (file) => {
    file.insert(['texts'], 0, { en: 'A slogan that was typed and changed again', mr: 'एक ओळ' });
    file.insert(['texts'], 1, { en: 'One line of what the school is proud of.', mr: 'दुसरी ओळ' });
  });
  expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(read(folder, translationsOfSchool)).toMatch(/^(?!.*typed)[^]*दुसरी ओळ/);
});

test('a publication of another database with the same id is another one', async () => {
  const folder = await open();
  await smallPublisher(folder).publish(request);
  const files = edited(folder, schoolFile, (file) => file.set(['slogan'], 'Another slogan'));
  expectLive(await smallPublisher(folder).publish({ ...request, files }));
  expect(contentAndSite().site[1]).toContain('Another slogan');
});

test('a publication of which git makes no commit is live, and has one after the next', async () => {
  const folder = await open();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const { [feesFile]: fees, [schoolFile]: school } = request.files;
  writeFileSync(path.join(folder, '.git/index.lock'), '');
  expectLive(await smallPublisher(folder).publish({ ...request, files: { [feesFile]: fees! } }));
  expect(contentAndSite().site[0]).toMatch(newFee);
  rmSync(path.join(folder, '.git/index.lock'));
  const later = { ...request, id: 2, files: { [schoolFile]: school! }, who: 'Ravi', title: 'The slogan' };
  expectLive(await smallPublisher(folder).publish(later));
  expect(git('log', '--format=%an: %s')).toBe('Ravi: The slogan\nAsha Patil: A fee and the slogan');
});

test('people can see the last step of a running publication', async () => {
  const folder = await open();
  const steps: (string | undefined)[] = [];
  const publisher = smallPublisher(folder, () => steps.push(publisher.step(request.id)));
  await publisher.publish(request);
  expect([...new Set(steps)]).toEqual(publishingSteps);
  expect(publisher.step(request.id)).toBeUndefined();
});

const translationsOfSchool = 'school.translations.yaml';

function addLanguage(folder: string) {
  edit(folder, schoolFile, 'languages: [ en ]', 'languages: [ en, mr ]');
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function edit(folder: string, file: string, from: string, to: string) {
  const text = read(folder, file);
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
  writeFileSync(path.join(folder, file), text.replace(from, to));
}

function hiddenFiles(folder: string): string[] {
  const names = [folder, 'build', releasesFolder].flatMap((each) =>
    readdirSync(each, { recursive: each === folder, encoding: 'utf8' }),
  );
  return names.filter((name) => name.endsWith('.part') || name.endsWith('.reserve'));
}
