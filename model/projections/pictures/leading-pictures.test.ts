import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallSchool } from '../../testing/edited-content';
import { placedPictures } from './placed-pictures';
import { readSiteContent } from '../../reading/read-site-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(smallSchool, folder, { recursive: true });
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  for (const name of ['lab.jpg', 'desk.jpg']) writeFileSync(path.join(folder, 'photos', name), 'a photo');
  writeFileSync(
    path.join(folder, 'screens/facilities/computer-lab.yaml'),
    [
      'kind: gallery',
      'title: Computer Lab',
      'description: The computer lab of the school, with a screen for every two pupils.',
      'imageName: Computer Lab Image',
      'pictures:',
      '  - photo: lab.jpg',
      '    alt: Two pupils at a screen',
      '    keep: top',
      '    caption: The lab in its first week',
      '    drawing: { illustration: computer-lab, seed: 3 }',
      '  - { photo: desk.jpg, alt: A desk }',
    ].join('\n'),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function picturesWith(leads: string) {
  writeFileSync(
    path.join(folder, 'look.yaml'),
    `palette: teal-and-coral\ndisplayFont: system\nworld: geometry\npictures: ${leads}\n`,
  );
  return placedPictures(readSiteContent(folder))
    .filter(({ file }) => file.endsWith('computer-lab.yaml'))
    .map(({ picture }) => picture);
}

test('if photos lead, a photo with a drawing is the photo', () => {
  expect(picturesWith('photos')).toMatchObject([{ photo: 'lab.jpg', keep: 'top' }, { photo: 'desk.jpg' }]);
});

test('if drawings lead, it is the drawing with the same caption; a photo without a drawing stays', () => {
  expect(picturesWith('drawings')).toEqual([
    { illustration: 'computer-lab', seed: 3, caption: 'The lab in its first week', slot: 'gallery' },
    { photo: 'desk.jpg', alt: 'A desk', slot: 'gallery' },
  ]);
});
