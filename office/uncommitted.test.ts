import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Uncommitted } from '../pipeline/releases/commit-publications';
import { temporaryWorkingDirectory } from '../tests/support/temporary-folder';
import type { TodayView } from './pages/views';
import type { PublicationView } from './pages/website-views';
import { Browser, officeApp } from './testing/office-app.fixture';
import type { Workshop } from './website/workshop';

it('says under Today why git has no commit of a publication, and on its page that it waits for one, until it has', async () => {
  temporaryWorkingDirectory();
  mkdirSync('build');
  const file = 'build/uncommitted.json';
  const waiting: Uncommitted = {
    publications: [{ release: 'r1', folder: 'content', who: 'Asha', title: 'A fee', files: ['facts/classes.yaml'] }],
    problem: { kind: 'locked', reply: 'index.lock exists' },
  };
  writeFileSync(file, JSON.stringify(waiting));
  const workshop = { contentWith: () => ({ changes: [] }) } as unknown as Workshop;
  const { app, accounts } = await officeApp({ workshop });
  for (const release of ['r1', 'r2'])
    accounts.database.change(
      `INSERT INTO publication (who, at, language, state, files, changes, release) VALUES ('Asha', 0, 'en', 'live', '{}', '{}', ?)`,
      release,
    );
  const show = async (address: string) => JSON.parse((await new Browser(app).get(address)).body) as unknown;
  const notices = async () => ((await show('/')) as TodayView).notices.history;
  const isCommitted = async (id: number) =>
    ((await show(`/website/publications/${id}`)) as PublicationView).isCommitted;
  expect(await notices()).toEqual({ kind: 'locked', count: 1, reply: 'index.lock exists' });
  expect([await isCommitted(1), await isCommitted(2)]).toEqual([false, true]);
  rmSync(file);
  expect(await notices()).toBeUndefined();
  expect(await isCommitted(1)).toBe(true);
});
