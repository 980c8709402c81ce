import { searchWords } from './search-words.ts';

const session = { label: 'सत्र' };
const id = {
  label: 'पहले का नाम',
  help: 'केवल तब, जब आप पहले से प्रकाशित दिन का नाम बदलें: उसका पुराना नाम। नहीं तो फ़ोन में दोनों दिखते हैं।',
  shown: 'कहीं नहीं: फ़ोन के कैलेंडर इससे वह दिन पहचानते हैं',
};

export const calendarFields = {
  calendar: {
    commonHolidays: { label: 'लंबी छुट्टियाँ', help: 'कई दिनों की छुट्टियाँ, और स्कूल फिर कब खुलता है।' },
    gazettedHolidays: { label: 'राजपत्रित अवकाश', help: 'एक-एक दिन, जब स्कूल बंद रहता है।' },
    examinationCycle: { label: 'परीक्षाएँ' },
    earlier: {
      label: 'पिछले सत्र',
      help: 'जो सत्र पूरे हो चुके हैं, सबसे नया पहले, हर एक की तीनों तालिकाएँ।',
      shown: 'चालू सत्र के नीचे; दबाने पर खुलते हैं',
    },
  },
  commonHolidays: { session, searchWords, rows: { label: 'लंबी छुट्टियों की सूची' } },
  vacation: {
    vacation: { label: 'छुट्टी का नाम' },
    id,
    from: { label: 'पहला दिन' },
    to: { label: 'आखिरी दिन', help: 'विद्यार्थी फिर कब आएँगे, यह दिया हो, तो ज़रूरी नहीं।' },
    reopensForStudents: { label: 'विद्यार्थियों के लिए स्कूल शुरू', help: 'जिस दिन वे फिर आते हैं।' },
    reopensForTeachers: { label: 'शिक्षकों के लिए स्कूल शुरू', help: 'जिस दिन वे फिर आते हैं।' },
  },
  gazettedHolidays: { session, searchWords, rows: { label: 'छुट्टियों की सूची' } },
  holiday: {
    date: { label: 'तारीख', help: 'वार इससे अपने आप आता है।' },
    event: { label: 'छुट्टी का नाम' },
    id,
    searchWords,
  },
  examinationCycle: {
    session,
    searchWords,
    groups: { label: 'कक्षाओं के समूह', help: 'जिन कक्षाओं के टेस्ट अलग होते हैं; हर समूह तालिका का एक स्तंभ है।' },
    rows: { label: 'परीक्षाओं की सूची' },
  },
  test: {
    tests: { label: 'टेस्ट के नाम', help: 'कक्षाओं के हर समूह का टेस्ट, समूहों के क्रम में।' },
    id,
    from: { label: 'पहला दिन' },
    to: { label: 'आखिरी दिन' },
    openHouse: { label: 'ओपन हाउस', help: 'जिस दिन अभिभावक उत्तर पुस्तिकाएँ देखते हैं। न हो, तो न लिखें।' },
  },
};
