import type { Examples } from '../examples';
import { Picture, type PictureSource } from './picture';

const drawing = {
  src: '/icon.svg',
  width: 320,
  height: 320,
  alt: 'The icon of the site',
  colour: 'currentColor',
} satisfies PictureSource;

/** The server ignores the query, so the drawing stands in for all files of a photo. */
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
