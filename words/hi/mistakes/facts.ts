import type { factMistakes as english } from '../../en/mistakes/facts.ts';
import { dayIn } from '../../days.ts';
import { listed } from '../../listed.ts';

export const factMistakes: typeof english = {
  'fee-without-amount': ({ fee }) =>
    `“${fee}” शुल्क अभी किसी कक्षा के लिए नहीं है। सब कक्षाओं के लिए एक रकम लिखें, या हर कक्षा की रकम लिखें।`,
  'end-before-begin': ({ kind, begin, canBeEqual }) => {
    if (kind === 'day') {
      const day = dayIn('hi-IN-u-nu-latn', String(begin));
      return `${day}${canBeEqual ? ' या' : ' के'} बाद की तारीख लिखें, या पहली तारीख ठीक करें।`;
    }
    return kind === 'time'
      ? `${begin} के बाद का समय लिखें, या पहला समय ठीक करें। दोपहर 1 बजे यानी 13:00।`
      : `${begin}${canBeEqual ? ' या उससे' : ' साल से'} ज़्यादा उम्र लिखें, या दूसरी उम्र ठीक करें।`;
  },
  'fee-with-two-amounts': ({ fee }) =>
    `“${fee}” शुल्क की सब कक्षाओं के लिए एक ही रकम है। यहाँ की रकम हटाएँ, या वह एक रकम हटाकर हर कक्षा की लिखें।`,
  'no-words-of-fee-table': () =>
    'इस तालिका के शब्द अभी नहीं लिखे गए। शुल्क की जानकारी में “दूसरी भाषा में शुल्क” भरें, या दूसरी तालिका चुनें।',
  'no-name-in-fee-table': () => 'शुल्क की दूसरी तालिका की भाषा में यह नाम लिखें।',
  'notice-without-text': () => 'कम से कम एक वाक्य लिखें।',
  'no-screen-of-news': () => 'वेबसाइट पर सूचनाओं का पृष्ठ अभी नहीं है, इसलिए यह सूचना किसी को नहीं दिखेगी। पहले वह पृष्ठ जोड़ें।',
  'vacation-without-end': () => 'छुट्टी का आखिरी दिन लिखें, या वह दिन, जब विद्यार्थी फिर आएँगे।',
  'more-passed-than-registered': ({ registered }) => `पंजीकृत विद्यार्थी ${registered} ही हैं। दोनों में से एक संख्या ठीक करें।`,
  'cell-for-each-column': ({ columns }) => `हर स्तंभ के लिए एक पाठ लिखें: ${listed(columns, 'और')}। जहाँ कुछ न हो, वहाँ – लिखें।`,
  'person-not-drawn': () => 'इस चित्र में कोई खास व्यक्ति नहीं है। “चित्र का व्यक्ति” खाली छोड़ें, या व्यक्ति का चित्र चुनें।',
  'once-on-a-screen': ({ part }) =>
    part === 'form'
      ? 'एक पृष्ठ पर एक ही फ़ॉर्म होता है। यह भाग हटाएँ, या दूसरे पृष्ठ पर ले जाएँ।'
      : 'पृष्ठ पर यह भाग पहले से है। दोनों में से एक हटाएँ।',
};
