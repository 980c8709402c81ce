import type { Examples } from '../examples';
import { Carousel } from './carousel';

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <p>{id}</p> }));

export const examples = {
  'three slides': <Carousel label="Three slides" slides={slides} intervalMs={3000} />,
  'a single slide': <Carousel label="A single slide" slides={slides.slice(0, 1)} intervalMs={3000} />,
} satisfies Examples;
