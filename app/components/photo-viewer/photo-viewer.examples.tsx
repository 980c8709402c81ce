import type { Examples } from '../examples';
import { PhotoList, type ViewedPhoto } from './photo-list';

const photos = [1, 2].map((number): ViewedPhoto => ({
  src: '/icon.svg',
  width: 160,
  height: 160,
  alt: `Photo ${number}`,
  large: { src: `/icon.svg?large=${number}`, width: 1600, height: 1600 },
}));

export const examples = {
  'two photos, one in the first view': <PhotoList photos={photos} inFirstView={1} />,
  'a caption': <PhotoList photos={photos.map((photo) => ({ ...photo, caption: 'On the first day' }))} />,
} satisfies Examples;
