import { searchWords } from './search-words.ts';

const to = { label: 'कोणत्या पानावर नेते' };
const titleAndText = { title: { label: 'शीर्षक' }, text: { label: 'मजकूर' } };
const picture = { label: 'चित्र' };

const screen = {
  kind: { label: 'पानाचा प्रकार', help: 'पानावर काय दाखवता येते हे यावरून ठरते.' },
  title: {
    label: 'पानाचे शीर्षक',
    help: 'प्रत्येक पानाचे वेगळे हवे.',
    shown: 'पानाच्या वर, आणि ब्राउझरच्या टॅबवर',
  },
  description: {
    label: 'पानाची ओळख',
    help: '40 ते 170 अक्षरांचे एक वाक्य, प्रत्येक पानाचे वेगळे.',
    shown: 'गूगलसारख्या शोधात, आणि शेअर केलेल्या लिंकसोबत',
  },
  next: {
    label: 'पुढचे पान',
    help: 'हे पान वाचून झाल्यावर कोठे जायचे. नसेल तर चौकशीचा अर्ज येतो.',
    shown: 'पानाच्या शेवटी',
  },
  searchWords,
};

const withIntro = {
  ...screen,
  intro: { label: 'प्रस्तावना', help: 'काही वाक्ये.', shown: 'शीर्षकाखाली' },
};

const introduced = { ...withIntro, picture };

export const screensFields = {
  homeScreen: {
    ...screen,
    title: { ...screen.title, shown: 'ब्राउझरच्या टॅबवर' },
    slides: {
      label: 'बदलती चित्रे',
      help: 'एकामागून एक येतात. एकच चित्र असेल तर ते स्थिर राहते.',
      shown: 'पानाच्या वर',
    },
    heading: {
      label: 'मुख्य शीर्षक',
      help: 'शाळा कोणती, कोठे आणि कोणत्या वर्गांसाठी. हे नसेल तर पानाचे शीर्षक दिसते.',
      example: 'पणजीची इंग्रजी माध्यमाची शाळा, नर्सरी ते इयत्ता दहावी',
      shown: 'बदलत्या चित्रांखाली',
    },
    quickLinks: {
      label: 'झटपट लिंक',
      help: 'पालकांना सर्वांत आधी हवे असते त्याच्या, दोन ते चार. नसल्या तरी चालते.',
      shown: 'मुख्य शीर्षकाखाली',
    },
    action: { label: 'मुख्य बटण', shown: 'ब्रीदवाक्याशेजारी' },
    tiles: { label: 'सुविधा', help: 'प्रत्येकीचे चित्र; ते तिच्या पानावर नेते.' },
    figures: { label: 'शाळा आकड्यांत', help: 'पालक विचारतात ते आकडे, जसे विद्यार्थी संख्या.' },
    welcome: { label: 'स्वागत', shown: 'सुविधांच्या खाली' },
  },
  slide: {
    picture,
    sentence: { label: 'वाक्य', help: 'छोटे वाक्य लिहा.', shown: 'चित्रावर' },
  },
  quickLink: {
    label: {
      label: 'लिंकचा मजकूर',
      help: 'एकच शब्द: फोनवर सर्व लिंक शेजारी शेजारी मावायला हव्यात.',
      example: 'शुल्क',
    },
    to,
  },
  homeAction: {
    label: { label: 'बटणावरील मजकूर', example: 'प्रवेशाविषयी विचारा' },
    to,
  },
  tile: {
    title: { label: 'सुविधेचे नाव', example: 'ग्रंथालय' },
    picture,
    to,
  },
  figure: {
    value: {
      label: 'आकडा',
      help: 'संख्या किंवा काही शब्द. {{students}} लिहिल्यास विद्यार्थी संख्या दिसते.',
    },
    label: { label: 'कशाचा आकडा' },
  },
  welcome: {
    ...titleAndText,
    accordion: {
      label: 'उघडणारे भाग',
      help: 'एका वेळी एकच उघडतो; पहिला आधीच उघडा असतो.',
      shown: 'मजकुराखाली',
    },
  },
  accordionPanel: {
    title: { label: 'भागाचे शीर्षक' },
    text: { label: 'मजकूर' },
    items: { label: 'मुद्दे', help: 'छोटे मजकूर, प्रत्येकाला शीर्षक.' },
  },
  accordionItem: titleAndText,
  proseScreen: {
    ...screen,
    picture,
    cards: { label: 'कार्डे', help: 'शेजारी शेजारी दिसणारे छोटे मजकूर.', shown: 'मजकुराखाली' },
    steps: { label: 'पायऱ्या', help: 'ठरलेल्या क्रमाने; क्रमांक आपोआप येतात.', shown: 'मजकुराखाली' },
    rules: { label: 'नियमांच्या याद्या', help: 'याद्यांची छोटी नावे, पानावरील क्रमाने.', shown: 'मजकुराखाली' },
    signature: {
      label: 'सही',
      help: 'मजकूर कोणाचा आहे, उदाहरणार्थ प्राचार्यांचा.',
      shown: 'मजकुराच्या शेवटी',
    },
  },
  tablesScreen: {
    ...introduced,
    tables: {
      label: 'तक्ते',
      help: 'पानावरील क्रमाने.',
      choices: {
        fees: 'फी',
        'fees-in-other-language': 'दुसऱ्या भाषेत फी',
        'common-holidays': 'मोठ्या सुट्ट्या',
        'gazetted-holidays': 'राजपत्रित सुट्ट्या',
        'examination-cycle': 'परीक्षा',
        committees: 'समित्या',
      },
    },
  },
  partsScreen: {
    ...introduced,
    parts: { label: 'पानाचे भाग', help: 'पानावरील क्रमाने.' },
  },
  formScreen: {
    ...introduced,
    form: { label: 'अर्ज', help: 'अर्जाचे छोटे नाव. एक अर्ज एकाच पानावर असू शकतो.' },
  },
  contactScreen: introduced,
  searchScreen: introduced,
  teachersScreen: introduced,
  newsScreen: introduced,
  classesScreen: introduced,
  galleryScreen: {
    ...withIntro,
    intro: { ...withIntro.intro, shown: 'चित्रांशेजारी' },
    routes: {
      label: 'बस थांबे',
      help: 'तक्त्यातील क्रमाने. पान शाळेच्या बसविषयी नसेल तर लिहू नका.',
      shown: 'चित्रांखाली',
    },
    imageName: {
      label: 'प्रत्येक चित्राचे नाव',
      help: 'त्यापुढे क्रमांक आपोआप येतो.',
      shown: 'कोठेही नाही: ज्यांना चित्र दिसत नाही त्यांना ते वाचून दाखवले जाते',
    },
    pictures: { label: 'चित्रे' },
  },
  busStop: {
    village: { label: 'गाव', help: 'किंवा मोठ्या गावाचा भाग.' },
    stop: { label: 'बस थांबा', help: 'त्या गावात बस कोठे थांबते.' },
    time: { label: 'सकाळची वेळ', help: '24 तासांच्या घड्याळाप्रमाणे.' },
    fare: { label: 'महिन्याचे भाडे', help: 'रुपयांत.' },
  },
  albumsScreen: {
    ...withIntro,
    albums: { label: 'अल्बम', help: 'पानावरील क्रमाने.' },
  },
  documentsScreen: {
    ...withIntro,
    sections: { label: 'विभाग', help: 'प्रत्येकाचा वेगळा तक्ता, पानावरील क्रमाने.' },
  },
};
