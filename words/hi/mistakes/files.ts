import type { fileMistakes as english } from '../../en/mistakes/files.ts';
import { meantName } from './meant-name.ts';

const byHand = (line?: number) =>
  `फ़ाइल ${line ? `लाइन ${line} पर ` : ''}पढ़ी नहीं जा सकती। जिन्होंने उसे हाथ से बदला, वे वहीं ठीक करें।`;

export const fileMistakes: typeof english = {
  unreadable: ({ line }) => byHand(line),
  'not-utf8': () => byHand(),
  'curly-quotes': ({ meant }) => `ये उद्धरण चिह्न वेबसाइट पर भी दिखेंगे। न दिखाने हों तो ${meant} लिखें।`,
  'cut-text': ({ written, note }) => `वेबसाइट पर केवल “${written}” दिखता है, “${note.trim()}” नहीं दिखता। यहाँ पूरा लिखें।`,
  'control-characters': () => 'इसमें किसी दूसरे प्रोग्राम से आए अदृश्य चिह्न हैं। इसे मिटाकर फिर से टाइप करें।',
  'stray-characters': () =>
    'Word, WhatsApp या किसी वेब पेज से अदृश्य चिह्न आ गए हैं। पढ़ने वालों को परेशानी नहीं; उतना हिस्सा फिर से टाइप करें।',
  'missing-file': () => 'वेबसाइट की एक फ़ाइल नहीं है। फ़ाइलें सँभालने वाले उसे वापस रखें।',
  'missing-folder': () => 'स्कूल की सामग्री का फ़ोल्डर नहीं मिला। वेबसाइट सँभालने वाले उसका नाम ठीक करें।',
  'stray-file': ({ near }) =>
    near
      ? `वेबसाइट इस फ़ाइल को काम में नहीं लेती। यह ${near} हो तो इसे वही नाम दें।`
      : 'वेबसाइट इस फ़ाइल को काम में नहीं लेती। इसे फ़ोल्डर से हटा दें।',
  'unused-scan': ({ scan, isPdf, other }) => {
    if (!isPdf) return `“${scan}” PDF नहीं है। काग़ज़ को PDF में स्कैन करें, या फ़ाइल हटा दें।`;
    return other
      ? `“${scan}” कहीं काम में नहीं आया। यह “${other}” से नया हो तो वहाँ चुनें, नहीं तो हटा दें।`
      : `“${scan}” कहीं काम में नहीं आया। किसी दस्तावेज़ के लिए चुनें, या फ़ाइल हटा दें।`;
  },
  'no-screen-file': ({ meant }) =>
    meant ? `फ़ाइल का नाम बदलकर ${meant} करें।` : 'यह फ़ाइल कोई पेज नहीं है। इसे पेजों के फ़ोल्डर से हटा दें।',
  'reserved-page-name': ({ name }) => `“${name}” नाम वेबसाइट को खुद चाहिए। पेज को दूसरा नाम दें।`,
  'name-too-long': ({ limit }) => `नाम बहुत लंबा है। ज़्यादा से ज़्यादा ${limit} अक्षरों का नाम दें।`,
  'name-of-page': ({ meant }) => `पेज के नाम में छोटे अंग्रेज़ी अक्षर, अंक और - होते हैं। नाम बदलें, जैसे ${meant}।`,
  'same-address': ({ address }) => `दो पेजों का पता ${address} है। एक का नाम बदलें या उसे हटा दें।`,
  'unknown-placeholder': ({ name, known, near }) =>
    known.length === 0
      ? 'यहाँ जानकारी ही लिखें: बाकी पेज उसे यहीं से लेते हैं।'
      : `“${name}” नाम की कोई जानकारी नहीं है। ${meantName({ near, known })}`,
};
