import { readFileSync } from 'node:fs';

/** Reads the resident memory of a process and its descendants, in bytes. On other systems than Linux it returns 0. */
export function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return childrenOf(pid).reduce((sum, child) => sum + residentBytes(child), ownResidentBytes(pid));
}

/** The processes that a process has started, on Linux. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The same without descendants. */
export function ownResidentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
