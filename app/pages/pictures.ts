import type { CaptionedPicture, PictureContent, WrittenPicture } from '../../model/concepts/picture';
import { framesOf, type PictureFrame, type PictureSlot } from '../../model/concepts/picture-frames';
import {
  cutFile,
  fallbackWidth,
  largeFile,
  type MadePicture,
  type PictureManifest,
  pictureName,
} from '../../model/projections/pictures/picture-file';
import type { Language } from '../../words/languages';
import type { PictureFile, PictureSource } from '../components/picture/picture';
import type { ViewedPhoto } from '../components/photo-viewer/photo-list';

export interface Pictures {
  /** Returns the props of `Picture`. */
  source: (picture: WrittenPicture, slot: PictureSlot) => PictureSource;
  /** Returns a photo for `PhotoList`. */
  photo: (picture: CaptionedPicture, slot: PictureSlot) => ViewedPhoto;
}

/** Finds the files of pictures. @param manifest from `pipeline/assets/pictures` @param language of descriptions of drawings */
export function picturesOf(manifest: PictureManifest, language: Language): Pictures {
  const source = (picture: WrittenPicture, slot: PictureSlot) => {
    const made = madePicture({ ...picture, slot }, manifest);
    const [usual, phone] = framesOf(slot).map((frame, index) => fileOf(made.files[index] ?? '', frame));
    if (!usual) throw new Error(`The slot “${slot}” has no frame.`);
    return { ...usual, phone, alt: picture.alt ?? descriptionIn(language, made), colour: made.colour };
  };
  const photo = (picture: CaptionedPicture, slot: PictureSlot) => {
    const made = madePicture({ ...picture, slot }, manifest);
    const [file = ''] = made.files;
    if (!made.large) throw new Error(`The pictures of the slot “${slot}” are not made to be opened.`);
    const src = isSvg(file) ? file : largeFile(file, 'jpg');
    return { ...source(picture, slot), large: { src, ...made.large }, caption: picture.caption };
  };
  return { source, photo };
}

function fileOf(file: string, frame: PictureFrame): PictureFile {
  const { width, height, widths, sizes } = frame;
  if (isSvg(file)) return { src: file, width, height };
  return { src: cutFile(file, frame, fallbackWidth(widths), 'jpg'), width, height, widths, sizes };
}

function descriptionIn(language: Language, { descriptions }: MadePicture): string {
  return descriptions?.[language] ?? descriptions?.en ?? '';
}

function isSvg(file: string): boolean {
  return file.endsWith('.svg');
}

function madePicture(picture: PictureContent, manifest: PictureManifest): MadePicture {
  const made = manifest[pictureName(picture)];
  if (!made) throw new Error(`Nothing was made of the picture “${pictureName(picture)}”. Run: npm run build`);
  return made;
}
