import type { assetMistakes as english } from '../../en/mistakes/assets.ts';
import type { ValuesOf } from '../../mistakes.ts';

const photoProblems: Record<ValuesOf<'unreadable-photo'>['problem'], string> = {
  empty: 'यह फ़ोटो की फ़ाइल ख़ाली है। कैमरे से फिर से लें।',
  'too-many-pixels': 'यह फ़ोटो बहुत बड़ी है। किसी भी फ़ोटो प्रोग्राम में छोटी करके सेव करें।',
  'web-page': 'यह वेब पेज है, फ़ोटो नहीं। इसे खोलें, तस्वीर को दबाए रखें और “Save image” चुनें।',
  pdf: 'यह PDF है, फ़ोटो नहीं। जिस प्रोग्राम से यह आई, वहाँ JPEG में सेव करें।',
  'no-picture': 'यह फ़ाइल फ़ोटो नहीं है। जिस प्रोग्राम से यह आई, वहाँ JPEG में सेव करें।',
  damaged: 'यह फ़ोटो ख़राब हो गई है। कैमरे या फ़ोन से फिर से लें।',
};

const scanProblems: Record<ValuesOf<'unusable-scan'>['problem'], (scan: string) => string> = {
  awaited: (scan) => `“${scan}” में बस यही लिखा है कि दस्तावेज़ आना बाकी है। असली काग़ज़ का स्कैन रखें।`,
  'cut-off': (scan) => `“${scan}” अधूरी है। उसे फिर से लें, या PDF फिर से बनाएँ।`,
  'no-pdf': (scan) => `“${scan}” PDF नहीं है। काग़ज़ को PDF में स्कैन करें।`,
};

export const assetMistakes: typeof english = {
  'unreadable-photo': ({ problem }) => photoProblems[problem],
  'small-photo': ({ least }) =>
    `यह फ़ोटो छोटी है। जैसी कैमरे ने ली वैसी ही दें: कम से कम ${least.width} × ${least.height} पिक्सेल चाहिए।`,
  'unusable-scan': ({ scan, problem }) => scanProblems[problem](scan),
  'scan-filed-twice': ({ other }) =>
    `“${other}” का स्कैन भी यही है। सही स्कैन रखें; एक ही काग़ज़ दोनों हो तो दोनों पंक्तियों में एक ही दस्तावेज़ चुनें।`,
  'unprintable-letters': ({ letters }) => `PDF में ${letters.join(' ')} नहीं छपता। उसे हटा दें, या शब्दों में लिखें।`,
  'unused-document': ({ address }) =>
    `यह दस्तावेज़ किसी पेज पर नहीं है, पर ${address} कोई भी खोल सकता है। इसे किसी पेज पर दें, या हटा दें।`,
};
