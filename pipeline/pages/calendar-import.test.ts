import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSiteContent } from '../../model/reading/read-site-content';
import { smallSchool } from '../../model/testing/edited-content';
import { calendarFile } from './calendar-file';

const folder = mkdtempSync(path.join(tmpdir(), 'khal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function hasKhal(): boolean {
  try {
    execFileSync('khal', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Debian's calendar program. Its parser is independent of the library that wrote the file. */
function khal(...args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return execFileSync('khal', ['-c', path.join(folder, 'config'), ...args], { env, encoding: 'utf8' });
}

it.skipIf(!hasKhal())('importing a corrected file leaves one event per day', () => {
  mkdirSync(path.join(folder, 'days'));
  writeFileSync(
    path.join(folder, 'config'),
    `[calendars]\n[[school]]\npath = ${folder}/days\n[locale]\nlocal_timezone = Asia/Kolkata\ndateformat = %Y-%m-%d
longdateformat = %Y-%m-%d\n[sqlite]\npath = ${folder}/khal.db\n[default]\ndefault_calendar = school\n`,
  );
  const content = readSiteContent(smallSchool);
  const importDay = (date: string, changedAt: string) => {
    const rows = [{ date, event: 'दसरा' }];
    const calendar = { ...content.calendar, gazettedHolidays: { session: '2026-27', rows } };
    writeFileSync(
      path.join(folder, 'new.ics'),
      calendarFile({ ...content, calendar }, { ...content, calendar }, changedAt),
    );
    khal('import', '--batch', '-a', 'school', path.join(folder, 'new.ics'));
    return khal('list', '--format', '{title}', '2026-10-19', '5d').trim().split('\n');
  };
  expect(importDay('2026-10-20', '2026-08-01T06:00:00Z')).toEqual(['Tuesday, 2026-10-20', 'दसरा']);
  expect(importDay('2026-10-21', '2026-08-02T06:00:00Z')).toEqual(['Wednesday, 2026-10-21', 'दसरा']);
});
