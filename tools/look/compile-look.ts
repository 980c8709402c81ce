import { transformSync } from 'esbuild';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { displayFontOf } from '../../look/display-fonts';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import { languageCodes, languages } from '../../words/languages';
import type { FontCut } from '../fonts/font-files';
import { fontCss, lookCss } from './look-css';

type LookOfLanguage = Pick<SiteContent, 'language' | 'look' | 'settings'>;

/**
 * The style sheet of a school's look, and the rules for the face of its headings in each language.
 *
 * @param addressOf where the site has the file of a cut face
 */
export function compileLook(
  contents: readonly [LookOfLanguage, ...LookOfLanguage[]],
  addressOf: (cut: FontCut) => string,
): CompiledSchool['look'] {
  const [{ look, settings }] = contents;
  const font = displayFontOf(look.displayFont);
  const css = settings.digits === 'devanagari' ? lookCss(look) + numbersInDevanagari : lookCss(look);
  const ofLanguages = contents.map(({ language }) => {
    const own = languages[language].script === 'devanagari' ? addressOf(language) : undefined;
    const latin = addressOf('latin');
    return [language, font && { file: own ?? latin, rules: fontCss(font, { latin, devanagari: own }) }] as const;
  });
  return {
    css: transformSync(css, { loader: 'css', minify: true, target: browserslistToEsbuild() }).code.trim(),
    fonts: font ? Object.fromEntries(ofLanguages) : {},
  };
}

const inLatin = languageCodes.filter((code) => languages[code].script === 'latin').map((code) => `:lang(${code})`);

/**
 * The numbers that browsers put before the entries of a list: of running text, whose elements have no classes, and of steps
 * (`.steps` of app/pages/prose). Outside of all layers, so that it counts more than either.
 */
const numbersInDevanagari = `
ol:not(${inLatin.join()}, [class]) { list-style-type: devanagari; }
ol[class]:not(${inLatin.join()}) > li::before { content: counter(step, devanagari); }`;
