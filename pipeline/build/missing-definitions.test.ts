import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { submission } from '../../server/testing/spool.fixture';
import { Spool } from '../../server/relay/spool/spool';
import { silentReport } from './report';
import { warnOfMissingDefinitions } from './missing-definitions';

function warnings(dataDir: string): string[] {
  vi.stubEnv('DATA_DIR', dataDir);
  const lines: string[] = [];
  warnOfMissingDefinitions(
    { formsIn: { en: [] }, stagesIn: {} },
    { ...silentReport, line: (text) => lines.push(text) },
  );
  return lines;
}

it('a build warns of what submissions still use, and doesn’t need any', async () => {
  const folder = await temporaryFolder();
  expect(warnings(folder)).toEqual([]);
  const spool = new Spool(join(folder, 'spool.db'));
  await spool.intake.store(submission());
  spool.close();
  expect(warnings(folder)).toEqual([expect.stringContaining('1 submission came through the form “enquiry”')]);
});
