import type { Digits } from '../../words/languages';
import layerOrder from '../styles/layers.css?inline';
import index from '../styles/index.css?inline';
import base from './base.css?inline';

/** Colours, fonts and digits of a school. */
export interface SchoolLook {
  /** Custom properties of the school's look, as in its pages. */
  css: string;
  /** Digits for numbers; Latin by default. */
  digits?: Digits;
}

/** Components of the site that pages of programs use, too. */
const ofSite = import.meta.glob<string>('../components/{button,mail-form,table,telephones}/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const ofAnswers = import.meta.glob<string>('./*.module.css', { query: '?inline', import: 'default', eager: true });

const CLASS = /\.([a-z_][\w-]*)/gi;

/** A style sheet with the tokens, base and components of the site, and these sheets. */
export function stylesWith({ css }: SchoolLook, sheets: Readonly<Record<string, string>>): string {
  return general(css) + Object.values({ ...ofSite, ...sheets }).join('');
}

/** The styles of one answer: those of every component that has a class in it. */
export function stylesOfPage(html: string, { css }: SchoolLook): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const used = Object.values({ ...ofSite, ...ofAnswers }).filter((sheet) =>
    [...sheet.matchAll(CLASS)].some(([, name = '']) => classes.has(name)),
  );
  return general(css) + used.join('');
}

function general(look: string): string {
  return layerOrder.trim() + index + look + base;
}
