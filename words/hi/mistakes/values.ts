import { meantName } from './meant-name.ts';
import {
  differenceOf,
  forFormats,
  type Format,
  isMisread,
  type ValueKind,
  type WrongSize,
} from '../../mistake-values.ts';
import type { valueMistakes as english } from '../../en/mistakes/values.ts';

const formats: Record<Format, string> = {
  phone: 'मोबाइल नंबर +91 98765 43210 ऐसे लिखें; लैंडलाइन हो तो 02462-250001 ऐसे।',
  pin: 'पिन कोड के छह अंक लिखें, जैसे 431717।',
  day: 'तारीख 2019-10-25 ऐसे लिखें: पहले साल, फिर महीना, फिर दिन।',
  time: 'समय 07:10 ऐसे लिखें; दोपहर के ढाई बजे के लिए 14:30।',
  weekdays: 'पहला और आखिरी दिन लिखें, जैसे सोमवार से शनिवार के लिए mon-sat; या एक ही दिन, जैसे sun।',
  colour: 'रंग को # के बाद छह अंकों या a से f तक के अक्षरों में लिखें, जैसे #0f6b6b।',
  email: 'ईमेल पता लिखें, जैसे office@school.in।',
  'web-address': 'https:// से शुरू करके पूरा पता लिखें, जैसे https://www.school.in।',
  'site-address': 'इसी वेबसाइट के पृष्ठ का पता लिखें, जैसे /contact-us।',
  'old-address': 'पुराना पता पहले / से लिखें, जैसे /About us.html। उसमें %, ? या # न हो।',
  'photo-file': 'एक चित्र चुनें, जैसे sports-day/race.jpg।',
  'pdf-file': 'एक पीडीएफ़ चुनें, जैसे circular-12.pdf।',
  'photo-folder': 'फ़ोटो के फ़ोल्डर का नाम लिखें, जैसे sports-day-2026। उसमें / या बिंदु न हो।',
  slug: 'अंग्रेज़ी के छोटे अक्षरों, अंकों और - से लिखें, जैसे sports-day।',
  'question-name': 'अंग्रेज़ी अक्षरों, अंकों और _ से लिखें, बीच में जगह न छोड़ें, जैसे full_name।',
  'template-name': 'अंग्रेज़ी अक्षरों, अंकों, - और _ से लिखें, जैसे enquiry_form।',
  'class-id': 'अक्षरों, अंकों और - से लिखें, बीच में जगह न छोड़ें, जैसे Grade5।',
  'capital-letter': 'एक बड़ा अंग्रेज़ी अक्षर लिखें, जैसे A।',
  line: 'सब कुछ एक ही लाइन में लिखें।',
  'sample-mark': 'बताएँ कि यह पूरा नमूना है, या चुनें कि इसके कौन-से खाने नमूना हैं।',
};

const kinds: Record<ValueKind, string> = {
  string: 'कुछ शब्द लिखें।',
  number: 'संख्या अंकों में लिखें, जैसे 38400।',
  int: 'पूरी संख्या अंकों में लिखें, जैसे 38400।',
  boolean: 'हाँ (true) या नहीं (false) चुनें।',
  array: 'यह एक सूची है: एक के नीचे एक लिखें।',
  object: 'इस प्रविष्टि का हर खाना अलग-अलग भरें।',
  record: 'इस प्रविष्टि का हर खाना अलग-अलग भरें।',
  fields: 'इस पृष्ठ का हर हिस्सा भरें।',
};

const letters = (size: WrongSize) => `${differenceOf(size)} अक्षर`;

const quoteIt = 'पूरा पाठ उद्धरण चिह्नों में लिखें।';

export const valueMistakes: typeof english = {
  'missing-field': () => 'इसे खाली नहीं छोड़ सकते।',
  'wrong-kind': ({ kind, found, meant }) =>
    meant ? `${meant} लिखें।` : kind === 'string' && isMisread(found) ? quoteIt : kinds[kind],
  'unknown-field': ({ name, near }) =>
    near ? `यहाँ “${name}” नाम का कुछ नहीं है। क्या “${near}” लिखना था?` : `यहाँ “${name}” नाम का कुछ नहीं है। इसे हटा दें।`,
  'unknown-choice': ({ name, near, known }) => `“${name}” यहाँ नहीं चुन सकते। ${meantName({ near, known })}`,
  'only-value': ({ only }) => (only === true ? 'हाँ (true) चुनें, या खाली छोड़ दें।' : `${only} लिखें।`),
  'entry-form': ({ filled }) =>
    filled.length > 1
      ? 'इस प्रविष्टि में एक ही जगह दो बातें भरी हैं। एक रखें और दूसरी हटा दें।'
      : 'इस प्रविष्टि में कुछ छूट गया है। दिए गए विकल्पों में से एक ही भरें।',
  'too-small': (size) =>
    size.unit === 'letters'
      ? `यह पाठ बहुत छोटा है। कम से कम ${letters(size)} और लिखें।`
      : size.unit === 'entries'
        ? `${differenceOf(size)} और जोड़ें।`
        : size.bound === 'included'
          ? `${size.limit} या उससे बड़ी संख्या लिखें।`
          : `${size.limit} से बड़ी संख्या लिखें।`,
  'too-big': (size) =>
    size.unit === 'letters'
      ? `यह पाठ बहुत लंबा है। ${letters(size)} कम करें।`
      : size.unit === 'entries'
        ? `इनमें से ${differenceOf(size)} हटा दें।`
        : size.bound === 'included'
          ? `${size.limit} या उससे छोटी संख्या लिखें।`
          : `${size.limit} से छोटी संख्या लिखें।`,
  'no-such-day': () => 'कैलेंडर में ऐसी कोई तारीख नहीं है। दिन और महीना जाँचें।',
  ...forFormats(
    formats,
    (sentence) =>
      ({ meant }) =>
        meant ? `${meant} लिखें।` : sentence,
  ),
};
