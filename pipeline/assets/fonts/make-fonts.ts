import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { type DisplayFont, displayFontOf } from '../../../look/display-fonts';
import type { SiteContent } from '../../../model/concepts/site-content';
import { type Language, scriptOf } from '../../../words/languages';
import { hashOf, hashOfFolder } from '../fingerprint';
import { type Report, silentReport } from '../../build/report';
import { FileCache } from '../file-cache';
import { type FilesToMake, type MadeFiles, makeFiles } from '../make-files';
import { cutFont } from './cut-font';
import type { FontCut } from './font-cut';
import { glyphsOfWords, openFont } from './glyphs-of-words';
import { joinedInEveryLanguage } from './joined-in-every-language';
import { latinLetters, ownLetters, wordsInLetters } from './letters-of-language';

export type FontAddress = readonly [cut: FontCut, address: string];

interface MakeFontsOptions {
  contents: readonly SiteContent[];
  cache?: FileCache;
  report?: Report;
}

/** Reduces the heading font to the letters in the content. Skips files that wouldn't change. @returns in `facts`, the addresses */
export async function makeFonts({
  contents,
  cache = new FileCache(),
  report = silentReport,
}: MakeFontsOptions): Promise<MadeFiles<FontAddress>> {
  const font = displayFontOf(contents[0]?.look.displayFont ?? 'system');
  return makeFiles('Fonts', font ? cutsOf(font, contents) : [], { cache, report });
}

function cutsOf(font: DisplayFont, contents: readonly SiteContent[]): FilesToMake<FontAddress>[] {
  const tool = hashOfFolder('pipeline/assets/fonts') + hashOf(readFileSync('package-lock.json'));
  const cut = (to: FontCut, letters: string, make: () => Promise<Buffer>): FilesToMake<FontAddress> => ({
    source: [tool, font.folder, to, letters].join('\n'),
    async make(write) {
      const data = await make();
      const address = `/assets/${font.folder}-${to}-${hashOf(data).slice(0, 8)}.woff2`;
      write(address, data);
      return [to, address];
    },
  });
  return [
    cut('latin', latinLetters, () => latinFont(font)),
    ...contents.flatMap((content) => {
      const letters = ownLetters(font, content.language);
      if (!letters) return [];
      const words = [...wordsInLetters(content, letters.words)].sort();
      return [cut(content.language, words.join(' '), () => fontOfWords(font, words, content.language))];
    }),
  ];
}

/** @returns WOFF2 */
async function latinFont(font: DisplayFont): Promise<Buffer> {
  return convert(await cutFont(await wholeFont(font, 'latin'), { letters: latinLetters }), 'woff2');
}

/**
 * Makes a font file that shapes these words as the whole font does. Other words of the same letters may show a ् where the whole
 * font has a ligature.
 *
 * @returns WOFF2
 */
export async function fontOfWords(font: DisplayFont, words: readonly string[], language: Language): Promise<Buffer> {
  const whole = await wholeFont(font, scriptOf(language).name);
  const glyphs = glyphsOfWords(openFont(whole), words, language);
  return convert(await cutFont(whole, { letters: new Set(words.join('')), glyphs }), 'woff2');
}

/** @returns TrueType */
export async function wholeFont({ folder, weight }: DisplayFont, script: string): Promise<Buffer> {
  const file = import.meta.resolve(`@fontsource/${folder}/files/${folder}-${script}-${weight}-normal.woff2`);
  return joinedInEveryLanguage(await convert(readFileSync(fileURLToPath(file)), 'truetype'));
}
