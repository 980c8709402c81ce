import type { Examples } from '../examples';
import { Picture, type PictureSource } from './picture';

const drawing = {
  src: '/icon.svg',
  width: 320,
  height: 320,
  alt: 'The icon of the site',
  colour: 'currentColor',
} satisfies PictureSource;

/** A photo whose files are all the same drawing, since the server ignores the query. */
const photo = {
  ...drawing,
  src: '/icon.svg?photo-320x320.jpg',
  widths: [160, 320],
  sizes: '320px',
} satisfies PictureSource;

export const examples = {
  drawing: <Picture picture={drawing} />,
  'in the first view': <Picture picture={drawing} load="now" />,
  photo: <Picture picture={photo} />,
  'cut for phones': <Picture picture={{ ...photo, phone: { ...photo, height: 240 } }} />,
} satisfies Examples;
