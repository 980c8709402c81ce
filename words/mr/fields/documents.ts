import { searchWords } from './search-words.ts';

const awaited = {
  label: 'कधीपासून यायचे आहे',
  help: 'कार्यालय ज्या दिवसापासून याची वाट पाहत आहे तो दिवस. माहिती अजून आलेली नाही, असे पानावर दिसते.',
  example: '2026-11-01',
};
const notApplicable = {
  label: 'लागू का नाही',
  help: 'देण्यासारखी माहितीच नसेल तेथे.',
  example: 'शाळा इयत्ता दहावीपर्यंत आहे',
};
const firstWords = 'सुरुवातीचे शब्द पुरतात: TGT मध्ये TGT Hindi येते.';

export const documentsFields = {
  documents: {
    documents: { label: 'कागदपत्रांची यादी' },
  },
  document: {
    id: {
      label: 'छोटे नाव',
      help: 'लहान इंग्रजी अक्षरांत. हे कधीच बदलू नका: पीडीएफचा पत्ता मंडळाकडे नोंदलेला असतो.',
      example: 'fire-safety-certificate',
      shown: 'पीडीएफच्या पत्त्यात',
    },
    title: { label: 'कागदपत्राचे नाव', example: 'अग्निसुरक्षा प्रमाणपत्र' },
    scan: { label: 'स्कॅन', help: 'स्कॅन केलेल्या पीडीएफचे नाव.', example: 'fire-safety-2026.pdf' },
    issued: { label: 'दिल्याची तारीख', help: 'कागदपत्रावर असते ती.', example: '2026-04-01' },
    validUntil: {
      label: 'कधीपर्यंत वैध',
      help: 'मुदत संपत असेल तर तिचा शेवटचा दिवस. त्याच्या 60 दिवस आधी आठवण येते.',
      example: '2027-03-31',
      shown: 'कागदपत्राच्या लिंकशेजारी',
    },
    facts: {
      label: 'कशावरून बनते',
      help: 'पानांवर असलेल्या माहितीवरूनच पीडीएफ बनते, म्हणून दोन्ही नेहमी जुळतात.',
      choices: { fees: 'शुल्क', calendar: 'सुट्ट्या आणि परीक्षा', committee: 'समितीचे सदस्य' },
    },
    committee: {
      label: 'समिती',
      help: 'समितीचे छोटे नाव. पीडीएफ समितीच्या सदस्यांवरून बनत असेल तरच.',
      example: 'pocso',
    },
    text: { label: 'पीडीएफचा मजकूर' },
    searchWords,
    awaited: {
      label: 'कधीपासून यायचे आहे',
      help: 'स्कॅन ज्या दिवसापासून नाही तो दिवस. ते येईपर्यंत पीडीएफमध्ये दिसते की कार्यालय हे कागदपत्र देणार आहे.',
      example: '2026-11-01',
    },
  },
  documentRow: {
    label: { label: 'यादीतील नाव', example: 'अग्निसुरक्षा प्रमाणपत्र' },
    document: {
      label: 'कागदपत्र',
      help: 'कागदपत्रांच्या यादीतील त्याचे छोटे नाव.',
      example: 'fire-safety-certificate',
    },
  },
  documentsSection: {
    letter: {
      label: 'अक्षर',
      help: 'विभागांना अक्षरे असतील तर मोठे इंग्रजी अक्षर.',
      example: 'A',
      shown: 'शीर्षकाच्या आधी',
    },
    title: { label: 'विभागाचे शीर्षक', example: 'सर्वसाधारण माहिती' },
    rowTitle: { label: 'पहिल्या स्तंभाचे शीर्षक', help: 'नावांच्या वर.', example: 'कागदपत्र' },
    valueTitle: { label: 'दुसऱ्या स्तंभाचे शीर्षक', help: 'लिंक आणि तपशिलांच्या वर.', example: 'पाहा' },
    rows: { label: 'रांगा', help: 'प्रत्येकीत नाव, आणि त्याविषयी द्यायची माहिती.' },
    tables: { label: 'आणखी तक्ते', help: 'निकाल, किंवा शिक्षकांची संख्या.', shown: 'रांगांच्या खाली' },
  },
  disclosureRow: {
    label: { label: 'रांगेचे नाव', example: 'ग्रंथालयाचे क्षेत्रफळ' },
    value: { label: 'तपशील', example: '500 चौरस फूट' },
    link: {
      label: 'वेबसाइटचा पत्ता',
      help: 'दुसरीकडे असलेल्या पानाचा किंवा व्हिडिओचा.',
      example: 'https://www.example.com/video',
    },
    linkText: { label: 'लिंकचा मजकूर', example: 'व्हिडिओ पाहा' },
    staff: {
      label: 'शाळेतील कर्मचारी',
      help: 'नाव कर्मचाऱ्यांच्या यादीप्रमाणे.',
      example: 'Mrs. Asha Kulkarni',
    },
    teachersPerSection: {
      label: 'प्रत्येक तुकडीमागे शिक्षक',
      help: `शिक्षक म्हणून मोजायची पदे. ${firstWords}`,
      example: 'TGT',
      shown: 'प्रमाण म्हणून; ते आपोआप काढले जाते',
    },
    notApplicable,
    awaited,
  },
  disclosureTable: {
    title: { label: 'तक्त्याचे शीर्षक', example: 'इयत्ता दहावीचा निकाल' },
    columns: {
      label: 'स्तंभ',
      help: 'त्यांची शीर्षके. पदांसाठी: पद आणि संख्या; निकालासाठी: वर्ष, नोंदणी, उत्तीर्ण, टक्केवारी आणि शेरा.',
    },
    rows: { label: 'रांगा', help: 'प्रत्येक स्तंभासाठी एक मजकूर; सांगण्यासारखे काही नसेल तेथे –.' },
    posts: { label: 'पदे', help: 'प्रत्येक पदावर किती कर्मचारी आहेत ते आपोआप मोजले जाते.' },
    except: {
      label: 'न मोजायचे कर्मचारी',
      help: `या पदांपैकी कोणत्याही पदात न येणारी पदे. ${firstWords}`,
      example: 'Accountant',
      shown: 'कोठेही नाही: कोणी मोजायचे राहून जाऊ नये म्हणून',
    },
    results: { label: 'निकाल', help: 'प्रत्येक वर्षाचा, सर्वांत नवा आधी. टक्केवारी आपोआप काढली जाते.' },
  },
  countedPosts: {
    post: { label: 'तक्त्यातील पद', example: 'TGT' },
    designations: {
      label: 'मोजायची पदे',
      help: `${firstWords} शाळेचे प्रमुख प्राचार्य (Principal) म्हणून मोजले जातात.`,
      example: 'TGT',
    },
  },
  yearResult: {
    year: { label: 'परीक्षेचे वर्ष', example: '2026' },
    registered: { label: 'नोंदणी झालेले', help: 'परीक्षेसाठी किती विद्यार्थ्यांची नोंदणी झाली.', example: '42' },
    passed: { label: 'उत्तीर्ण', help: 'त्यांपैकी किती उत्तीर्ण झाले.', example: '40' },
    remarks: { label: 'शेरा', help: 'नसला तरी चालतो.' },
    awaited,
    notApplicable,
  },
};
