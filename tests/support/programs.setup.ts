import { rmSync } from 'node:fs';
import { programsFolder } from '../../server/testing/program-file';
import { bundlePrograms, PROGRAMS } from '../../pipeline/bundles/bundle-programs';

/** Bundles the programs that unit tests start. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default async function setup(): Promise<void> {
  rmSync(programsFolder, { recursive: true, force: true });
  await bundlePrograms(programsFolder, [
    ...PROGRAMS,
    'server/commands/check-mail.ts',
    'server/testing/server-process.fixture.ts',
  ]);
}
