import { Font } from '@react-pdf/renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { displayFonts } from '../../../look/display-fonts';
import { palettes } from '../../../look/palettes';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import { openFont, shaped } from '../../fonts/glyphs-of-words';
import { devanagariWords } from '../../fonts/letters-of-language';
import { wholeFont } from '../../fonts/make-fonts';
import type { DocumentPlan } from '../document-plan';
import { documentLook } from './look';
import { renderDocument } from './render-document';

const words = [...new Set(readEveryLanguage().flatMap((content) => [...devanagariWords(content)]))];
const printed = words.map((word) => word.replaceAll('अ\u200Dॅ', 'ॲ'));

/** What the PDF library makes of words: the number of each glyph, and how many letters it stands for. */
interface Shaper {
  layout(word: string): { glyphs: { id: number; codePoints: number[] }[] };
}

async function shaperOf(fontFamily: string, fontWeight?: number): Promise<Shaper> {
  documentLook({ colours: palettes['earth-and-indigo'], displayFont: 'system' });
  const face = { fontFamily, ...(fontWeight && { fontWeight }) };
  await Font.load(face);
  return Font.getFont(face)?.data as unknown as Shaper;
}

describe.each([
  ['Mukta', 400],
  ['Mukta', 700],
  ...Object.values(displayFonts).flatMap((font) => (font ? [[font.family, font.weight] as const] : [])),
] as const)('%s of weight %d', (family, weight) => {
  let shaper: Shaper;
  beforeAll(async () => {
    shaper = await shaperOf(`${family} devanagari`, family === 'Mukta' ? weight : undefined);
  });

  it('has every letter, and counts them rightly: else a line would lose its first or last', () => {
    expect(printed.length).toBeGreaterThan(2000);
    const wrong = new Set<string>();
    // Twice: the library keeps a glyph as it first met it.
    for (const each of [...printed, ...printed]) {
      const { glyphs } = shaper.layout(each);
      const letters = glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0);
      if (letters !== [...each].length || glyphs.some(({ id }) => id === 0)) wrong.add(each);
    }
    expect([...wrong]).toEqual([]);
  });
});

it.each(Object.values(displayFonts).filter((font) => font !== undefined))(
  'titles in $family are of the glyphs that a browser takes, but for signs over a vowel sign',
  async (font) => {
    const shaper = await shaperOf(`${font.family} devanagari`);
    const browser = openFont(await wholeFont(font, 'devanagari'));
    const other = printed.filter(
      (each) =>
        shaper
          .layout(each)
          .glyphs.map(({ id }) => id)
          .join() !==
        shaped(browser, each, 'hi')
          .getGlyphInfos()
          .map(({ codepoint }) => codepoint)
          .join(),
    );
    // The dot or the hook stands beside the curve of ि and not on it; the library knows no rule that looks back so far.
    const signsOverSign = /ि(?:ं|ँ)|र्(?:[क-ह]|्)+ि/;
    // Rozha One joins the last three letters in a browser, and none of them here.
    expect(other.filter((each) => !signsOverSign.test(each) && !/न्त्र्य|ंत्र्य/.test(each))).toEqual([]);
  },
);

it('a document can say ॲ as any keyboard writes it, in a title too', async () => {
  const plan: DocumentPlan = {
    language: 'mr',
    id: 'x',
    title: 'व्हॉट्सअ\u200Dॅप',
    letterhead: { schoolName: 'शाळा', address: '', registrations: [], phone: undefined, email: undefined },
    body: { kind: 'text', markdown: 'अ\u200Dॅप' },
    source: '',
  };
  const look = { colours: palettes['earth-and-indigo'], displayFont: 'baloo-2', pictures: 'drawings' } as const;
  expect((await renderDocument(plan, new Date(0), look)).length).toBeGreaterThan(1000);
});
