import type { translationMistakes as english } from '../../en/mistakes/translations.ts';
import { quotedList } from '../../listed.ts';

export const translationMistakes: typeof english = {
  'translation-to-confirm': ({ was, source }) =>
    `यह अनुवाद पहले के पाठ का है: ${was} अब पाठ यह है: ${source} अनुवाद सही होने की पुष्टि करें या उसे सुधारें।`,
  'outdated-translation-not-shown': () =>
    'पाठ बदल गया है। इस अनुवाद की जानकारी या लिंक नए पाठ से मेल नहीं खाते। फिर से अनुवाद करें।',
  'earlier-text-unchanged': () => 'पाठ पहले जैसा ही है। अनुवाद सही होने की पुष्टि करें।',
  'earlier-text-untranslated': () => 'इस पाठ का अभी अनुवाद नहीं है। अनुवाद करें।',
  'signs-not-kept': ({ missing, added }) =>
    `जानकारी और लिंक पहली भाषा जैसे ही लिखें। ${missing.length > 0 ? `छूटे हुए: ${missing.join(', ')}।` : `ज़्यादा: ${added.join(', ')}।`}`,
  'translation-without-source': ({ language }) => `यह जिसका अनुवाद है, वह ${language} पाठ लिखें।`,
  'text-not-in-content': ({ changed }) =>
    changed
      ? `अब पाठ यह है: ${changed} उसे यहाँ लें; तब तक पेज पर पहली भाषा दिखती है।`
      : 'यह पाठ अब किसी पेज पर नहीं है। अनुवाद हटाएँ।',
  'digits-of-another-script': ({ meant }) => `इस भाषा में साइट पर दूसरे अंक दिखते हैं। ${meant} लिखें।`,
  'split-word': ({ meant }) => `“${meant}” को एक शब्द में लिखें; बीच में खाली जगह या नई पंक्ति न हो।`,
  'term-not-in-glossary': ({ term, words }) =>
    `“${term}” के लिए शब्दों की सूची में ${quotedList(words, 'या')} है। उसे लिखें, या अपना शब्द सूची में जोड़ें।`,
  'avoided-word': ({ word, instead }) =>
    `“${word}” की जगह शब्दों की सूची में ${quotedList(instead, 'या')} है। उसे लिखें, या इस शब्द को सूची से हटाएँ।`,
};
