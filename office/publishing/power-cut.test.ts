import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { temporaryFolder, temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { finishPublishing } from '../../pipeline/releases/finish-publishing';
import { contentAndSite, request, smallPublisher, startSchool } from './publishing.fixture';
import { copiesAfterPowerCuts } from './unsynced-disk.fixture';

test('after a power cut at any write, content and site are both old or both new', async () => {
  const school = path.resolve(smallSchool);
  const home = temporaryWorkingDirectory();
  const folder = await startSchool(school);
  const { content: old } = contentAndSite();
  const copies = await copiesAfterPowerCuts(async () => {
    expect(await smallPublisher(folder).publish(request)).toMatchObject({ kind: 'live' });
  }, temporaryFolder());
  const { content: becomes } = contentAndSite();
  const found = new Set<string>();
  for (const copy of copies) {
    process.chdir(copy);
    await finishPublishing();
    const { content, site } = contentAndSite();
    expect(site, copy).toEqual(content);
    expect([old, becomes], copy).toContainEqual(content);
    found.add(JSON.stringify(content));
  }
  process.chdir(home);
  expect(found.size).toBe(2);
});
