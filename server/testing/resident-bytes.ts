import { readFileSync } from 'node:fs';

/**
 * Reads the resident memory of a process and its descendants, in bytes. On other systems than Linux it returns 0.
 *
 * They run the same Node, whose code is in memory only once: of descendants, only what is their own counts.
 */
export function residentBytes(pid: number): number {
  return ownResidentBytes(pid) + descendantsBytes(pid);
}

function descendantsBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return childrenOf(pid).reduce((sum, child) => sum + bytesOf(child, 'RssAnon') + descendantsBytes(child), 0);
}

/** The processes that a process has started, on Linux. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The same without descendants. */
export function ownResidentBytes(pid: number): number {
  return process.platform === 'linux' ? bytesOf(pid, 'VmRSS') : 0;
}

/** @param line of `/proc/PID/status`, see proc(5) */
function bytesOf(pid: number, line: 'VmRSS' | 'RssAnon'): number {
  const [, kilobytes = '0'] =
    new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
