import { createHash } from 'node:crypto';
import type { Draft } from '../editing/draft';

/** Identifies what files of a draft have, so that only what somebody has seen is published. */
export function versionOf({ files }: Draft, group: readonly string[]): string {
  const texts = group.map((file) => [file, files.get(file)?.base, files.get(file)?.text]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}
