import { z } from 'zod';
import { words } from '../words/en';
import type { Complaint } from './content-file';
import { nearestName } from './nearest-name';
import { type Picture, photoEndings, picture } from './picture';
import { line, record, slug } from './record';

/** An album in `content/screens/gallery.yaml`: a list of `pictures:`, or a `folder:` of photos. */
export const albumSchema = record({
  id: slug.describe('Name of the album in its address.'),
  title: line,
  photoCountLabel: line
    .optional()
    .describe('What the card says, for example 52 Photos. If it is left out, the photos are counted.'),
  cover: picture('cover').optional().describe('Picture on the card. If it is left out, the first one of the album.'),
  pictures: z.array(picture('gallery')).min(1).optional().describe('The pictures one by one. Or write folder.'),
  folder: z
    .string()
    .regex(
      /^[^./][^.]*[^./]$/,
      'must be the name of a folder in content/photos/ without a slash at its ends, for example sports-day-2026',
    )
    .optional()
    .describe('A folder in content/photos/: all its photos, in the order of their names.'),
  alt: line
    .optional()
    .describe(
      'What the photos of the folder show, for people who cannot see them, for example Sports Day 2026. “photo 1” and so on is added.',
    ),
  captions: z
    .record(z.string(), line)
    .optional()
    .describe('File in the folder: what this photo shows. For the photos that deserve words of their own.'),
});

type WrittenAlbum = z.output<typeof albumSchema>;

export interface Album extends Pick<WrittenAlbum, 'id' | 'title'> {
  photoCountLabel: string;
  cover: Picture;
  pictures: Picture[];
}

/** What is wrong with an album, below its own entry. */
type Complain = (complaint: Omit<Complaint, 'file' | 'at'> & { field?: string }) => void;

/**
 * An album with what its entry leaves to the site: the photos of its folder, its cover, its label.
 *
 * @param photoFiles all files of `content/photos/`, in their order
 * @returns the album; without pictures if there was something to complain about
 */
export function completeAlbum(written: WrittenAlbum, photoFiles: readonly string[], complain: Complain): Album {
  const pictures = picturesOf(written, photoFiles, complain);
  const [first] = pictures;
  return {
    id: written.id,
    title: written.title,
    photoCountLabel: written.photoCountLabel ?? words.photos.count(pictures.length),
    cover: written.cover ?? { ...first!, place: 'cover' },
    pictures,
  };
}

function picturesOf(
  { pictures, folder, alt, captions = {} }: WrittenAlbum,
  photoFiles: readonly string[],
  complain: Complain,
): Picture[] {
  if ((pictures === undefined) === (folder === undefined)) {
    complain({
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
    complain({
      expected: 'what the photos of the folder show, for people who cannot see them',
      advice: 'Add a line “alt: …”, for example “alt: Sports Day 2026”. The number of the photo is added by itself.',
    });
  }
  const files = photoFiles.filter((file) => file.startsWith(`${folder}/`) && photoEndings.test(file));
  const names = files.map((file) => file.slice(folder.length + 1));
  if (files.length === 0) complain(emptyFolder(folder, photoFiles));
  for (const name of Object.keys(captions)) {
    if (names.includes(name)) continue;
    const near = nearestName(name, names);
    complain({
      field: 'captions',
      expected: `files of content/photos/${folder}/`,
      found: `“${name}”, and no such file`,
      advice: near ? `Did you mean “${near}”?` : 'Delete the line, or write the name of a file of the folder.',
    });
  }
  return files.map((file, index) => ({
    photo: file,
    alt: captions[names[index] ?? ''] ?? words.photos.numbered(alt ?? '', index + 1),
    place: 'gallery',
  }));
}

function emptyFolder(folder: string, photoFiles: readonly string[]) {
  const folders = [...new Set(photoFiles.flatMap((file) => /^(.*)\//.exec(file)?.[1] ?? []))];
  const near = nearestName(folder, folders);
  return {
    field: 'folder',
    expected: 'a folder in content/photos/ with photos in it',
    found: `“${folder}”, and no photo in it`,
    advice: near ? `Did you mean “${near}”?` : 'Make the folder and put the photos into it.',
  };
}
