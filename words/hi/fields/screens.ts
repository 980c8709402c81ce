import { searchWords } from './search-words.ts';

const to = { label: 'किस पृष्ठ पर ले जाता है' };
const titleAndText = { title: { label: 'शीर्षक' }, text: { label: 'पाठ' } };
const picture = { label: 'चित्र' };

const screen = {
  kind: { label: 'पृष्ठ का प्रकार', help: 'पृष्ठ पर क्या दिखाया जा सकता है, यह इससे तय होता है।' },
  title: {
    label: 'पृष्ठ का शीर्षक',
    help: 'हर पृष्ठ का अलग होना चाहिए।',
    shown: 'पृष्ठ के ऊपर, और ब्राउज़र के टैब पर',
  },
  description: {
    label: 'पृष्ठ का परिचय',
    help: '40 से 170 अक्षरों का एक वाक्य, हर पृष्ठ का अलग।',
    shown: 'गूगल जैसी खोज में, और शेयर किए गए लिंक के साथ',
  },
  next: {
    label: 'अगला पृष्ठ',
    help: 'यह पृष्ठ पढ़ने के बाद कहाँ जाना है। यह न हो, तो जानकारी लेने का फ़ॉर्म आता है।',
    shown: 'पृष्ठ के अंत में',
  },
  searchWords,
};

const withIntro = {
  ...screen,
  intro: { label: 'भूमिका', help: 'कुछ वाक्य।', shown: 'शीर्षक के नीचे' },
};

const introduced = { ...withIntro, picture };

