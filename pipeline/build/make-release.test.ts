import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { pageFile } from '../../model/projections/pages/site-rules';
import { sitePages } from '../../model/projections/pages/site-pages';
import type { Drafts } from '../../model/writing/drafts';
import { testsAll } from '../../tests/browser/support/tests-all';
import { copyProject } from '../../tests/support/project-copy';
import { currentId, switchTo } from '../releases/releases';
import { SiteVersions } from '../../office/preview/site-versions';
import { pageWithoutFields } from '../../office/preview/workshop.fixture';
import { makeRelease } from './make-release';
import { type Report, silentReport } from './report';

const folder = path.resolve(smallSchool);
const marathi = path.resolve('examples/pimpalpaan');
const FEES = 'facts/classes.yaml';
const draft = edited(FEES, 'yearly: 38400', 'yearly: 39900');

const workingDirectory = process.cwd();
beforeAll(() => process.chdir(copyProject()));
afterAll(() => {
  const project = process.cwd();
  process.chdir(workingDirectory);
  rmSync(project, { recursive: true, force: true });
});

/** A file with another text. */
function edited(file: string, from: string, to: string, of = folder): Drafts {
  return new Map([[file, readFileSync(path.join(of, file), 'utf8').replace(from, to)]]);
}

/** Makes a release. @returns what each stage made */
async function make(drafts?: Drafts, of = folder) {
  const outcomes: Record<string, string> = {};
  const stage: Report['stage'] = (what) => ({ step: () => undefined, end: (outcome) => (outcomes[what] = outcome) });
  const made = await makeRelease({ content: { folder: of, drafts }, report: { ...silentReport, stage } });
  return { ...made, outcomes };
}

/** The bytes of a release by address, without the scripts and styles that it keeps for earlier releases. */
function filesOf(release: string): Record<string, string> {
  const client = `build/releases/${release}/client`;
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/assets/'));
  return Object.fromEntries(places.map((file) => [path.relative(client, file), readFileSync(file).toString('base64')]));
}

const idOf = (made: object) => (made as { release: string }).release;

test('the live site and a draft are made in turn in one process, and neither makes the files of the other again', async () => {
  const first = await make();
  switchTo(idOf(first));
  const live = filesOf(idOf(first));

  const ofDraft = await make(draft);
  expect(ofDraft.outcomes).toMatchObject({
    Pictures: expect.stringMatching(/^0 drawn, 0 photos developed/) as string,
    Documents: expect.stringMatching(/^1 made/) as string,
  });
  expect(currentId(), 'visitors still see the live site').toBe(idOf(first));
  const drafted = filesOf(idOf(ofDraft));
  expect(Object.keys(drafted)).toEqual(Object.keys(live));
  const changed = Object.keys(live).filter((file) => live[file] !== drafted[file]);
  expect(changed).toContain('documents/fees-details.pdf');
  expect(changed).not.toContain('documents/school-circular.pdf');

  switchTo(idOf(ofDraft));
  const again = await make();
  expect(again.outcomes).toMatchObject({
    Pictures: expect.stringMatching(/^0 drawn/) as string,
    Documents: expect.stringMatching(/^0 made/) as string,
  });
  expect(filesOf(idOf(again))).toEqual(live);

  const wrong = await make(edited(FEES, 'yearly: 38400', 'yearly: much'));
  expect(wrong).toMatchObject({ mistakes: [{ file: FEES }] });
  expect(currentId()).toBe(idOf(ofDraft));
}, 600_000);

const previewed: { what: string; page: string; of: string; drafts: Drafts }[] = [
  { what: 'a fee', page: '/classes', of: folder, drafts: draft },
  {
    what: 'the title of a form',
    page: '/',
    of: folder,
    drafts: edited('forms/enquiry.yaml', 'title: ', 'title: Dear '),
  },
  // The font of headings has only the letters of the content.
  { what: 'new letters', page: '/', of: marathi, drafts: edited('menu.yaml', 'label: ', 'label: ज्ञानेश्वर ', marathi) },
];

// It takes half a minute to make the pictures of the second school.
test.each(previewed.filter(({ of }) => testsAll || of === folder))(
  'the preview of $what is what publishing writes, byte for byte',
  async ({ page, of, drafts }) => {
    const versions = new SiteVersions(of);
    // Somebody publishes while the preview is being made.
    const [live, version, made] = await Promise.all([versions.of(), versions.of(drafts), make(drafts, of)]);
    for (const { path: address } of version.school.contents.flatMap(sitePages)) {
      const written = readFileSync(`build/releases/${idOf(made)}/client/${pageFile(address)}`, 'utf8');
      expect((await pageWithoutFields(version, address)).withoutFields === written, address).toBe(true);
    }
    expect((await pageWithoutFields(version, page)).withoutFields).not.toBe(
      (await pageWithoutFields(live, page)).withoutFields,
    );
  },
  600_000,
);
