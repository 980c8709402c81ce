import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { pathOfCommand } from '../../setup/test-programs.mjs';
import { readSiteContent } from '../../model/reading/read-site-content';
import { smallSchool } from '../../model/testing/edited-content';
import { calendarFile } from './calendar-file';

/** Runs Debian's calendar program, whose parser is independent of the library that wrote the file. */
function khal(folder: string, ...args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return execFileSync('khal', ['-c', path.join(folder, 'config'), ...args], { env, encoding: 'utf8' });
}

it.skipIf(!pathOfCommand('khal'))('importing a corrected file leaves one event per day', () => {
  const folder = temporaryFolder();
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
    khal(folder, 'import', '--batch', '-a', 'school', path.join(folder, 'new.ics'));
    return khal(folder, 'list', '--format', '{title}', '2026-10-19', '5d').trim().split('\n');
  };
  expect(importDay('2026-10-20', '2026-08-01T06:00:00Z')).toEqual(['Tuesday, 2026-10-20', 'दसरा']);
  expect(importDay('2026-10-21', '2026-08-02T06:00:00Z')).toEqual(['Wednesday, 2026-10-21', 'दसरा']);
});
