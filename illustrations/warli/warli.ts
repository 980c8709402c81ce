import { illustrate } from './illustrate';
import { en } from './words/en';
import { hi } from './words/hi';
import { mr } from './words/mr';
import type { DrawingStyle } from '../drawing-style';

/** A drawing style after the Warli wall paintings of Maharashtra. */
export const warli: DrawingStyle = {
  illustrate,
  colophons: { en: en.colophon, mr: mr.colophon, hi: hi.colophon },
};
