/** How the fragment of an address that names a photo begins; the number of the photo follows, counted from 1. */
export const PHOTO_HASH = '#photo/';
