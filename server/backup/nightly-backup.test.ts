import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../log';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { type BackupState, readBackupState, summarizeBackups, writeBackupState } from './backup-state';
import { nightlyBackup } from './nightly-backup';

const [hourMs, dayMs] = [60 * 60_000, 24 * 60 * 60_000];
/** 22:00 in India. */
const evening = Date.parse('2026-11-29T22:00:00+05:30');
const night = evening + 4 * hourMs;

/** @param script what the program does, with `folder` and `fs` */
async function nightly(script: string) {
  const dataDir = await temporaryFolder();
  const program = join(await temporaryFolder(), 'program.mjs');
  const folder = JSON.stringify(dataDir);
  await writeFile(program, `import fs from 'node:fs';\nconst folder = ${folder};\n${script}`);
  const log: LogEntry[] = [];
  const clock = { now: evening };
  const start = () =>
    nightlyBackup({
      dataDir,
      program: pathToFileURL(program),
      log: (entry) => log.push(entry),
      now: () => clock.now,
    });
  let backup = start();
  onTestFinished(() => backup.stop());
  return {
    dataDir,
    log,
    /** @returns how many backups were started so far, by each server */
    at: async (now: number) => {
      clock.now = now;
      await backup.run();
      return (await readdir(dataDir)).filter((name) => name.startsWith('run-')).length;
    },
    restart: () => (backup = start()),
    note: (state: BackupState) => writeBackupState(dataDir, state),
  };
}

const leavesTrace = 'fs.writeFileSync(`${folder}/run-${process.pid}`, "");';

it('makes one at two each night, and one in the morning on a machine that was off', async () => {
  const { at, note, restart } = await nightly(leavesTrace);
  expect(await at(evening)).toBe(0);
  expect(await at(night - 1)).toBe(0);
  expect(await at(night)).toBe(1);
  await note({ triedAt: night });
  restart();
  expect(await at(night + 5 * hourMs)).toBe(1);
  expect(await at(night + 3 * dayMs + 9 * hourMs)).toBe(2);
});

it('tries again an hour after it failed, and not at once after it was killed', async () => {
  const { at, note, restart, dataDir } = await nightly(`${leavesTrace} process.kill(process.pid, 'SIGKILL');`);
  await at(evening);
  expect(await at(night)).toBe(1);
  expect(await at(night + hourMs)).toBe(1);
  await note({ triedAt: night + hourMs, problem: 'disk full' });
  restart();
  expect(await at(night + hourMs + 5)).toBe(1);
  expect(await at(night + 2 * hourMs)).toBe(2);
  restart();
  await note({ triedAt: night + 2 * hourMs, copy: { problem: 'unreachable' } });
  expect(await at(night + 3 * hourMs)).toBe(3);
  expect((await readBackupState(dataDir))?.copy).toEqual({ problem: 'unreachable' });
});

it('goes on after a clock that was ahead', async () => {
  const { at, note, restart } = await nightly(leavesTrace);
  await note({ triedAt: night + 300 * dayMs });
  expect(await at(night)).toBe(1);
  await note({ triedAt: night });
  restart();
  expect(await at(night + hourMs)).toBe(1);
});

it('is a trouble once it failed, isn’t copied, or is older than two days', async () => {
  const dataDir = await temporaryFolder();
  const last = { name: '', at: night, checkedAt: night, submissions: 0, contentFiles: 0 };
  const troubleOf = async (state: BackupState, now = night) => {
    await writeBackupState(dataDir, state);
    return (await summarizeBackups(dataDir, now)).trouble;
  };
  expect(await summarizeBackups(dataDir, night)).toEqual({});
  expect(await troubleOf({ triedAt: night, last }, night + 2 * dayMs)).toBeUndefined();
  expect(await troubleOf({ triedAt: night, last }, night + 2 * dayMs + 1)).toEqual({ what: 'backup', lastAt: night });
  expect(await troubleOf({ triedAt: night + 300 * dayMs, last })).toMatchObject({ what: 'backup' });
  expect(await troubleOf({ triedAt: night, problem: 'damaged' })).toEqual({ what: 'backup', problem: 'damaged' });
  expect(await troubleOf({ triedAt: night, last, copy: { at: 5, problem: 'sign in' } })).toEqual({
    what: 'copy',
    lastAt: 5,
    problem: 'sign in',
  });
});
