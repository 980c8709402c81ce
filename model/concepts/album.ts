import { z } from 'zod';
import { annotate } from './fields';
import { type CaptionedPicture, captionedPicture, picture, type WrittenPicture } from './picture';
import { formatted, line, record, slug } from './record';

/** An album in a screen of albums, with either `pictures:` or a `folder:` of photos. */
export const albumSchema = record('album', {
  id: annotate(slug, { unique: 'id of an album' }),
  title: annotate(line, { unique: 'title of an album' }),
  shows: line.optional(),
  photoCountLabel: line.optional(),
  cover: picture('cover').optional(),
  pictures: z.array(captionedPicture('gallery')).min(1).optional(),
  folder: annotate(formatted(/^[^./][^.]*[^./]$/, 'photo-folder'), {
    refersTo: 'photo-folder',
  }).optional(),
  alt: annotate(line, { shownIf: { field: 'folder' }, requiredIf: { field: 'folder' } }).optional(),
  alts: annotate(z.record(z.string(), line), {
    formerly: 'captions',
    shownIf: { field: 'folder' },
    keysReferTo: 'photo',
  }).optional(),
});

export type WrittenAlbum = z.output<typeof albumSchema>;

export interface Album extends Pick<WrittenAlbum, 'id' | 'title' | 'shows'> {
  photoCountLabel: string;
  cover: WrittenPicture;
  pictures: CaptionedPicture[];
}
