import type { factMistakes as english } from '../../en/mistakes/facts.ts';
import { dayIn } from '../../days.ts';
import { listed } from '../../listed.ts';

export const factMistakes: typeof english = {
  'fee-without-amount': ({ fee }) =>
    `“${fee}” हे शुल्क अजून कोणत्याही इयत्तेला नाही. सर्व इयत्तांसाठी एक रक्कम लिहा, किंवा प्रत्येक इयत्तेची रक्कम लिहा.`,
  'end-before-begin': ({ kind, begin, canBeEqual }) => {
    if (kind === 'day') {
      const day = dayIn('mr-IN-u-nu-latn', String(begin));
      return `${day}${canBeEqual ? ' ही किंवा त्यानंतरची' : ' नंतरची'} तारीख लिहा, किंवा ती तारीख दुरुस्त करा.`;
    }
    return kind === 'time'
      ? `${begin} नंतरची वेळ लिहा, किंवा ती वेळ दुरुस्त करा. दुपारी 1 म्हणजे 13:00.`
      : `${begin}${canBeEqual ? ' किंवा' : ' वर्षांपेक्षा'} जास्त वय लिहा, किंवा दुसरे वय दुरुस्त करा.`;
  },
  'fee-with-two-amounts': ({ fee }) =>
    `“${fee}” या शुल्काची सर्व इयत्तांसाठी एकच रक्कम आहे. इथली रक्कम काढा, किंवा ती काढून प्रत्येक इयत्तेची लिहा.`,
  'no-words-of-fee-table': () => 'या तक्त्याचे शब्द अजून लिहिलेले नाहीत. ते शुल्कांत लिहा, किंवा दुसरा तक्ता निवडा.',
  'no-name-in-fee-table': () => 'शुल्काच्या दुसऱ्या तक्त्याच्या भाषेत हे नाव लिहा.',
  'notice-without-text': () => 'किमान एक वाक्य लिहा.',
  'no-screen-of-news': () => 'साइटवर बातम्यांचे पान अजून नाही, म्हणून ही सूचना कोणालाही दिसणार नाही. आधी ते पान जोडा.',
  'vacation-without-end': () => 'सुट्टीचा शेवटचा दिवस लिहा, किंवा विद्यार्थी पुन्हा कधी येतील तो दिवस लिहा.',
  'more-passed-than-registered': ({ registered }) => `बसलेले विद्यार्थी ${registered} च आहेत. दोन्हींपैकी एक संख्या दुरुस्त करा.`,
  'cell-for-each-column': ({ columns }) =>
    `प्रत्येक रकान्यात एक मजकूर लिहा: ${listed(columns, 'आणि')}. जिथे काही नाही तिथे – लिहा.`,
  'person-not-drawn': () => 'या चित्रात ठरावीक व्यक्ती नाही. व्यक्ती काढा, किंवा व्यक्तीचे चित्र निवडा.',
  'once-on-a-screen': ({ part }) =>
    part === 'form'
      ? 'एका पानावर एकच अर्ज असतो. हा भाग काढा, किंवा दुसऱ्या पानावर न्या.'
      : 'पानावर हा भाग आधीच आहे. दोन्हींपैकी एक काढा.',
};
