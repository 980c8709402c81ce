import { illustrate } from './illustrate';
import { en } from './words/en';
import { hi } from './words/hi';
import { mr } from './words/mr';
import type { World } from '../world';

/** In the spirit of the Warli wall paintings of Maharashtra. */
export const warli: World = {
  illustrate,
  colophons: { en: en.colophon, mr: mr.colophon, hi: hi.colophon },
};
