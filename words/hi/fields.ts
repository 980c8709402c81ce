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
  school: { label: 'स्कूल', shown: 'हर पृष्ठ के ऊपर और नीचे, संपर्क के पृष्ठ पर और पीडीएफ़ में' },
  settings: { label: 'वेबसाइट की सेटिंग', shown: 'हर पृष्ठ पर' },
  look: { label: 'रंग और अक्षर', shown: 'हर पृष्ठ पर, चित्रों में और पीडीएफ़ में' },
  menu: { label: 'मेनू', shown: 'हर पृष्ठ के ऊपर और नीचे' },
  classes: { label: 'कक्षाएँ और शुल्क', shown: 'कक्षाओं के कार्डों पर, शुल्क की तालिकाओं में और शुल्क की पीडीएफ़ में' },
  staff: { label: 'शिक्षक और कर्मचारी', shown: 'शिक्षकों के पृष्ठ पर' },
  calendar: { label: 'छुट्टियाँ और परीक्षाएँ', shown: 'सत्र की तालिकाओं में, मुख्य पृष्ठ पर, पीडीएफ़ में और फ़ोन के कैलेंडर में' },
  committees: { label: 'समितियाँ', shown: 'समितियों के पृष्ठ पर और अनिवार्य जानकारी में' },
  rules: { label: 'नियमों की सूचियाँ', shown: 'यह सूची दिखाने वाले हर पृष्ठ पर' },
  documents: { label: 'दस्तावेज़', shown: 'दस्तावेज़ों के पृष्ठों पर और पीडीएफ़ में' },
  privacy: { label: 'निजी जानकारी के बारे में सूचना', shown: 'फ़ॉर्म भेजने के बटन के पास' },
  form: { label: 'फ़ॉर्म', shown: 'फ़ॉर्म के पृष्ठ पर और कार्यालय को आने वाले मेल में' },
  notice: { label: 'सूचना', shown: 'सूचनाओं की सूची में और अपने अलग पृष्ठ पर' },
  glossary: { label: 'स्कूल के तय शब्द', shown: 'कहीं नहीं: अनुवाद इनसे जाँचे जाते हैं' },
  'search-questions': { label: 'खोज जाँचने के प्रश्न', shown: 'कहीं नहीं: खोज इनसे जाँची जाती है' },
  translations: { label: 'अनुवाद', shown: 'दूसरी भाषाओं के पृष्ठों पर' },
  'screen-home': { label: 'मुख्य पृष्ठ', shown: 'मुख्य पृष्ठ पर' },
  'screen-prose': { label: 'पाठ का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-parts': { label: 'कई भागों का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-tables': { label: 'तालिकाओं का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-gallery': { label: 'चित्रों का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-albums': { label: 'फ़ोटो एल्बम', shown: 'इस पृष्ठ पर, और हर एल्बम अपने अलग पृष्ठ पर' },
  'screen-documents': { label: 'दस्तावेज़ों का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-form': { label: 'फ़ॉर्म का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-contact': { label: 'संपर्क का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-teachers': { label: 'शिक्षकों का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-news': { label: 'सूचनाओं का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-classes': { label: 'कक्षाओं का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
  'screen-search': { label: 'खोज का पृष्ठ', shown: 'अपने अलग पृष्ठ पर' },
};

export const fieldWords = {
  common: {
    sample: {
      label: 'नमूना',
      help: 'नमूने की जानकारी, जिसे स्कूल को अभी बदलना है: पूरी प्रविष्टि, या उसकी कुछ बातें। असली जानकारी भरने पर यह निशान हटा दें।',
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
