import path from 'node:path';
import { type DisplayFont, displayFontOf } from '../../look/display-fonts';
import type { SiteContent } from '../../model/concepts/site-content';
import { contentOfBuild } from '../../model/reading/content-of-build';
import { type Language, languageCodes, languages } from '../../words/languages';
import { cutFontFile, fontFolder } from '../fonts/font-files';
import { fontCss, lookCss } from './look-css';

type LookOfLanguage = Pick<SiteContent, 'language' | 'look' | 'settings'>;

/**
 * The style sheet of a school's look, and what the document says of it, as the text of a module.
 *
 * @throws ContentError
 */
export function lookModules(contents: readonly [LookOfLanguage, ...LookOfLanguage[]] = contentOfBuild()): {
  styles: string;
  values: string;
} {
  const [{ look, settings }] = contents;
  const font = displayFontOf(look.displayFont);
  const fonts = font
    ? fontModule(
        font,
        contents.map(({ language }) => language),
      )
    : 'export const displayFonts = {};';
  return {
    styles: settings.digits === 'devanagari' ? lookCss(look) + numbersInDevanagari : lookCss(look),
    values: `${fonts}\nexport const themeColour = ${JSON.stringify(look.colours.text)};`,
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

/** Imports the files, so that Vite gives them addresses, and puts those into the rules of each language. */
function fontModule(font: DisplayFont, codes: readonly Language[]): string {
  const inDevanagari = codes.filter((code) => languages[code].script === 'devanagari');
  const imports = (['latin', ...inDevanagari] as const).map(
    (cut) => `import ${cut} from ${JSON.stringify(path.resolve(fontFolder, cutFontFile(font, cut)))};`,
  );
  const ofLanguages = codes.map((code) => {
    const own = inDevanagari.includes(code) ? code : undefined;
    const rules = fontCss(font, { latin: '${latin}', devanagari: own && `\${${own}}` });
    return `${code}: { file: ${own ?? 'latin'}, rules: \`${rules}\` }`;
  });
  return `${imports.join('\n')}\nexport const displayFonts = { ${ofLanguages.join(', ')} };`;
}
