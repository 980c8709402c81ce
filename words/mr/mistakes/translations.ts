import type { translationMistakes as english } from '../../en/mistakes/translations.ts';
import { quotedList } from '../../listed.ts';

export const translationMistakes: typeof english = {
  'translation-to-confirm': ({ was, source }) =>
    `हे भाषांतर “${was}” या आधीच्या मजकुराचे आहे. आता मजकूर “${source}” असा आहे. भाषांतर बरोबर असल्याचे नोंदवा, किंवा ते दुरुस्त करा.`,
  'outdated-translation-not-shown': () =>
    'मजकूर बदलला आहे. या भाषांतरातील माहिती किंवा लिंक नव्या मजकुराशी जुळत नाहीत. पुन्हा भाषांतर करा.',
  'earlier-text-unchanged': () => 'मजकूर पूर्वीसारखाच आहे. भाषांतर बरोबर असल्याचे नोंदवा.',
  'earlier-text-untranslated': () => 'या मजकुराचे अजून भाषांतर झालेले नाही. भाषांतर करा.',
  'signs-not-kept': ({ missing, added }) =>
    missing.length > 0
      ? `माहिती आणि लिंक पहिल्या भाषेप्रमाणेच लिहा. राहिलेले: ${missing.join(', ')}.`
      : `पहिल्या भाषेत नसलेला भाग काढा: ${added.join(', ')}.`,
  'translation-without-source': ({ language }) => `हे ज्याचे भाषांतर आहे तो ${language} मजकूर लिहा.`,
  'text-not-in-content': ({ changed }) =>
    changed
      ? `आता मजकूर “${changed}” असा आहे. येथेही तसाच लिहा; तोपर्यंत पानावर पहिली भाषा दिसते.`
      : 'हा मजकूर आता कोणत्याही पानावर नाही. भाषांतर काढून टाका.',
  'digits-of-another-script': ({ meant }) => `या भाषेत वेबसाइटवर वेगळे अंक दिसतात. ${meant} असे लिहा.`,
  'split-word': ({ meant }) => `“${meant}” हा शब्द जोडून लिहा; मध्ये जागा किंवा नवी ओळ नको.`,
  'term-not-in-glossary': ({ term, words }) =>
    `शाळा “${term}” साठी ${quotedList(words, 'किंवा')} लिहिते. तसेच लिहा, किंवा तुमचा शब्द “नेहमीचे शब्द” यांत जोडा.`,
  'avoided-word': ({ word, instead }) =>
    `शाळा “${word}” ऐवजी ${quotedList(instead, 'किंवा')} लिहिते. तसेच लिहा, किंवा हा शब्द “टाळायचे शब्द” यांतून काढून टाका.`,
};
