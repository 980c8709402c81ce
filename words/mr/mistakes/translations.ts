import type { translationMistakes as english } from '../../en/mistakes/translations.ts';
import { quotedList } from '../../listed.ts';

export const translationMistakes: typeof english = {
  'translation-to-confirm': ({ was, source }) =>
    `हे भाषांतर आधीच्या मजकुराचे आहे: ${was} आता मजकूर असा आहे: ${source} भाषांतर बरोबर असल्याचे नोंदवा किंवा दुरुस्त करा.`,
  'outdated-translation-not-shown': () =>
    'मजकूर बदलला आहे. या भाषांतरातील माहिती किंवा लिंक नव्या मजकुराशी जुळत नाहीत. पुन्हा भाषांतर करा.',
  'earlier-text-unchanged': () => 'मजकूर पूर्वीसारखाच आहे. भाषांतर बरोबर असल्याचे नोंदवा.',
  'earlier-text-untranslated': () => 'या मजकुराचे अजून भाषांतर नाही. भाषांतर करा.',
  'signs-not-kept': ({ missing, added }) =>
    `माहिती आणि लिंक पहिल्या भाषेप्रमाणेच लिहा. ${missing.length > 0 ? `राहिलेले: ${missing.join(', ')}.` : `जास्तीचे: ${added.join(', ')}.`}`,
  'translation-without-source': ({ language }) => `हे ज्याचे भाषांतर आहे तो ${language} मजकूर लिहा.`,
  'text-not-in-content': ({ changed }) =>
    changed
      ? `आता मजकूर असा आहे: ${changed} तो इथे घ्या; तोपर्यंत पानावर पहिली भाषा दिसते.`
      : 'हा मजकूर आता कुठल्याही पानावर नाही. भाषांतर काढून टाका.',
  'digits-of-another-script': ({ meant }) => `या भाषेत साइटवर वेगळे अंक दिसतात. ${meant} असे लिहा.`,
  'split-word': ({ meant }) => `“${meant}” हा शब्द जोडून लिहा; मध्ये जागा किंवा नवी ओळ नको.`,
  'term-not-in-glossary': ({ term, words }) =>
    `“${term}” साठी शब्दांच्या यादीत ${quotedList(words, 'किंवा')} आहे. तो वापरा, किंवा तुमचा शब्द यादीत घाला.`,
  'avoided-word': ({ word, instead }) =>
    `“${word}” ऐवजी शब्दांच्या यादीत ${quotedList(instead, 'किंवा')} आहे. तो वापरा, किंवा हा शब्द यादीतून काढा.`,
};
