import { statSync } from 'node:fs';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';
import { type DisplayFont, displayFonts } from '../../../look/display-fonts';
import { sitePages } from '../../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import type { SiteContent } from '../../../model/concepts/site-content';
import type { Language } from '../../../words/languages';
import { FileCache } from '../file-cache';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { glyphsOfWords, openFont, shaped } from './glyphs-of-words';
import { ownLetters, wordsInLetters } from './letters-of-language';
import { fontOfWords, makeFonts, wholeFont } from './make-fonts';

/** Words with conjuncts, half letters, reph, rakar, and vowel signs on all sides. */
const hardWords = ['क्षमता', 'कार्य', 'बुद्धी', 'ब्रह्म', 'ज्ञान', 'प्रवेश', 'राष्ट्र', 'स्थिती', 'किमी', 'शिक्षिका', 'ॲप', 'दुसऱ्या'];

const contents = readEveryLanguage('tests/school');
const yatra = displayFonts['yatra-one'];
const inOwnLetters = (content: SiteContent) => wordsInLetters(content, ownLetters(yatra, content.language)!.words);

/** Outlines and positions of a word's glyphs. */
function drawn(font: ReturnType<typeof openFont>, word: string, language: Language): unknown {
  const buffer = shaped(font, word, language);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    outline: font.glyphToPath(codepoint),
    place: [xAdvance, xOffset, yOffset],
  }));
}

async function open(woff2: Buffer) {
  return openFont(await convert(woff2, 'truetype'));
}

const opened = new Map<DisplayFont, Promise<ReturnType<typeof openFont>>>();

function wholeOf(font: DisplayFont) {
  const whole = opened.get(font) ?? wholeFont(font, 'devanagari').then(openFont);
  opened.set(font, whole);
  return whole;
}

describe.each(Object.values(displayFonts).filter((font) => font !== undefined))('$family', (font) => {
  it('shapes the words of its subset as the whole font does', async () => {
    const whole = await wholeOf(font);
    const cut = await open(await fontOfWords(font, hardWords, 'mr'));
    for (const word of hardWords) expect(drawn(cut, word, 'mr'), word).toEqual(drawn(whole, word, 'mr'));
  });

  it.each(['mr', 'hi'] as const)('joins letters on a page in %s', async (language) => {
    const whole = await wholeOf(font);
    const glyphs = (word: string) => shaped(whole, word, language).getGlyphInfos().length;
    expect({ क्ष: glyphs('क्ष'), त्त: glyphs('त्त'), र्त: glyphs('र्त'), प्र: glyphs('प्र') }).toEqual({
      क्ष: 1,
      त्त: 1,
      र्त: 2,
      प्र: 1,
    });
  });

  it('is as wide as its fallback expects', async () => {
    const latin = openFont(await wholeFont(font, 'latin'));
    latin.setScale(1000, 1000);
    const titles = sitePages(contents[0]).flatMap(({ title }) => title.match(/[A-Za-z ]+/g) ?? []);
    const positions = titles.flatMap((title) => shaped(latin, title, 'en').getGlyphPositions());
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance / 1000, 0);
    expect(width / titles.join('').length / font.advance).toBeCloseTo(1, 1);
  });
});

it('a word outside the subset keeps its letters', async () => {
  const cut = await open(await fontOfWords(yatra, ['कला', 'शाळा', 'क्रम'], 'mr'));
  const whole = await wholeOf(yatra);
  expect(() => glyphsOfWords(cut, ['शाक्ला'], 'mr')).not.toThrow();
  expect(drawn(cut, 'शाक्ला', 'mr')).not.toEqual(drawn(whole, 'शाक्ला', 'mr'));
  expect(() => glyphsOfWords(cut, ['पान'], 'mr')).toThrow(/no letters for “पान”/);
});

it('a school with Devanagari digits has them in its headings', () => {
  const marathi = contents.find(({ language }) => language === 'mr')!;
  const words = inOwnLetters({ ...marathi, settings: { ...marathi.settings, digits: 'devanagari' } });
  for (const digit of '०१२३४५६७८९') expect(words).toContain(digit);
});

it('stages of the office add no letters to what visitors load', () => {
  const marathi = contents.find(({ language }) => language === 'mr')!;
  const stage = { id: 'new', label: 'ळ्ळ', isFinal: false };
  expect(inOwnLetters({ ...marathi, stages: { enquiry: [stage] } })).not.toContain(stage.label);
});

describe.each(contents.filter(({ language }) => language !== 'en'))('this school’s words in $language', (content) => {
  const words = [...inOwnLetters(content)];

  it('are shaped as in the whole font, in at most 20 KB', async () => {
    const whole = await wholeOf(yatra);
    const file = await fontOfWords(yatra, words, content.language);
    const cut = await open(file);
    expect(words.length).toBeGreaterThan(1000);
    expect(
      words.filter(
        (word) =>
          JSON.stringify(drawn(cut, word, content.language)) !== JSON.stringify(drawn(whole, word, content.language)),
      ),
    ).toEqual([]);
    expect(file.length).toBeLessThan(20 * 1024);
  });

  it('include every title and the months', () => {
    const titles = sitePages(content).flatMap(({ title }) => title.match(/[\u0900-\u097F]+/g) ?? []);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((word) => !words.includes(word))).toEqual([]);
    expect(words).toContain(content.language === 'mr' ? 'नोव्हेंबर' : 'नवंबर');
  });
});

it('makes one file per language, only when its words change, and none for an English-only school', async () => {
  const cache = new FileCache(temporaryFolder());
  const make = (of: typeof contents) => makeFonts({ contents: of, cache });
  const first = await make(contents);
  const addressOf = new Map(first.facts);
  const fileOf = (cut: 'latin' | 'mr' | 'hi') => first.files[addressOf.get(cut)!]!;
  expect([...addressOf.keys()]).toEqual(['latin', 'mr', 'hi']);
  expect(statSync(fileOf('latin')).size).toBeLessThan(10 * 1024);

  expect(await make(contents)).toEqual({ ...first, made: 0, unchanged: 3 });
  const more = contents.map((content) =>
    content.language === 'mr' ? { ...content, school: { ...content.school, name: 'ढ्ढुष्ट्र्य' } } : content,
  );
  const second = await make(more as typeof contents);
  expect(second).toMatchObject({ made: 1, unchanged: 2 });
  expect(new Map(second.facts).get('mr')).not.toBe(addressOf.get('mr'));

  expect((await make([contents[0]])).facts).toEqual([['latin', addressOf.get('latin')]]);
});
