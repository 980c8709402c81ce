import { expect, test } from 'vitest';
import { editedSchool } from '../../../tests/support/temporary-folder';
import { placedPictures } from './placed-pictures';
import { readSiteContent } from '../../reading/read-site-content';

function picturesWith(leads: string) {
  const folder = editedSchool(
    { file: 'photos/lab.jpg', to: 'a photo' },
    { file: 'photos/desk.jpg', to: 'a photo' },
    {
      file: 'screens/facilities/computer-lab.yaml',
      to: `kind: gallery
title: Computer Lab
description: The computer lab of the school, with a screen for every two pupils.
imageName: Computer Lab Image
pictures:
  - photo: lab.jpg
    alt: Two pupils at a screen
    keep: top
    caption: The lab in its first week
    drawing: { illustration: computer-lab, seed: 3 }
  - { photo: desk.jpg, alt: A desk }
`,
    },
    {
      file: 'look.yaml',
      to: `palette: teal-and-coral\ndisplayFont: system\nworld: geometry\npictures: ${leads}\n`,
    },
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
