import type { Language } from '../../../words/languages';
import { type Words, wordsIn } from '../../../words/words';
import type { Album, WrittenAlbum } from '../../concepts/album';
import type { BrokenRule } from '../../mistakes/words/content-error';
import { type CaptionedPicture, photoEndings } from '../../concepts/picture';

/**
 * Fills in what an album leaves out: the photos of its folder, the cover and the label.
 *
 * @param photoFiles all files of `content/photos/`, in their order
 */
export function completeAlbum(
  written: WrittenAlbum,
  photoFiles: readonly string[],
  language: Language,
  error: (mistake: BrokenRule) => void,
): Album {
  const words = wordsIn[language];
  const pictures = picturesOf(written, photoFiles, words, error);
  const [first] = pictures;
  return {
    id: written.id,
    title: written.title,
    shows: written.shows,
    photoCountLabel: written.photoCountLabel ?? words.photos.count(pictures.length),
    cover: written.cover ?? first!,
    pictures,
  };
}

function picturesOf(
  { pictures, folder, alt, alts = {} }: WrittenAlbum,
  photoFiles: readonly string[],
  words: Words,
  error: (mistake: BrokenRule) => void,
): CaptionedPicture[] {
  if ((pictures === undefined) === (folder === undefined)) {
    error({ rule: 'album-without-photos', values: { isBoth: pictures !== undefined } });
    return pictures ?? [];
  }
  if (!folder) return pictures ?? [];
  if (!alt) error({ rule: 'album-without-alt' });
  const files = photoFiles.filter((file) => file.startsWith(`${folder}/`) && photoEndings.test(file));
  return files.map((file, index) => ({
    photo: file,
    alt: alts[file.slice(folder.length + 1)] ?? words.photos.numbered(alt ?? '', index + 1),
  }));
}
