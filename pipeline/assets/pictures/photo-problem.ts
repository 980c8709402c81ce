import type { ValuesOf } from '../../../words/mistakes';

type PhotoMistake =
  | { rule: 'unreadable-photo'; values: ValuesOf<'unreadable-photo'> }
  | { rule: 'small-photo'; values: ValuesOf<'small-photo'> };

/** Why a file in `content/photos/` is unusable. */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem';

  constructor(readonly mistake: PhotoMistake) {
    super(JSON.stringify(mistake));
  }
}

/** Says why a file can't be read. It looks at the bytes, since the extension may be wrong. */
export function unreadable(bytes: Buffer, reason: unknown): PhotoProblem {
  return new PhotoProblem({ rule: 'unreadable-photo', values: { problem: problemOf(bytes, reason) } });
}

function problemOf(bytes: Buffer, reason: unknown): ValuesOf<'unreadable-photo'>['problem'] {
  const message = reason instanceof Error ? reason.message : String(reason);
  const begins = bytes.subarray(0, 200).toString('latin1').trimStart().toLowerCase();
  if (bytes.length === 0) return 'empty';
  if (/pixel limit/i.test(message)) return 'too-many-pixels';
  if (/^<(!doctype html|html)/.test(begins)) return 'web-page';
  if (/unsupported image format/i.test(message)) return begins.startsWith('%pdf') ? 'pdf' : 'no-picture';
  return 'damaged';
}
