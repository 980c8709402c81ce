import type { assetMistakes as english } from '../../en/mistakes/assets.ts';
import type { ValuesOf } from '../../mistakes.ts';

const photoProblems: Record<ValuesOf<'unreadable-photo'>['problem'], string> = {
  empty: 'यह फ़ोटो खाली है। इसे कैमरे से फिर से लें।',
  'too-many-pixels': 'यह फ़ोटो बहुत बड़ी है। किसी भी फ़ोटो प्रोग्राम में छोटी करके सेव करें और फिर से चुनें।',
  'web-page': 'यह वेब पेज है, फ़ोटो नहीं। इसे खोलें, चित्र को दबाए रखें और “Save image” चुनें।',
  pdf: 'यह पीडीएफ़ है, फ़ोटो नहीं। जिस प्रोग्राम से यह आई, वहाँ JPEG में सेव करें।',
  'no-picture': 'यह फ़ोटो नहीं है। जिस प्रोग्राम से यह आई, वहाँ JPEG में सेव करें।',
  damaged: 'यह फ़ोटो खराब हो गई है। इसे कैमरे या फ़ोन से फिर से लें।',
};

const scanProblems: Record<ValuesOf<'unusable-scan'>['problem'], (scan: string) => string> = {
  awaited: (scan) => `“${scan}” में बस यही लिखा है कि दस्तावेज़ आना बाकी है। असली कागज़ का स्कैन रखें।`,
  'cut-off': (scan) => `“${scan}” अधूरी है। उसे फिर से लें, या पीडीएफ़ फिर से बनाएँ।`,
  'no-pdf': (scan) => `“${scan}” पीडीएफ़ नहीं है। कागज़ को पीडीएफ़ में स्कैन करें।`,
};

export const assetMistakes: typeof english = {
  'unreadable-photo': ({ problem }) => photoProblems[problem],
  'small-photo': ({ minSize }) =>
    `यह फ़ोटो छोटी है। जैसी कैमरे ने ली, वैसी ही दें: कम से कम ${minSize.width} × ${minSize.height} पिक्सेल चाहिए। WhatsApp फ़ोटो छोटी कर देता है: उसे “डॉक्यूमेंट” के रूप में भेजने को कहें।`,
  'unusable-scan': ({ scan, problem }) => scanProblems[problem](scan),
  'scan-filed-twice': ({ other }) =>
    `“${other}” का स्कैन भी यही है। सही स्कैन रखें; दोनों के लिए एक ही कागज़ हो, तो दोनों कतारों में एक ही दस्तावेज़ चुनें।`,
  'unprintable-letters': ({ letters }) => `पीडीएफ़ में ${letters.join(' ')} नहीं छपता। उसे हटा दें, या शब्दों में लिखें।`,
  'unused-document': ({ address }) =>
    `यह दस्तावेज़ किसी पृष्ठ पर नहीं है, पर ${address} कोई भी खोल सकता है। इसे किसी पृष्ठ पर दें, या हटा दें।`,
};
