import { searchWords } from './search-words.ts';

const session = { label: 'शैक्षणिक वर्ष' };
const id = {
  label: 'आधीचे नाव',
  help: 'आधीच प्रसिद्ध झालेल्या दिवसाचे नाव बदलले तरच: त्याचे जुने नाव. नाहीतर फोनमध्ये दोन्ही दिसतात.',
  shown: 'कोठेही नाही: फोनमधील कॅलेंडर यावरून तो दिवस ओळखतात',
};

export const calendarFields = {
  calendar: {
    commonHolidays: { label: 'मोठ्या सुट्ट्या', help: 'अनेक दिवसांच्या सुट्ट्या, आणि शाळा पुन्हा कधी सुरू होते.' },
    gazettedHolidays: { label: 'राजपत्रित सुट्ट्या', help: 'शाळा बंद असते असे एकेक दिवस.' },
    examinationCycle: { label: 'परीक्षा' },
    earlier: {
      label: 'आधीची शैक्षणिक वर्षे',
      help: 'संपलेली शैक्षणिक वर्षे, सर्वांत नवे आधी, प्रत्येकाचे तिन्ही तक्ते.',
      shown: 'चालू शैक्षणिक वर्षाच्या खाली; दाबल्यावर उघडतात',
    },
  },
  commonHolidays: { session, searchWords, rows: { label: 'मोठ्या सुट्ट्यांची यादी' } },
  vacation: {
    vacation: { label: 'सुट्टीचे नाव' },
    id,
    from: { label: 'पहिला दिवस' },
    to: { label: 'शेवटचा दिवस', help: 'विद्यार्थी पुन्हा कधी येतात ते दिले असेल तर गरज नाही.' },
    reopensForStudents: { label: 'विद्यार्थ्यांसाठी शाळा सुरू', help: 'ते पुन्हा येतात तो दिवस.' },
    reopensForTeachers: { label: 'शिक्षकांसाठी शाळा सुरू', help: 'ते पुन्हा येतात तो दिवस.' },
  },
  gazettedHolidays: { session, searchWords, rows: { label: 'सुट्ट्यांची यादी' } },
  holiday: {
    date: { label: 'तारीख', help: 'वार यावरून आपोआप येतो.' },
    event: { label: 'सुट्टीचे नाव' },
    id,
    searchWords,
  },
  examinationCycle: {
    session,
    searchWords,
    groups: {
      label: 'वर्गांचे गट',
      help: 'ज्यांच्या चाचण्या वेगळ्या असतात असे वर्ग; प्रत्येक गट म्हणजे तक्त्यातील एक स्तंभ.',
    },
    rows: { label: 'परीक्षांची यादी' },
  },
  test: {
    tests: { label: 'चाचण्यांची नावे', help: 'वर्गांच्या प्रत्येक गटाची चाचणी, गटांच्या क्रमाने.' },
    id,
    from: { label: 'पहिला दिवस' },
    to: { label: 'शेवटचा दिवस' },
    openHouse: { label: 'ओपन हाऊस', help: 'पालक उत्तरपत्रिका पाहतात तो दिवस. नसेल तर लिहू नका.' },
  },
};
