import type { Explanation } from '../../../model/mistakes/words/content-error';

/** Why a file in `content/photos/` is unusable, worded for the office. */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem';

  constructor(readonly mistake: Explanation) {
    super(mistake.found);
  }
}

/** Explains why a file can't be read. It looks at the bytes, since the extension may be wrong. */
export function unreadable(bytes: Buffer, reason: unknown): PhotoProblem {
  const message = reason instanceof Error ? reason.message : String(reason);
  if (bytes.length === 0) {
    return new PhotoProblem({ ...picture, found: 'an empty file', advice: 'Copy it from the camera again.' });
  }
  if (/pixel limit/i.test(message)) {
    return new PhotoProblem({
      expected: 'a photo of at most 268 megapixels',
      found: 'a larger one',
      advice: 'Save it smaller with any photo program.',
    });
  }
  const begins = bytes.subarray(0, 200).toString('latin1').trimStart().toLowerCase();
  if (/^<(!doctype html|html)/.test(begins)) {
    return new PhotoProblem({
      ...picture,
      found: 'a web page with the ending of a picture',
      advice: 'Open the page, press the picture long (or right-click) and choose “Save image”.',
    });
  }
  if (/unsupported image format/i.test(message)) {
    return new PhotoProblem({
      ...picture,
      found: begins.startsWith('%pdf')
        ? 'a PDF with the ending of a picture'
        : 'a file that is no picture, whatever its ending says',
      advice: 'Save it as JPEG in the program that it comes from, and use that file.',
    });
  }
  return new PhotoProblem({
    expected: 'a whole picture file',
    found: 'a damaged one: it ends too early or has gaps',
    advice: 'Copy it from the camera or phone again; the first copy was cut off.',
  });
}

const picture = { expected: 'a picture: JPEG, HEIC, PNG, WebP, AVIF, TIFF or SVG' };
