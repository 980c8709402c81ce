import { rmSync } from 'node:fs';
import { programsFolder } from '../../server/testing/program-file';
import { bundlePrograms } from './bundle-programs';

/** Before the unit tests: bundles the programs that they start. */
// eslint-disable-next-line import-x/no-default-export -- Vitest asks for it
export default async function setup(): Promise<void> {
  const commands = ['back-up', 'check-mail', 'erase', 'restore', 'send-again'].map(
    (name) => `server/commands/${name}.ts`,
  );
  rmSync(programsFolder, { recursive: true, force: true });
  await bundlePrograms(programsFolder, ['server/main.ts', 'server/testing/serve-folder.fixture.ts', ...commands]);
}
