import { searchWords } from './search-words.ts';

const inEachLanguage = { en: { label: 'अंग्रेज़ी' }, mr: { label: 'मराठी' }, hi: { label: 'हिंदी' } };

export const textsFields = {
  rules: {
    rules: { label: 'सभी सूचियाँ' },
  },
  ruleList: {
    id: {
      label: 'छोटा नाम',
      help: 'अंग्रेज़ी के छोटे अक्षरों में। पृष्ठों पर यह सूची इसी नाम से ली जाती है।',
      shown: 'केवल पतों में',
    },
    title: { label: 'सूची का शीर्षक' },
    items: { label: 'नियम', help: 'हर नियम एक-दो वाक्यों में।' },
    searchWords,
  },
  glossary: {
    terms: {
      label: 'तय शब्द',
      help: 'हर एक के सब भाषाओं में शब्द। लिखे हुए में उनमें से कोई हो, तो अनुवाद में उसके बगल का कोई शब्द, या उससे शुरू होने वाला शब्द, होना ही चाहिए।',
    },
    avoided: { label: 'जिन शब्दों से बचें', help: 'शब्द, या शब्दों के भाग, जो किसी अनुवाद में नहीं होने चाहिए।' },
  },
  term: inEachLanguage,
  avoidedTerm: { ...inEachLanguage, instead: { label: 'इसकी जगह लिखें' } },
  translations: {
    texts: { label: 'लिखे हुए पाठ', help: 'हर पाठ और हर अनुच्छेद, अनुवादों के साथ; क्रम कोई भी।' },
  },
  translation: {
    ...inEachLanguage,
    was: { label: 'पहले का पाठ', help: 'जिस अनुवाद की पुष्टि बाकी है, उसका पहले का पाठ। तब तक पृष्ठ पर यही अनुवाद दिखता है।' },
  },
  earlierText: inEachLanguage,
  searchQuestions: {
    questions: { label: 'प्रश्न' },
  },
  searchQuestion: {
    asks: { label: 'क्या खोजा', help: 'जैसा वेबसाइट देखने वाले ने लिखा, गलतियों के साथ।' },
    language: {
      label: 'पृष्ठ की भाषा',
      help: 'जिस पृष्ठ पर खोजा गया।',
      choices: { en: 'अंग्रेज़ी', mr: 'मराठी', hi: 'हिंदी' },
    },
    answers: { label: 'उत्तर वाले पृष्ठ' },
  },
  searchAnswer: {
    page: { label: 'पृष्ठ का पता', help: 'प्रश्न की भाषा में।' },
    heading: { label: 'पृष्ठ पर शीर्षक', help: 'या तालिका की कतार। पूरा पृष्ठ ही उत्तर हो, तो न लिखें।' },
  },
};
