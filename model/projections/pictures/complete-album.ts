import type { Language } from '../../../words/languages';
import { type Words, wordsIn } from '../../../words/words';
import type { Album, WrittenAlbum } from '../../concepts/album';
import type { Explanation } from '../../mistakes/words/content-error';
import { didYouMean } from '../../mistakes/spelling/nearest-name';
import { type CaptionedPicture, photoEndings } from '../../concepts/picture';

/** Reports a mistake in an album; `field` is absent if the whole entry is wrong. */
type ReportInAlbum = (mistake: Explanation & { field?: string }) => void;

/**
 * Fills in what an album leaves out: the photos of its folder, the cover and the label.
 *
 * @param photoFiles all files of `content/photos/`, in their order
 */
export function completeAlbum(
  written: WrittenAlbum,
  photoFiles: readonly string[],
  language: Language,
  error: ReportInAlbum,
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
  error: ReportInAlbum,
): CaptionedPicture[] {
  if ((pictures === undefined) === (folder === undefined)) {
    error({
      expected: 'either a list of pictures or a folder',
      found: pictures ? 'both' : 'neither',
      advice: pictures
        ? 'Delete one of the two.'
        : 'Add a line “folder: …” with the name of a folder in content/photos/.',
    });
    return pictures ?? [];
  }
  if (!folder) return pictures ?? [];
  if (!alt) {
    error({
      expected: 'what the photos of the folder show, for people who cannot see them',
      advice:
        'Add a line “alt: …”, for example “alt: Sports Day 2026”. The number of the photo is added automatically.',
    });
  }
  const files = photoFiles.filter((file) => file.startsWith(`${folder}/`) && photoEndings.test(file));
  const names = files.map((file) => file.slice(folder.length + 1));
  if (files.length === 0) error(emptyFolder(folder, photoFiles));
  for (const name of Object.keys(alts)) {
    if (names.includes(name)) continue;
    error({
      field: 'alts',
      expected: `files of content/photos/${folder}/`,
      found: `“${name}”, and no such file`,
      advice: didYouMean(name, names, 'Delete the line, or write the name of a file of the folder.'),
    });
  }
  return files.map((file, index) => ({
    photo: file,
    alt: alts[names[index] ?? ''] ?? words.photos.numbered(alt ?? '', index + 1),
  }));
}

function emptyFolder(folder: string, photoFiles: readonly string[]) {
  const folders = [...new Set(photoFiles.flatMap((file) => /^(.*)\//.exec(file)?.[1] ?? []))];
  return {
    field: 'folder',
    expected: 'a folder in content/photos/ with photos in it',
    found: `“${folder}”, and no photo in it`,
    advice: didYouMean(folder, folders, 'Make the folder and put the photos into it.'),
  };
}
