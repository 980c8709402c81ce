import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentMistake, describeMistake } from '../../model/mistakes/words/content-error';
import { serverContentFile, serverContentOf } from '../../model/projections/server-content';
import { siteRulesFile } from '../../model/projections/pages/site-rules';
import type { ContentSource } from '../../model/reading/content-source';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { FileCache } from '../assets/file-cache';
import { filesBesideSite } from '../hosts/host-files';
import type { Compression } from '../pages/compress-files';
import { writeSite } from '../pages/write-site';
import { contentFolderFile, addRelease } from '../releases/releases';
import { makeFromSnapshot } from './build-snapshot';
import { prepareSite } from './prepare-site';
import { type Report, silentReport } from './report';

export interface BuildOptions {
  content: ContentSource;
  report?: Report;
  compression?: Compression;
}

/**
 * Makes a complete release in `build/releases`. Visitors see it after `switchTo(release)`. The caller holds the lock of the build
 * (`lockBuild`) from before this until after the switch.
 *
 * @throws other errors than mistakes in the content: the disk is full, or files keep changing
 */
export async function makeRelease({
  content,
  report = silentReport,
  compression = 'fast',
}: BuildOptions): Promise<{ release: string } | { mistakes: readonly ContentMistake[] }> {
  try {
    const release = await makeFromSnapshot(content, report, (sources, expectUnchanged) =>
      addRelease(async (folder) => {
        await writeRelease({ content, report, compression }, folder);
        expectUnchanged();
        return sources;
      }),
    );
    new FileCache().removeUnused();
    return { release };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
}

async function writeRelease(
  { content: source, report, compression }: Required<BuildOptions>,
  folder: string,
): Promise<void> {
  // A build repeats warnings about certificates, which expire without an edit of the content.
  const warn = (warning: ContentMistake) => {
    if (warning.rule === 'certificate-runs-out') report.line(`\n${describeMistake(warning)}\n`);
  };
  const contents = readEveryLanguage(source.folder, warn, source.drafts);
  const site = await prepareSite(source, contents, { withDocuments: true, report });
  const pages = await writeSite(path.join(folder, 'client'), { ...site, compression });
  report.line(`  Pages: ${pages} written`);
  writeFileSync(path.join(folder, contentFolderFile), path.resolve(source.folder));
  const write = (name: string, data: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(data));
  write(siteRulesFile, site.rules);
  mkdirSync(path.join(folder, 'hosts'));
  for (const [name, text] of Object.entries(filesBesideSite(site.rules)))
    writeFileSync(path.join(folder, 'hosts', name), text);
  write(serverContentFile, serverContentOf(contents, site.school.look.css));
}
