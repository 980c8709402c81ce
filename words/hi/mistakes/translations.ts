import type { translationMistakes as english } from '../../en/mistakes/translations.ts';
import { quotedList } from '../../listed.ts';

export const translationMistakes: typeof english = {
  'translation-to-confirm': ({ was, source }) =>
    `यह अनुवाद पहले के पाठ “${was}” का है। अब पाठ “${source}” है। अनुवाद सही होने की पुष्टि करें, या उसे सुधारें।`,
  'outdated-translation-not-shown': () =>
    'पाठ बदल गया है। इस अनुवाद की जानकारी या इसके लिंक नए पाठ से मेल नहीं खाते। फिर से अनुवाद करें।',
  'earlier-text-unchanged': () => 'पाठ पहले जैसा ही है। अनुवाद सही होने की पुष्टि करें।',
  'earlier-text-untranslated': () => 'इस पाठ का अनुवाद अभी नहीं हुआ है। अनुवाद करें।',
  'signs-not-kept': ({ missing, added }) =>
    missing.length > 0
      ? `जानकारी और लिंक पहली भाषा जैसे ही लिखें। छूटे हुए: ${missing.join(', ')}।`
      : `जो पहली भाषा में नहीं है, वह हटाएँ: ${added.join(', ')}।`,
  'translation-without-source': ({ language }) => `यह जिसका अनुवाद है, वह ${language} पाठ लिखें।`,
  'text-not-in-content': ({ changed }) =>
    changed
      ? `अब पाठ “${changed}” है। यहाँ भी वही लिखें; तब तक पृष्ठ पर पहली भाषा दिखती है।`
      : 'यह पाठ अब किसी पृष्ठ पर नहीं है। अनुवाद हटाएँ।',
  'digits-of-another-script': ({ meant }) => `इस भाषा में वेबसाइट पर दूसरे अंक दिखते हैं। ${meant} लिखें।`,
  'split-word': ({ meant }) => `“${meant}” को एक शब्द में लिखें; बीच में खाली जगह न हो, और वह दो लाइनों में न टूटे।`,
  'term-not-in-glossary': ({ term, words }) =>
    `स्कूल “${term}” के लिए ${quotedList(words, 'या')} लिखता है। वही लिखें, या अपना शब्द “तय शब्द” में जोड़ें।`,
  'avoided-word': ({ word, instead }) =>
    `स्कूल “${word}” की जगह ${quotedList(instead, 'या')} लिखता है। वही लिखें, या इस शब्द को “जिन शब्दों से बचें” में से हटाएँ।`,
};