export const screensFields = {
  homeScreen: {
    ...screen,
    title: { ...screen.title, shown: 'ब्राउज़र के टैब पर' },
    slides: {
      label: 'बदलते चित्र',
      help: 'एक के बाद एक आते हैं। एक ही चित्र हो, तो वह रुका रहता है।',
      shown: 'पृष्ठ के ऊपर',
    },
    heading: {
      label: 'मुख्य शीर्षक',
      help: 'स्कूल कौन-सा है, कहाँ है और किन कक्षाओं के लिए है। यह न हो, तो पृष्ठ का शीर्षक दिखता है।',
      example: 'पणजी का अंग्रेज़ी माध्यम का स्कूल, नर्सरी से दसवीं कक्षा तक',
      shown: 'बदलते चित्रों के नीचे',
    },
    quickLinks: {
      label: 'झटपट लिंक',
      help: 'दो से चार, जो अभिभावकों को सबसे पहले चाहिए। न हों, तो भी चलेगा।',
      shown: 'मुख्य शीर्षक के नीचे',
    },
    action: { label: 'मुख्य बटन', shown: 'आदर्श वाक्य के बगल में' },
    tiles: { label: 'सुविधाएँ', help: 'हर एक का चित्र, जो उसके पृष्ठ पर ले जाता है।' },
    figures: { label: 'स्कूल आँकड़ों में', help: 'जो आँकड़े अभिभावक पूछते हैं, जैसे विद्यार्थियों की संख्या।' },
    welcome: { label: 'स्वागत', shown: 'सुविधाओं के नीचे' },
  },
  slide: {
    picture,
    sentence: { label: 'वाक्य', help: 'छोटा वाक्य लिखें।', shown: 'चित्र पर' },
  },
  quickLink: {
    label: {
      label: 'लिंक का पाठ',
      help: 'एक ही शब्द: फ़ोन पर सब लिंक अगल-बगल आने चाहिए।',
      example: 'शुल्क',
    },
    to,
  },
  homeAction: {
    label: { label: 'बटन का पाठ', example: 'प्रवेश के बारे में पूछें' },
    to,
  },
  tile: {
    title: { label: 'सुविधा का नाम', example: 'पुस्तकालय' },
    picture,
    to,
  },
  figure: {
    value: {
      label: 'आँकड़ा',
      help: 'संख्या या कुछ शब्द। {{students}} लिखने पर विद्यार्थियों की संख्या दिखती है।',
    },
    label: { label: 'किसका आँकड़ा' },
  },
  welcome: {
    ...titleAndText,
    accordion: {
      label: 'खुलने वाले भाग',
      help: 'एक बार में एक ही खुलता है; पहला पहले से खुला रहता है।',
      shown: 'पाठ के नीचे',
    },
  },
  accordionPanel: {
    title: { label: 'भाग का शीर्षक' },
    text: { label: 'पाठ' },
    items: { label: 'बातें', help: 'छोटे पाठ, हर एक का अपना शीर्षक।' },
  },
  accordionItem: titleAndText,
  proseScreen: {
    ...screen,
    picture,
    cards: { label: 'कार्ड', help: 'अगल-बगल दिखने वाले छोटे पाठ।', shown: 'पाठ के नीचे' },
    steps: { label: 'चरण', help: 'तय क्रम में; क्रम संख्या अपने आप आती है।', shown: 'पाठ के नीचे' },
    rules: { label: 'नियमों की सूचियाँ', help: 'सूचियों के छोटे नाम, पृष्ठ के क्रम में।', shown: 'पाठ के नीचे' },
    signature: {
      label: 'हस्ताक्षर',
      help: 'पाठ किसकी ओर से है, जैसे प्रधानाचार्य की ओर से।',
      shown: 'पाठ के अंत में',
    },
  },
  tablesScreen: {
    ...introduced,
    tables: {
      label: 'तालिकाएँ',
      help: 'पृष्ठ के क्रम में।',
      choices: {
        fees: 'शुल्क',
        'fees-in-other-language': 'दूसरी भाषा में शुल्क',
        'common-holidays': 'लंबी छुट्टियाँ',
        'gazetted-holidays': 'राजपत्रित अवकाश',
        'examination-cycle': 'परीक्षाएँ',
        committees: 'समितियाँ',
      },
    },
  },
  partsScreen: {
    ...introduced,
    parts: { label: 'पृष्ठ के भाग', help: 'पृष्ठ के क्रम में।' },
  },
  formScreen: {
    ...introduced,
    form: { label: 'फ़ॉर्म', help: 'फ़ॉर्म का छोटा नाम। एक फ़ॉर्म एक ही पृष्ठ पर हो सकता है।' },
  },
  contactScreen: introduced,
  searchScreen: introduced,
  teachersScreen: introduced,
  newsScreen: introduced,
  classesScreen: introduced,
  galleryScreen: {
    ...withIntro,
    intro: { ...withIntro.intro, shown: 'चित्रों के बगल में' },
    routes: {
      label: 'बस के स्टॉप',
      help: 'तालिका के क्रम में। पृष्ठ स्कूल बस के बारे में न हो, तो न लिखें।',
      shown: 'चित्रों के नीचे',
    },
    imageName: {
      label: 'हर चित्र का नाम',
      help: 'उसके आगे संख्या अपने आप जुड़ती है।',
      shown: 'कहीं नहीं: जिन्हें चित्र नहीं दिखते, उन्हें यह पढ़कर सुनाया जाता है',
    },
    pictures: { label: 'चित्र' },
  },
  busStop: {
    village: { label: 'गाँव', help: 'या कस्बे का कोई इलाका।' },
    stop: { label: 'बस स्टॉप', help: 'वहाँ बस कहाँ रुकती है।' },
    time: { label: 'सुबह का समय', help: '24 घंटे की घड़ी के अनुसार।' },
    fare: { label: 'महीने का किराया', help: 'रुपयों में।' },
  },
  albumsScreen: {
    ...withIntro,
    albums: { label: 'एल्बम', help: 'पृष्ठ के क्रम में।' },
  },
  documentsScreen: {
    ...withIntro,
    sections: { label: 'विभाग', help: 'हर एक की अपनी तालिका, पृष्ठ के क्रम में।' },
  },
};
