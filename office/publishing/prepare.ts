import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { emptyTranslations } from '../../model/concepts/translations';
import { mistakeInWords } from '../editing/check-draft';
import type { PublishRequest, PublishResult } from './publisher';
import { hashOf } from '../../pipeline/assets/fingerprint';
import { buildSettings } from '../../pipeline/build/build-settings';
import type { makeRelease } from '../../pipeline/build/make-release';
import { type Report, silentReport } from '../../pipeline/build/report';
import { isBuildFresh } from '../../pipeline/releases/freshness';
import { currentId } from '../../pipeline/releases/releases';
import type { Publishing } from '../../pipeline/releases/journal';
import { newTexts } from './new-texts';
import type { OnPoint } from '../../pipeline/releases/publishing-points';
import { misfitsInWords, refused } from './refused';
import { readTexts } from '../../pipeline/releases/write-content';

const MAX_TRIES = 3;

export interface PreparationOptions {
  /** Absolute path of the content folder. */
  folder: string;
  makeRelease: typeof makeRelease;
  onPoint: OnPoint;
}

/** Checks changes and makes a release that visitors don't see yet. @returns the result, if nothing can or need be published */
export async function prepare(
  request: PublishRequest,
  options: PreparationOptions,
): Promise<Publishing | PublishResult> {
  const { folder, onPoint } = options;
  const { language } = request;
  // Bundles read settings only from `process.env`, and `.env` may have changed.
  Object.assign(process.env, buildSettings());
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { before, after, content } = newTexts(folder, request);
    const misfits = misfitsInWords(content, request);
    if (misfits.length > 0) return refused(misfits);
    const files = Object.keys(after);
    if (files.length === 0 && isBuildFresh())
      return { kind: 'live', release: currentId(), before: {}, after: {}, editedMeanwhile: [] };
    // A file of translations without entries reads like one that doesn't exist.
    const drafts = new Map(files.map((file) => [file, after[file] ?? emptyTranslations(file)]));
    const made = await options.makeRelease({ content: { folder, drafts }, report: reportTo(onPoint) });
    if ('mistakes' in made) return refused(made.mistakes.map((each) => mistakeInWords(each, content, language)));
    onPoint('built');
    // The fingerprint of the sources has the drafts in place of these files.
    if (!isDeepStrictEqual(readTexts(folder, files), before)) continue;
    for (const file of files) accessSync(path.dirname(path.join(folder, file)), constants.W_OK);
    const { who, title } = request;
    const from = path.relative('.', folder);
    return { request: hashOfRequest(request), release: made.release, folder: from, before, after, who, title };
  }
  throw new Error('Files were changed again and again while the site was built.');
}

/** The same request in another language is the same. */
export function hashOfRequest(request: PublishRequest): string {
  return hashOf(JSON.stringify({ ...request, language: undefined }));
}

/** The first stage of a build begins when the content has been read and has no mistakes. */
function reportTo(onPoint: OnPoint): Report {
  let isChecked = false;
  return {
    ...silentReport,
    stage(what, steps) {
      if (!isChecked) onPoint('checked');
      isChecked = true;
      onPoint('building');
      return silentReport.stage(what, steps);
    },
  };
}
