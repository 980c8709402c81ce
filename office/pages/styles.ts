import type { Digits } from '../../words/languages';
import layerOrder from '../../app/styles/layers.css?inline';
import index from '../../app/styles/index.css?inline';
import base from './base.css?inline';

/** Colours, fonts and digits of a school. */
export interface OfficeLook {
  /** Custom properties of the school's look, as in its pages. */
  css: string;
  /** Digits for numbers; Latin by default. */
  digits?: Digits;
}

/** Components of the site that pages of the server use. */
const ofSite = import.meta.glob<string>('../../app/components/{button,mail-form,table,telephones}/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const ofAnswers = import.meta.glob<string>('../../app/answers/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const ofOffice = import.meta.glob<string>('./**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const CLASS = /\.([a-z_][\w-]*)/gi;

/** The style sheet of all pages of the office. */
export function officeStyles({ css }: OfficeLook): string {
  return general(css) + Object.values({ ...ofSite, ...ofOffice }).join('');
}

/** The styles of one page: those of every component that has a class in it. */
export function stylesOfPage(html: string, { css }: OfficeLook): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const used = Object.values({ ...ofSite, ...ofAnswers }).filter((sheet) =>
    [...sheet.matchAll(CLASS)].some(([, name = '']) => classes.has(name)),
  );
  return general(css) + used.join('');
}

function general(look: string): string {
  return layerOrder.trim() + index + look + base;
}
