import { counted } from '../../counted.ts';
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
  phone: 'मोबाइल नंबर +91 98765 43210 असा लिहा; लँडलाइन असेल तर 02462-250001 असा.',
  pin: 'पिन कोडचे सहा अंक लिहा, जसे 431717.',
  day: 'तारीख 2019-10-25 अशी लिहा: आधी वर्ष, मग महिना, मग दिवस.',
  time: 'वेळ 07:10 अशी लिहा; दुपारी अडीच म्हणजे 14:30.',
  weekdays: 'पहिला आणि शेवटचा वार लिहा, जसे सोमवार ते शनिवारसाठी mon-sat; किंवा एकच वार, जसे sun.',
  colour: 'रंग # नंतर सहा अंक किंवा a ते f ही अक्षरे असा लिहा, जसे #0f6b6b.',
  email: 'ईमेल पत्ता लिहा, जसे office@school.in.',
  'web-address': 'https:// पासून पूर्ण पत्ता लिहा, जसे https://www.school.in.',
  'site-address': 'या वेबसाइटवरील पानाचा पत्ता लिहा, जसे /contact-us.',
  'old-address': 'जुना पत्ता पहिल्या / पासून लिहा, जसे /About us.html. त्यात %, ? किंवा # नको.',
  'photo-file': 'एक चित्र निवडा, जसे sports-day/race.jpg.',
  'pdf-file': 'एक पीडीएफ निवडा, जसे circular-12.pdf.',
  'photo-folder': 'फोटोंच्या फोल्डरचे नाव लिहा, जसे sports-day-2026. त्यात / किंवा टिंब नको.',
  slug: 'छोटी इंग्रजी अक्षरे, अंक आणि - वापरून लिहा, जसे sports-day.',
  'question-name': 'इंग्रजी अक्षरे, अंक आणि _ वापरून लिहा, मध्ये जागा सोडू नका, जसे full_name.',
  'template-name': 'इंग्रजी अक्षरे, अंक, - आणि _ वापरून लिहा, जसे enquiry_form.',
  'class-id': 'अक्षरे, अंक आणि - वापरून लिहा, मध्ये जागा सोडू नका, जसे Grade5.',
  'capital-letter': 'एक मोठे इंग्रजी अक्षर लिहा, जसे A.',
  line: 'सगळे एकाच ओळीत लिहा.',
  'sample-mark': 'हे सगळे नमुना आहे अशी खूण करा, किंवा त्यातले कोणते रकाने नमुना आहेत ते निवडा.',
};

const kinds: Record<ValueKind, string> = {
  string: 'काही शब्द लिहा.',
  number: 'संख्या अंकांत लिहा, जसे 38400.',
  int: 'पूर्ण संख्या अंकांत लिहा, जसे 38400.',
  boolean: 'हो (true) किंवा नाही (false) निवडा.',
  array: 'ही यादी आहे: एकाखाली एक लिहा.',
  object: 'या नोंदीतील प्रत्येक रकाना वेगळा भरा.',
  record: 'या नोंदीतील प्रत्येक रकाना वेगळा भरा.',
  fields: 'या पानाचा प्रत्येक भाग भरा.',
};

const letters = (size: WrongSize) => counted(differenceOf(size), 'अक्षर', 'अक्षरे');

const quoteIt = 'पूर्ण मजकूर अवतरण चिन्हांत लिहा.';

export const valueMistakes: typeof english = {
  'missing-field': () => 'हे रिकामे ठेवता येत नाही.',
  'wrong-kind': ({ kind, found, meant }) =>
    meant ? `${meant} असे लिहा.` : kind === 'string' && isMisread(found) ? quoteIt : kinds[kind],
  'unknown-field': ({ name, near }) =>
    near ? `“${name}” असे काही येथे नाही. “${near}” म्हणायचे आहे का?` : `“${name}” असे काही येथे नाही. ते काढून टाका.`,
  'unknown-choice': ({ name, near, known }) => `“${name}” येथे निवडता येत नाही. ${meantName({ near, known })}`,
  'only-value': ({ only }) => (only === true ? 'हो (true) निवडा, किंवा रिकामे ठेवा.' : `${only} लिहा.`),
  'entry-form': ({ filled }) =>
    filled.length > 1
      ? 'या नोंदीत एकाच जागी दोन गोष्टी आहेत. एक ठेवा आणि दुसरी काढून टाका.'
      : 'या नोंदीत काहीतरी राहिले आहे. दिलेल्या पर्यायांपैकी एकच भरा.',
  'too-small': (size) =>
    size.unit === 'letters'
      ? `मजकूर फार छोटा आहे. अजून किमान ${letters(size)} लिहा.`
      : size.unit === 'entries'
        ? `अजून ${differenceOf(size)} जोडा.`
        : size.bound === 'included'
          ? `${size.limit} किंवा त्याहून मोठी संख्या लिहा.`
          : `${size.limit} पेक्षा मोठी संख्या लिहा.`,
  'too-big': (size) =>
    size.unit === 'letters'
      ? `मजकूर फार मोठा आहे. ${letters(size)} कमी करा.`
      : size.unit === 'entries'
        ? `यांतील ${differenceOf(size)} काढून टाका.`
        : size.bound === 'included'
          ? `${size.limit} किंवा त्याहून लहान संख्या लिहा.`
          : `${size.limit} पेक्षा लहान संख्या लिहा.`,
  'no-such-day': () => 'अशी तारीख कॅलेंडरमध्ये नाही. दिवस आणि महिना तपासा.',
  ...forFormats(
    formats,
    (sentence) =>
      ({ meant }) =>
        meant ? `${meant} असे लिहा.` : sentence,
  ),
};
