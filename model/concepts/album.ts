import { z } from 'zod';
import { annotate } from './fields';
import { type CaptionedPicture, captionedPicture, picture, type WrittenPicture } from './picture';
import { line, record, slug } from './record';

/** An album in a screen of albums, with either `pictures:` or a `folder:` of photos. */
export const albumSchema = record({
  id: annotate(slug, { unique: 'id of an album' }).describe('Name of the album in its address.'),
  title: annotate(line, { unique: 'title of an album' }),
  shows: line.optional().describe('What its pictures show, in a few words, for example Annual Day, picnic, kites.'),
  photoCountLabel: line
    .optional()
    .describe('What the card says, for example 52 Photos. If it is left out, the photos are counted.'),
  cover: picture('cover').optional().describe('Picture on the card. If it is left out, the first one of the album.'),
  pictures: z
    .array(captionedPicture('gallery'))
    .min(1)
    .optional()
    .describe('The pictures one by one. Or write folder.'),
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
  alts: z
    .record(z.string(), line)
    .optional()
    .describe('File in the folder: what this photo shows. For the photos that deserve words of their own.'),
  captions: z.record(z.string(), line).optional().meta({ description: 'The former name of alts.', deprecated: true }),
});

export type WrittenAlbum = z.output<typeof albumSchema>;

export interface Album extends Pick<WrittenAlbum, 'id' | 'title' | 'shows'> {
  photoCountLabel: string;
  cover: WrittenPicture;
  pictures: CaptionedPicture[];
}
