import { listed } from '../../listed.ts';
import type { Explanation, InFiles, ValuesOf } from '../../mistakes.ts';
import type { assetMistakes } from '../mistakes/assets.ts';

const picture = 'a picture: JPEG, HEIC, PNG, WebP, AVIF, TIFF or SVG';
const asJpeg = 'Save it as JPEG in the program that it comes from, and use that file.';

const photoProblems: Record<ValuesOf<'unreadable-photo'>['problem'], Required<Explanation>> = {
  empty: { expected: picture, found: 'an empty file', advice: 'Copy it from the camera again.' },
  'too-many-pixels': {
    expected: 'a photo of at most 268 megapixels',
    found: 'a larger one',
    advice: 'Save it smaller with any photo program.',
  },
  'web-page': {
    expected: picture,
    found: 'a web page with the ending of a picture',
    advice: 'Open the page, press the picture long (or right-click) and choose “Save image”.',
  },
  pdf: { expected: picture, found: 'a PDF with the ending of a picture', advice: asJpeg },
  'no-picture': { expected: picture, found: 'a file that is no picture, whatever its ending says', advice: asJpeg },
  damaged: {
    expected: 'a whole picture file',
    found: 'a damaged one: it ends too early or has gaps',
    advice: 'Copy it from the camera or phone again; the first copy was cut off.',
  },
};

type Scan = ValuesOf<'unusable-scan'>;

const scanProblems: Record<Scan['problem'], (scan: Scan) => Omit<Explanation, 'expected'>> = {
  awaited: ({ scan, isOfNotice }) => ({
    found: `“${scan}”, the page on which this site says that the document is awaited`,
    advice: `Put in the PDF of the paper itself; or ${otherwise(isOfNotice)}.`,
  }),
  'cut-off': ({ scan }) => ({
    found: `“${scan}” stops in the middle`,
    advice: 'Copy the file again, or make the PDF again.',
  }),
  'no-pdf': ({ scan }) => ({
    found: `“${scan}” is not a PDF, whatever its name says`,
    advice: 'Scan the paper as PDF. A photo or a text becomes a PDF with “Print”, then “Save as PDF”.',
  }),
};

function otherwise(isOfNotice: boolean): string {
  return isOfNotice ? 'delete the line' : 'write `awaited:` with a day until it comes';
}

export const assetMistakesInFiles: InFiles<typeof assetMistakes> = {
  'unreadable-photo': ({ photo, problem }) => {
    const { found, ...others } = photoProblems[problem];
    return { ...others, found: `photos/${photo}: ${found}` };
  },
  'small-photo': ({ photo, size, least }) => ({
    expected: `a photo of at least ${least.width} × ${least.height} pixels`,
    found: `photos/${photo}: one of ${size.width} × ${size.height}`,
    advice:
      'Use the photo as the camera took it. Messengers such as WhatsApp shrink photos: ask for it “as a document”, or by e-mail.',
  }),
  'unusable-scan': (values) => ({
    expected: `a PDF file in content/documents/ for “${values.title}”`,
    ...scanProblems[values.problem](values),
  }),
  'scan-filed-twice': ({ title, scan, other }) => ({
    expected: `a PDF file in content/documents/ for “${title}”`,
    found: `“${scan}”, the same scan as that of “${other}”`,
    advice: 'Put in the scan of this document. If one paper is both, name one document in both rows.',
  }),
  'unprintable-letters': ({ letters, text, scripts }) => ({
    expected: `letters that can be printed, ${listed(scripts, 'or')}: this text is printed in a PDF`,
    found: `${letters.join(' ')} in “${text}”`,
    advice: `Delete ${letters.length === 1 ? 'it' : 'them'}, or write it in words.`,
  }),
  'unused-document': ({ id, address }) => ({
    expected: 'a document that a screen offers',
    found: `“${id}”, to which no screen leads, though everybody can open ${address}`,
    advice: 'Name it in a row of a screen, or delete the entry and move its scan out of content/documents/.',
  }),
};
