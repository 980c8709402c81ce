import { type ColourWord, colourWord } from '../colour-word';
import type { TextByLanguage } from '../drawing-style';
import type { MotifName } from './motifs';
import type { GroundName } from './sheet';

type Descriptions = TextByLanguage & { en: string };

/** Descriptions for people who don't see the drawings. */
export const says = {
  petals: {
    en: 'A pattern of petals that join in circles',
    mr: 'पाकळ्यांच्या गोलांची नक्षी',
    hi: 'पंखुड़ियों से बने गोलों का नमूना',
  },
  arcs: { en: 'A pattern of quarter circles', mr: 'पाव वर्तुळांची नक्षी', hi: 'चौथाई गोलों का नमूना' },
  scales: {
    en: 'A pattern of overlapping half circles',
    mr: 'अर्धवर्तुळांच्या ओळींची नक्षी',
    hi: 'अर्धगोलों की पंक्तियों का नमूना',
  },
  stars: { en: 'A pattern of stars with eight points', mr: 'आठ टोकांच्या ताऱ्यांची नक्षी', hi: 'आठ नोकों वाले तारों का नमूना' },
  triangles: { en: 'A pattern of triangles', mr: 'त्रिकोणांची नक्षी', hi: 'त्रिभुजों का नमूना' },
  bars: {
    en: 'Upright bars in rows, like books on shelves',
    mr: 'फळ्यांवरील पुस्तकांसारख्या उभ्या पट्ट्यांच्या ओळी',
    hi: 'ताक पर रखी किताबों जैसी खड़ी पट्टियों की पंक्तियाँ',
  },
  chevrons: { en: 'A pattern of zigzag bands', mr: 'झिगझॅग पट्ट्यांची नक्षी', hi: 'टेढ़ी-मेढ़ी पट्टियों का नमूना' },
  rings: {
    en: 'A pattern of rings around dots',
    mr: 'ठिपक्यांभोवतीच्या कड्यांची नक्षी',
    hi: 'बिंदियों के चारों ओर छल्लों का नमूना',
  },
  weave: { en: 'A pattern of woven bands', mr: 'विणलेल्या पट्ट्यांची नक्षी', hi: 'बुनी हुई पट्टियों का नमूना' },
  quilt: {
    en: 'Several geometric patterns side by side',
    mr: 'शेजारी शेजारी मांडलेल्या भौमितिक नक्षी',
    hi: 'साथ-साथ रखे कई ज्यामितीय नमूने',
  },
  row: { en: 'A row of circles on a line', mr: 'एका रेषेवरील वर्तुळांची रांग', hi: 'एक रेखा पर गोलों की पंक्ति' },
  frieze: {
    en: 'A row of rhombs between triangles',
    mr: 'त्रिकोणांमधील समभुज चौकोनांची रांग',
    hi: 'त्रिभुजों के बीच समचतुर्भुजों की पंक्ति',
  },
  ripple: { en: 'Rings around a point', mr: 'एका बिंदूभोवतीची वर्तुळे', hi: 'एक बिंदु के चारों ओर घेरे' },
  mark: { en: 'A star with eight points', mr: 'आठ टोकांचा तारा', hi: 'आठ नोकों वाला तारा' },
  portrait: {
    en: 'The outline of head and shoulders, of nobody in particular',
    mr: 'डोके आणि खांद्यांची आकृती, कोणा एकाची नव्हे',
    hi: 'सिर और कंधों की आकृति, किसी खास व्यक्ति की नहीं',
  },
  placeholder: {
    en: 'The outline of head and shoulders, waiting for a photo',
    mr: 'फोटोची वाट पाहणारी डोके आणि खांद्यांची आकृती',
    hi: 'फ़ोटो की राह देखती सिर और कंधों की आकृति',
  },
} as const satisfies Record<string, Descriptions>;

/** Describes rows and ground too, since neighbours in a gallery may have the same motif. */
export function describePattern(motif: MotifName, rows: number, ground: GroundName, colour: string): Descriptions {
  const { en, mr, hi } = says[motif];
  const isDark = ground === 'dusk' || ground === 'night';
  const word = colourWord(colour);
  return {
    en: `${en}: ${rows} rows on ${isDark ? 'dark ' : ''}${word}`,
    mr: `${mr}: ${isDark ? 'गडद ' : ''}${colourNames[word].mr} रंगावर ${rows} ओळी`,
    hi: `${hi}: ${isDark ? 'गहरे ' : ''}${colourNames[word].hi} रंग पर ${rows} पंक्तियाँ`,
  };
}

/** The colours in the grammatical form that precedes रंगावर and रंग पर. */
const colourNames: Record<ColourWord, { mr: string; hi: string }> = {
  red: { mr: 'लाल', hi: 'लाल' },
  orange: { mr: 'नारंगी', hi: 'नारंगी' },
  yellow: { mr: 'पिवळ्या', hi: 'पीले' },
  green: { mr: 'हिरव्या', hi: 'हरे' },
  teal: { mr: 'हिरवट निळ्या', hi: 'हरे-नीले' },
  blue: { mr: 'निळ्या', hi: 'नीले' },
  purple: { mr: 'जांभळ्या', hi: 'बैंगनी' },
  white: { mr: 'पांढऱ्या', hi: 'सफ़ेद' },
  black: { mr: 'काळ्या', hi: 'काले' },
  grey: { mr: 'करड्या', hi: 'स्लेटी' },
};
