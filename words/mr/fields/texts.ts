import { searchWords } from './search-words.ts';

const inEachLanguage = { en: { label: 'इंग्रजी' }, mr: { label: 'मराठी' }, hi: { label: 'हिंदी' } };

export const textsFields = {
  rules: {
    rules: { label: 'सर्व याद्या' },
  },
  ruleList: {
    id: {
      label: 'छोटे नाव',
      help: 'लहान इंग्रजी अक्षरांत. पानांवर ही यादी या नावाने मागवली जाते.',
      shown: 'फक्त पत्त्यांत',
    },
    title: { label: 'यादीचे शीर्षक' },
    items: { label: 'नियम', help: 'प्रत्येकी एक-दोन वाक्ये.' },
    searchWords,
  },
  glossary: {
    terms: {
      label: 'नेहमीचे शब्द',
      help: 'प्रत्येकाचे सर्व भाषांतील शब्द. मजकुरात त्यांपैकी एखादा असेल, तर भाषांतरात त्याच्या शेजारचा एखादा शब्द, किंवा त्याने सुरू होणारा शब्द, असलाच पाहिजे.',
    },
    avoided: { label: 'टाळायचे शब्द', help: 'भाषांतरात नकोत असे शब्द, किंवा शब्दांचे भाग.' },
  },
  term: inEachLanguage,
  avoidedTerm: { ...inEachLanguage, instead: { label: 'त्याऐवजी लिहा' } },
  translations: {
    texts: { label: 'मजकूर', help: 'प्रत्येक मजकूर आणि परिच्छेद, भाषांतरांसह; क्रम कोणताही.' },
  },
  translation: {
    ...inEachLanguage,
    was: {
      label: 'आधीचा मजकूर',
      help: 'ज्या भाषांतराची अजून खात्री करायची आहे त्याचा आधीचा मजकूर. तोपर्यंत पानावर हेच भाषांतर दिसते.',
    },
  },
  earlierText: inEachLanguage,
  searchQuestions: {
    questions: { label: 'प्रश्न' },
  },
  searchQuestion: {
    asks: { label: 'काय शोधले', help: 'वेबसाइट पाहणाऱ्याने लिहिले तसे, चुकांसह.' },
    language: {
      label: 'पानाची भाषा',
      help: 'ज्या पानावर शोधले ते.',
      choices: { en: 'इंग्रजी', mr: 'मराठी', hi: 'हिंदी' },
    },
    answers: { label: 'उत्तर असलेली पाने' },
  },
  searchAnswer: {
    page: { label: 'पानाचा पत्ता', help: 'प्रश्नाच्या भाषेतील.' },
    heading: { label: 'पानावरील शीर्षक', help: 'किंवा तक्त्यातील रांग. संपूर्ण पान हेच उत्तर असेल तर लिहू नका.' },
  },
};
