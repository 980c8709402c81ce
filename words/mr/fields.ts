import { calendarFields } from './fields/calendar.ts';
import { classesFields } from './fields/classes.ts';
import { documentsFields } from './fields/documents.ts';
import { formsFields } from './fields/forms.ts';
import { partsFields } from './fields/parts.ts';
import { peopleFields } from './fields/people.ts';
import { picturesFields } from './fields/pictures.ts';
import { schoolFields } from './fields/school.ts';
import { screensFields } from './fields/screens.ts';
import { siteFields } from './fields/site.ts';
import { textsFields } from './fields/texts.ts';

export const fileWords = {
  school: { label: 'शाळा', shown: 'प्रत्येक पानाच्या वर आणि खाली, संपर्काच्या पानावर आणि पीडीएफमध्ये' },
  settings: { label: 'वेबसाइटची मांडणी', shown: 'प्रत्येक पानावर' },
  look: { label: 'रंग आणि अक्षरे', shown: 'प्रत्येक पानावर, चित्रांत आणि पीडीएफमध्ये' },
  menu: { label: 'मेनू', shown: 'प्रत्येक पानाच्या वर आणि खाली' },
  classes: { label: 'वर्ग आणि फी', shown: 'वर्गांच्या कार्डांवर, फीच्या तक्त्यांत आणि फीच्या पीडीएफमध्ये' },
  staff: { label: 'शिक्षक आणि कर्मचारी', shown: 'शिक्षकांच्या पानावर' },
  calendar: { label: 'सुट्ट्या आणि परीक्षा', shown: 'शैक्षणिक वर्षाच्या तक्त्यांत, मुख्य पानावर, पीडीएफमध्ये आणि फोनच्या कॅलेंडरमध्ये' },
  committees: { label: 'समित्या', shown: 'समित्यांच्या पानावर आणि अनिवार्य माहितीत' },
  rules: { label: 'नियमांच्या याद्या', shown: 'ही यादी दाखवणाऱ्या प्रत्येक पानावर' },
  documents: { label: 'कागदपत्रे', shown: 'कागदपत्रांच्या पानांवर आणि पीडीएफमध्ये' },
  privacy: { label: 'वैयक्तिक माहितीविषयी सूचना', shown: 'अर्ज पाठवण्याच्या बटणाजवळ' },
  form: { label: 'अर्ज', shown: 'अर्जाच्या पानावर आणि कार्यालयाला येणाऱ्या मेलमध्ये' },
  notice: { label: 'सूचना', shown: 'सूचनांच्या यादीत आणि स्वतंत्र पानावर' },
  glossary: { label: 'शाळेचे नेहमीचे शब्द', shown: 'कोठेही नाही: भाषांतरे यावरून तपासली जातात' },
  'search-questions': { label: 'शोध तपासण्याचे प्रश्न', shown: 'कोठेही नाही: शोध यांनी तपासला जातो' },
  translations: { label: 'भाषांतरे', shown: 'इतर भाषांतील पानांवर' },
  'screen-home': { label: 'मुख्य पान', shown: 'मुख्य पानावर' },
  'screen-prose': { label: 'मजकुराचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-parts': { label: 'अनेक भागांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-tables': { label: 'तक्त्यांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-gallery': { label: 'चित्रांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-albums': { label: 'फोटो अल्बम', shown: 'या पानावर, आणि प्रत्येक अल्बम स्वतंत्र पानावर' },
  'screen-documents': { label: 'कागदपत्रांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-form': { label: 'अर्जाचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-contact': { label: 'संपर्काचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-teachers': { label: 'शिक्षकांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-news': { label: 'सूचनांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-classes': { label: 'वर्गांचे पान', shown: 'स्वतंत्र पानावर' },
  'screen-search': { label: 'शोधाचे पान', shown: 'स्वतंत्र पानावर' },
};

export const fieldWords = {
  common: {
    sample: {
      label: 'नमुना',
      help: 'शाळेने अजून बदलायचा असलेला नमुन्याचा मजकूर: संपूर्ण नोंद, किंवा तिच्यातील काही माहिती. खरी माहिती भरल्यावर ही खूण काढा.',
    },
  },
  ...schoolFields,
  ...siteFields,
  ...classesFields,
  ...calendarFields,
  ...peopleFields,
  ...documentsFields,
  ...formsFields,
  ...picturesFields,
  ...screensFields,
  ...partsFields,
  ...textsFields,
};
