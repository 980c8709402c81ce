import type { formMistakes as english } from '../../en/mistakes/forms.ts';
import { quotedList } from '../../listed.ts';
import { meantName } from './meant-name.ts';

export const formMistakes: typeof english = {
  'form-without-notice': ({ form }) =>
    `“${form}” फ़ॉर्म के लिए निजता की सूचना नहीं है। उसके लिए एक लिखें, या सब फ़ॉर्मों के लिए एक ही लिखें।`,
  'question-not-in-notice': ({ questions }) =>
    `फ़ॉर्म में अब ${quotedList(
      questions.map(({ label }) => label),
      'और',
    )} भी पूछा जाता है। पढ़कर देखें कि सूचना में क्या और क्यों पूछा जाता है, यह सही है; फिर इसे यहाँ जोड़ें।`,
  'question-only-in-notice': ({ name, near }) =>
    near
      ? `फ़ॉर्म में “${name}” नहीं पूछा जाता। क्या “${near}” लिखना था?`
      : `फ़ॉर्म में “${name}” अब नहीं पूछा जाता। यहाँ से हटाएँ, और सूचना में लिखा हो तो वहाँ से भी।`,
  'no-final-stage': () =>
    'काम पूरा होने का कोई चरण नहीं है, इसलिए सब फ़ॉर्म फ़ोन की सूची में रहते हैं। जिन चरणों के बाद फ़ोन नहीं करना है, उन पर निशान लगाएँ।',
  'first-stage-is-final': () => 'नए फ़ॉर्म इस चरण में आते हैं, इसलिए काम यहाँ पूरा नहीं हो सकता। आगे के चरण पर निशान लगाएँ।',
  'reserved-name': ({ name }) => `“${name}” नाम मेल में किसी और काम का है। दूसरा नाम दें, जैसे ${name}_1।`,
  'list-without-answers': () => 'इस सूची में जवाब नहीं हैं। जवाब लिखें, या स्कूल की कक्षाएँ दिखाएँ।',
  'message-never-shown': () =>
    'यह सवाल खाली छोड़ा जा सकता है, इसलिए यह वाक्य कभी नहीं दिखता। सवाल को ज़रूरी करें, या वाक्य हटाएँ।',
  'condition-without-list': ({ question, lists, near, isBelow }) => {
    if (isBelow) return `“${question}” फ़ॉर्म में बाद में आता है। इस सवाल को उसके नीचे ले जाएँ।`;
    if (lists.length === 0) return 'इस सवाल के ऊपर कोई सूची नहीं है। ऊपर एक सूची रखें, या यह सवाल हमेशा पूछें।';
    return `“${question}” इस सवाल के ऊपर की सूची नहीं है। ${meantName({ near, known: lists })}`;
  },
  'unknown-answer': ({ name, list, known, near, isLeftOut }) => {
    if (isLeftOut) return `“${list}” में ${name} का विकल्प नहीं है। यहाँ से हटाएँ, या वहाँ जोड़ें।`;
    return `“${name}” सूची “${list}” का जवाब नहीं है। ${meantName({ near, known })}`;
  },
  'part-can-be-empty': () =>
    'इस भाग के सब सवाल दूसरे जवाबों पर निर्भर हैं, इसलिए भाग खाली दिख सकता है। हमेशा पूछा जाने वाला एक सवाल जोड़ें, या इसे ऊपर के भाग में मिलाएँ।',
  'name-of-form': () => 'फ़ॉर्म के नाम में अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न होते हैं, जैसे bus-request। दूसरा नाम दें।',
  'used-twice': ({ value }) => `“${value}” दो बार है। दोनों में से एक को बदलें या हटाएँ।`,
  'begins-without-heading': () => 'नीचे वालों के ऊपर शीर्षक है। यहाँ भी शीर्षक लिखें, या उनका हटाएँ।',
};
