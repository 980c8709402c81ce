import type { assetMistakes as english } from '../../en/mistakes/assets.ts';
import type { ValuesOf } from '../../mistakes.ts';

const photoProblems: Record<ValuesOf<'unreadable-photo'>['problem'], string> = {
  empty: 'हा फोटो रिकामा आहे. कॅमेऱ्यातून तो पुन्हा घ्या.',
  'too-many-pixels': 'हा फोटो खूप मोठा आहे. फोटोच्या कोणत्याही प्रोग्राममध्ये तो लहान करून जतन करा आणि पुन्हा निवडा.',
  'web-page': 'हे वेबपान आहे, फोटो नाही. ते उघडा, चित्रावर बोट दाबून धरा आणि “Save image” निवडा.',
  pdf: 'ही पीडीएफ आहे, फोटो नाही. ज्या प्रोग्राममधून ती आली तेथे JPEG म्हणून जतन करा.',
  'no-picture': 'हा फोटो नाही. ज्या प्रोग्राममधून तो आला तेथे JPEG म्हणून जतन करा.',
  damaged: 'हा फोटो खराब झाला आहे. कॅमेऱ्यातून किंवा फोनवरून तो पुन्हा घ्या.',
};

const scanProblems: Record<ValuesOf<'unusable-scan'>['problem'], (scan: string) => string> = {
  awaited: (scan) => `“${scan}” मध्ये कागदपत्र यायचे आहे एवढेच लिहिले आहे. मूळ कागदाचा स्कॅन ठेवा.`,
  'cut-off': (scan) => `“${scan}” अर्धवट आहे. ती पुन्हा घ्या, किंवा पीडीएफ पुन्हा बनवा.`,
  'no-pdf': (scan) => `“${scan}” ही पीडीएफ नाही. कागद पीडीएफ म्हणून स्कॅन करा.`,
};

export const assetMistakes: typeof english = {
  'unreadable-photo': ({ problem }) => photoProblems[problem],
  'small-photo': ({ minSize }) =>
    `हा फोटो लहान आहे. कॅमेऱ्याने घेतला तसाच द्या: किमान ${minSize.width} × ${minSize.height} पिक्सेल हवेत. WhatsApp फोटो लहान करते: तो “डॉक्युमेंट” म्हणून पाठवायला सांगा.`,
  'unusable-scan': ({ scan, problem }) => scanProblems[problem](scan),
  'scan-filed-twice': ({ other }) =>
    `“${other}” चा स्कॅनही हाच आहे. योग्य स्कॅन ठेवा; दोन्हींसाठी एकच कागद असेल तर दोन्ही रांगांत एकच कागदपत्र निवडा.`,
  'unprintable-letters': ({ letters }) => `पीडीएफमध्ये ${letters.join(' ')} छापता येत नाही. ते काढून टाका, किंवा शब्दांत लिहा.`,
  'unused-document': ({ address }) =>
    `हे कागदपत्र कोणत्याही पानावर नाही, पण ${address} कोणीही उघडू शकते. ते एखाद्या पानावर द्या, किंवा काढून टाका.`,
};
