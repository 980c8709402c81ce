import { rmSync } from 'node:fs';
import { programsFolder } from '../../server/testing/program-file';
import { bundleProgramRenderers } from '../../pipeline/bundles/bundles';
import { bundlePrograms, PROGRAMS } from '../../pipeline/bundles/bundle-programs';

const COMMANDS = ['check-mail', 'erase', 'restore', 'send-again'];

/** Bundles the programs that unit tests start. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default async function setup(): Promise<void> {
  rmSync(programsFolder, { recursive: true, force: true });
  await Promise.all([
    bundlePrograms(programsFolder, [
      ...PROGRAMS,
      ...COMMANDS.map((name) => `server/commands/${name}.ts`),
      'commands/office.ts',
      'server/testing/server-process.fixture.ts',
    ]),
    bundleProgramRenderers(programsFolder, {}),
  ]);
}
