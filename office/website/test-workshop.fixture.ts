import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edit, smallSchool } from '../../model/testing/edited-content';
import { sentenceOf } from '../../model/mistakes/words/content-error';
import type { Renderer } from '../../pipeline/bundles/bundles';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { editedSchool } from '../../tests/support/temporary-folder';
import { mistakesOf } from '../editing/check-draft';
import type { Draft, DraftContent } from '../editing/draft';
import { SiteVersions } from '../preview/site-versions';
import { newTexts } from '../publishing/new-texts';
import type { PublishRequest, PublishResult } from '../publishing/publisher';
import { type PreviewRequest, Workshop } from './workshop';

/** The fee of Grade 5, ₹ 38,400, and of the class above it, ₹ 34,400. */
export const fee = 'facts/classes.yaml:classes/7/fees/yearly';
export const feeOfGrade4 = 'facts/classes.yaml:classes/6/fees/yearly';
/** `Open` */
export const slogan = 'school.yaml:slogan';
/** 365 */
export const keepDays = 'facts/privacy.yaml:keepDays';

const shortSlogan: Edit = { file: 'school.yaml', from: 'One line of what the school is proud of.', to: 'Open' };

/** Gives the school a second language, in which its slogan is `खुले`. Reading its content takes twice as long. */
export const inMarathi: readonly Edit[] = [
  { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr ]' },
  { file: 'school.translations.yaml', to: 'texts:\n  - { en: Open, mr: खुले }\n' },
];

/** The workshop of a small school. Its previews and pages are empty, and it publishes by writing the texts into its folder. */
export class TestWorkshop extends Workshop {
  /** What it was asked to publish. */
  readonly published: PublishRequest[] = [];
  /** Answers of `publish`, one after the other; then it publishes. */
  answers: ((publish: () => PublishResult) => Promise<PublishResult>)[] = [];
  /** Whether it fails with every draft. */
  isBroken = false;

  constructor(folder: string) {
    const publish = (request: PublishRequest) => {
      this.published.push(request);
      const write = () => writeTexts(folder, request);
      return this.answers.shift()?.(write) ?? Promise.resolve(write());
    };
    super(folder, { publish, step: () => 'built', getReady: () => undefined }, versionsWithoutPages(folder));
  }

  override contentWith(draft: Draft): DraftContent {
    if (this.isBroken && draft.files.size > 0) throw new Error('Grade 5 is broken');
    return super.contentWith(draft);
  }

  override preview({ page, files }: PreviewRequest, draft: Draft) {
    const html = `<p>${page} ${files} ${[...draft.files.keys()].join()}</p>`;
    return Promise.resolve(page === '/gone' ? undefined : { html, scriptHash: 'sha256-abc' });
  }

  override file(address: string) {
    const type = address.endsWith('.woff2') ? 'font/woff2' : 'image/png';
    return Promise.resolve(address === '/gone' ? undefined : { type, body: new Uint8Array([1]) });
  }
}

/** In a folder of its own. */
export function testWorkshop(...edits: Edit[]): TestWorkshop {
  return new TestWorkshop(editedSchool(shortSlogan, ...edits));
}

/** For tests of the office's other parts. */
export function idleWorkshop(): Workshop {
  return new TestWorkshop(smallSchool);
}

/** Rendering pages would take seconds. */
function versionsWithoutPages(folder: string): SiteVersions {
  const renderer = { render: () => Promise.resolve('<main></main>') } as unknown as Renderer;
  return new SiteVersions(folder, (_, contents) =>
    Promise.resolve({ school: compiledForTest(contents), renderer, files: {} }),
  );
}

/** As a publication does, without the site. */
function writeTexts(folder: string, request: PublishRequest): PublishResult {
  const { before, after, content } = newTexts(folder, request);
  if (content.changes.some(({ state }) => state !== 'fits'))
    return { kind: 'refused', problems: ['Somebody else has changed the same places.'] };
  const texts = Object.entries(after);
  const mistakes = mistakesOf(folder, new Map(texts.map(([file, text]) => [file, text ?? ''])));
  if (mistakes.length > 0) return { kind: 'refused', problems: mistakes.map((each) => sentenceOf(each, 'en')) };
  for (const [file, text] of texts)
    if (text === null) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
  return { kind: 'live', release: `r${request.id}`, before, after, editedMeanwhile: [] };
}
