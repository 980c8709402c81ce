import { AHEAD_OF_UTC_MS } from '../../model/projections/dates/moments';

const pattern = /^school-(\d{4}-\d{2}-\d{2})-\d{6}\.tar\.gz(?:\.age)?$/;

/** Name of a backup by its time in India, such as `school-2026-11-30-020003.tar.gz`. Names sort by time. */
export function backupName(at: number, isEncrypted: boolean): string {
  const [day, time = ''] = new Date(at + AHEAD_OF_UTC_MS).toISOString().split('T');
  return `school-${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** @returns the backups among these files, oldest first */
export function backupsAmong(names: readonly string[]): string[] {
  return names.filter((name) => pattern.test(name)).sort();
}

/**
 * The newest backup of each of the last 7 days, 4 weeks and 12 months that have one. Counted by what is there, not by today's date: a
 * clock that was wrong for a night, or a machine that was off for a month, costs no good backup.
 */
export function backupsToKeep(names: readonly string[]): Set<string> {
  const backups = backupsAmong(names);
  const newestOf = (periodOf: (day: string) => string, max: number) =>
    [...new Map(backups.map((name) => [periodOf(pattern.exec(name)?.[1] ?? ''), name])).values()].slice(-max);
  return new Set([...newestOf((day) => day, 7), ...newestOf(weekOf, 4), ...newestOf((day) => day.slice(0, 7), 12)]);
}

/** @returns a number that all days from Monday to Sunday share */
function weekOf(day: string): string {
  // 1970-01-05 was a Monday.
  return String(Math.floor((Date.parse(day) / 86_400_000 - 4) / 7));
}
