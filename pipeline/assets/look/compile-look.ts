import { displayFontOf } from '../../../look/display-fonts';
import type { SiteContent } from '../../../model/concepts/site-content';
import type { CompiledSchool } from '../../../model/projections/compiled-school';
import { type Digits, type Language, numberingOf, scriptOf } from '../../../words/languages';
import { minifyCss } from '../../bundles/browser-code';
import type { FontCut } from '../fonts/font-cut';
import { fontCss, lookCss } from './look-css';

type LookOfLanguage = Pick<SiteContent, 'language' | 'look' | 'settings'>;

export function compileLook(
  contents: readonly [LookOfLanguage, ...LookOfLanguage[]],
  addressOf: (cut: FontCut) => string,
): CompiledSchool['look'] {
  const [{ look, settings }] = contents;
  const font = displayFontOf(look.displayFont);
  const codes = contents.map(({ language }) => language);
  const css = lookCss(look, codes) + numbersInDigits(settings.digits, codes);
  return {
    css: minifyCss(css),
    fontRules: font ? Object.fromEntries(codes.map((language) => [language, fontCss(font, language, addressOf)])) : {},
  };
}

/**
 * Rules for list numbers, which browsers draw: in running text, whose lists have no classes, and in steps (`.steps` in
 * app/pages/prose). They are in no layer, so that they override the rules there.
 */
function numbersInDigits(digits: Digits | undefined, codes: readonly Language[]): string {
  const own = codes.filter((code) => numberingOf(digits, code));
  return own
    .map((code) => {
      const style = scriptOf(code).digits!.listStyle;
      return `
ol:lang(${code}):not([class]) { list-style-type: ${style}; }
ol[class]:lang(${code}) > li::before { content: counter(step, ${style}); }`;
    })
    .join('');
}
