import { listed } from '../../listed.ts';

/** Mistakes in photos, scans and printed texts, of which pictures and PDFs are made. */
export const assetMistakes = {
  /** A picture can’t be made of every file that a camera, a phone or a website gives. */
  'unreadable-photo': ({ problem }: { problem: PhotoProblem }) => photoProblems[problem],
  /** Scaled up, a small photo is blurred. */
  'small-photo': ({ minSize }: { minSize: { width: number; height: number } }) =>
    `This photo is too small. Use it as the camera took it: it needs at least ${minSize.width} × ${minSize.height} pixels. WhatsApp makes photos smaller: have it sent as a document.`,
  /** A renamed photo opens as an empty page, and the page for an awaited document is not the document. */
  'unusable-scan': ({ scan, problem }: { scan: string; problem: ScanProblem }) => scanProblems[problem](scan),
  /** Two scans are never identical, so the same file for two documents means that one was filed twice. */
  'scan-filed-twice': ({ other }: { other: string }) =>
    `This is also the scan of “${other}”. Put in the right one; if one paper serves for both, choose one document in both rows.`,
  /** Letters that no font of the PDFs has are printed as empty boxes. */
  'unprintable-letters': ({ letters }: { letters: readonly string[] }) =>
    `${listed(letters, 'and')} can’t be printed in the PDF. Delete ${letters.length === 1 ? 'it' : 'them'}, or use words.`,
  /** Everybody can open a document by its address, even one that the school has forgotten. */
  'unused-document': ({ address }: { address: string }) =>
    `No page offers this document, but everybody can open ${address}. Offer it on a page, or delete it.`,
};

type PhotoProblem = 'empty' | 'too-many-pixels' | 'web-page' | 'pdf' | 'no-picture' | 'damaged';

const photoProblems: Record<PhotoProblem, string> = {
  empty: 'This photo is empty. Copy it from the camera again.',
  'too-many-pixels': 'This photo is too large. Save it smaller with any photo program, and choose it again.',
  'web-page': 'This is a web page, not a photo. Open it, press the picture long and choose “Save image”.',
  pdf: 'This is a PDF, not a photo. Save it as JPEG in the program that it comes from.',
  'no-picture': 'This is no photo. Save it as JPEG in the program that it comes from.',
  damaged: 'This photo is damaged. Copy it from the camera or phone again.',
};

type ScanProblem = 'awaited' | 'cut-off' | 'no-pdf';

const scanProblems: Record<ScanProblem, (scan: string) => string> = {
  awaited: (scan) => `“${scan}” only says that the document is awaited. Put in the scan of the paper itself.`,
  'cut-off': (scan) => `“${scan}” stops in the middle. Copy it again, or make the PDF again.`,
  'no-pdf': (scan) => `“${scan}” is no PDF. Scan the paper as a PDF.`,
};
