import { listed } from '../listed.ts';

/** Marathi words for ages with a half year. */
const halves: Readonly<Record<number, string>> = {
  1.5: 'दीड',
  2.5: 'अडीच',
  3.5: 'साडेतीन',
  4.5: 'साडेचार',
  5.5: 'साडेपाच',
  6.5: 'साडेसहा',
  7.5: 'साडेसात',
  8.5: 'साडेआठ',
  9.5: 'साडेनऊ',
  10.5: 'साडेदहा',
  11.5: 'साडेअकरा',
  12.5: 'साडेबारा',
  13.5: 'साडेतेरा',
  14.5: 'साडेचौदा',
  15.5: 'साडेपंधरा',
  16.5: 'साडेसोळा',
  17.5: 'साडेसतरा',
  18.5: 'साडेअठरा',
  19.5: 'साडेएकोणीस',
};
const age = (years: number) => halves[years] ?? String(years);

/** Letters of sections: A, B, C, … */
const ALPHABET = [...'अबकडइफगहयझ'];

export const words = {
  close: 'बंद करा',
  send: 'पाठवा',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करा',
  siteMenu: 'वेबसाइट',
  skipToContent: 'थेट मजकुराकडे जा',
  logo: (schoolName: string) => `${schoolName}, मुख्य पान`,
  lastChanged: (day: string) => `शेवटचा बदल: ${day}`,
  next: (title: string) => `पुढे: ${title}`,
  opensInNewTab: 'नव्या टॅबमध्ये उघडते',

  search: {
    search: 'शोधा',
    quick: 'झटपट शोध',
    everything: 'या वेबसाइटवरील सर्व काही, पानांनुसार',
  },

  form: {
    optional: 'आवश्यक नाही',
    onlyFor: (answers: readonly string[]) => `फक्त ${listed(answers, 'किंवा')} निवडल्यास`,
    sending: 'पाठवत आहे…',
    waiting: (seconds: number) =>
      `आत्ता बरेच जण अर्ज पाठवत आहेत. तुमचा अर्ज सुरक्षित आहे. तो ${seconds} ${seconds === 1 ? 'सेकंदाने' : 'सेकंदांनी'} आपोआप पुन्हा पाठवला जाईल.`,
    notSentYet: 'अजून काहीही पाठवलेले नाही. सर्व बरोबर असेल तेव्हा “पाठवा” दाबा.',
    errorTitlePrefix: 'चूक: ',
    errorSummary: (count: number) => (count === 1 ? 'एक गोष्ट दुरुस्त करायची आहे' : `${count} गोष्टी दुरुस्त करायच्या आहेत`),
    nothingIsLost: 'तुम्ही लिहिलेले सर्व काही जसेच्या तसे आहे.',
    tryAgain: 'पुन्हा प्रयत्न करा',
    tooLong: (label: string, maxLength: number) =>
      `${label}: जास्तीत जास्त ${maxLength} ${maxLength === 1 ? 'अक्षर' : 'अक्षरे'} लिहा`,
    notAnOption: (label: string) => `“${label}”: यादीतील उत्तरांपैकी एक निवडा`,
    notADate: 'बरोबर तारीख लिहा, उदाहरणार्थ 15/06/2018',
    dateNotPast: 'जन्मतारीख आजच्या आधीची असली पाहिजे',
    ageOutside: (from: number, to: number) => `वर्ष तपासा: वय ${from} ते ${to} वर्षे असले पाहिजे`,
    notAMobileNumber: '10 अंकी मोबाइल क्रमांक लिहा, उदाहरणार्थ 98765\u00a043210, किंवा + आणि देशाचा कोड लावून लिहा',
    notAnEmailAddress: (isRequired: boolean) =>
      `ईमेल पत्ता name@example.com अशा स्वरूपात लिहा${isRequired ? '' : ', किंवा रकाना रिकामा सोडा'}`,
    answerMissing: (label: string) => `“${label}”: याचे उत्तर देणे आवश्यक आहे`,
    answered: (count: number, needed: number) => `${needed} पैकी ${count} भरले`,
    section: (title: string, number: number, count: number) => `${number}/${count} ${title}`,
    leaveEmpty: 'हा रकाना रिकामा सोडा',
    admissionClosed: (label: string) => `${label}: सध्या प्रवेश बंद आहे.`,
    classNotOffered: (label: string) => `${label}: हा वर्ग या अर्जाच्या यादीत नाही.`,
    toApplyCall: 'या वर्गात प्रवेश हवा असल्यास शाळेला फोन करा:',
  },

  actions: {
    whatsappText: 'नमस्कार, शाळेबद्दल विचारायचे आहे.',
    label: 'शाळेशी संपर्क',
    call: 'फोन करा',
    whatsapp: 'व्हॉट्सअ‍ॅप',
    enquire: 'चौकशी करा',
  },

  footer: {
    aboutUs: 'आमच्याविषयी',
    siteMap: 'पानांची यादी',
    developedBy: 'निर्मिती:',
    licences: 'फॉन्ट आणि कोड यांचे परवाने',
  },

  calendar: {
    add: 'हे दिवस तुमच्या फोनच्या कॅलेंडरमध्ये घ्या',
    subscribe: 'हे कॅलेंडर सबस्क्राइब करा, म्हणजे त्यातील बदल आपोआप येतील',
    addHolidays: 'सुट्ट्या फोनच्या कॅलेंडरमध्ये घ्या',
  },

  classes: {
    title: 'आमचे वर्ग',
    rupees: (amount: number) => `₹ ${amount.toLocaleString('mr-IN-u-nu-latn')}`,
    ages: (from: number, to: number) => `वय ${age(from)} ते ${age(to)} वर्षे`,
    seats: (count: number) => `${count} जागा`,
    closed: 'प्रवेश बंद',
    apply: 'अर्ज करा',
    applyFor: (label: string) => `अर्ज करा: ${label}`,
    more: (label: string) => `${label}: अधिक माहिती`,
  },

  contact: {
    title: 'संपर्क साधा',
    address: 'पत्ता',
    phones: 'फोन',
    hours: 'शाळेची वेळ',
    emails: 'ईमेल',
    whatsapp: 'व्हॉट्सअ‍ॅप',
    showMap: 'नकाशा दाखवा',
    mapTitle: 'शाळेचा नकाशा',
    openMap: 'फोनवरील नकाशात उघडा',
    directions: 'गूगल मॅप्सवर रस्ता पाहा',
  },

  documents: {
    sectionLetter: (letter: string) => ALPHABET[letter.charCodeAt(0) - 65] ?? letter,
    serialNumber: 'अ.\u00a0क्र.',
    view: 'पाहा',
    viewHowToAsk: 'कसे मागावे ते पाहा',
    awaited: (since: string) => `माहिती अजून आलेली नाही (${since} पासून)`,
    notApplicable: (reason: string) => `लागू नाही: ${reason}`,
    validUntil: (day: string) => `${day} पर्यंत वैध`,
    result: { awaited: 'माहिती अजून आलेली नाही', notApplicable: 'लागू नाही' },
    teachersPerSection: ({ each, teachers, sections }: { each: number; teachers: number; sections: number }) =>
      `प्रत्येक तुकडीमागे ${each} (शिक्षक: ${teachers}, तुकड्या: ${sections})`,
    counts: ({ published, notApplicable }: { published: number; notApplicable: number }) =>
      `प्रसिद्ध: ${published}${notApplicable > 0 ? ` · लागू नाही: ${notApplicable}` : ''}`,
  },

  home: {
    notFound: 'ते पान सापडले नाही. हे मुख्य पान आहे.',
    today: {
      open: 'आज: शाळा सुरू आहे',
      closed: 'आज: शाळेला सुट्टी आहे',
      next: 'पुढच्या सुट्ट्या',
      days: (first: string, last: string) => `${first} ते ${last}`,
    },
    facilities: 'सुविधा',
    figures: 'शाळा आकड्यांत',
    carousel: 'शालेय जीवन',
  },

  carousel: {
    role: 'चित्रमाला',
    slideRole: 'चित्र',
    pause: 'थांबवा',
    play: 'सुरू करा',
    previous: 'मागचे चित्र',
    next: 'पुढचे चित्र',
    position: (current: number, count: number) => `${count} पैकी ${current}`,
  },

  people: {
    count: (count: number) => `${count} जण`,
  },

  photos: {
    count: (count: number) => `${count} फोटो`,
    numbered: (what: string, number: number) => `${what}, फोटो ${number}`,
    albumPageTitle: (album: string, gallery: string) => `${album} · ${gallery}`,
    albumPageDescription: (album: string, school: string, count: number) =>
      `फोटो अल्बम “${album}”, ${school}: ${count === 1 ? 'एक फोटो' : `${count} फोटो`}.`,
    viewer: 'मोठा फोटो',
    zoom: 'मोठे करून पाहा',
    previous: 'मागचा फोटो',
    next: 'पुढचा फोटो',
    download: 'डाउनलोड करा',
    notLoaded: 'फोटो उघडता आला नाही. इंटरनेट सुरू आहे का?',
  },

  failure: {
    title: 'तुमचा अर्ज पाठवला गेला नाही',
    unsureTitle: 'तुमचा अर्ज पोहोचला की नाही, हे सांगता येत नाही',
    safeToSendAgain: 'पुन्हा पाठवायला हरकत नाही: तोच अर्ज दोनदा आला तरी एकदाच मोजला जातो.',
    offline: 'तुमचा फोन इंटरनेटला जोडलेला नाही.',
    unreachable: 'अर्ज पाठवण्याच्या सेवेपर्यंत पोहोचता आले नाही, किंवा तिचे उत्तर वाटेत हरवले. कदाचित नेटवर्क कमकुवत असेल.',
    foreignAnswer: 'उत्तराऐवजी दुसरेच पान आले. या वाय-फायवर आधी लॉग इन करावे लागते का?',
    timedOut: '25 सेकंदांत उत्तर आले नाही.',
    tooMany: 'आत्ता खूपच जण अर्ज पाठवत आहेत. कृपया काही मिनिटांनी पुन्हा प्रयत्न करा.',
    tooLarge: 'मजकूर फार मोठा असल्यामुळे पाठवता येत नाही. कृपया तो थोडक्यात लिहा.',
    serverTrouble: 'अर्ज पाठवण्याच्या सेवेत आत्ता काहीतरी अडचण आहे.',
    refused: 'तांत्रिक अडचणीमुळे अर्ज पाठवता आला नाही.',
    whatsapp: 'व्हॉट्सअ‍ॅपवर पाठवा',
    orCall: 'किंवा शाळेला फोन करा:',
  },

  offline: {
    youAreOffline: 'तुमचे इंटरनेट बंद आहे.',
    slow: 'इंटरनेट हळू चालत आहे.',
    again: 'इंटरनेट पुन्हा सुरू झाले आहे.',
    pageIsFrom: (when: string) => `हे पान या वेळचे आहे: ${when}.`,
    loadAnew: 'पुन्हा उघडा',
    call: (number: string) => `फोन करा: ${number}`,
    formCanBeFilledIn: 'तुमचे इंटरनेट बंद आहे. अर्ज आत्ता भरून ठेवा आणि इंटरनेट सुरू झाल्यावर पाठवा.',
    formCannotBeSent:
      'तुमचे इंटरनेट बंद आहे: हा अर्ज आत्ता पाठवता येणार नाही. तुम्ही लिहिलेले सर्व काही, हा टॅब बंद करेपर्यंत, याच फोनवर राहील. इंटरनेट सुरू झाल्यावर “पाठवा” दाबा.',
    title: 'तुमचे इंटरनेट बंद आहे',
    notKept: 'हे पान अजून तुमच्या फोनवर नाही. इंटरनेट सुरू झाल्यावर ते आपोआप उघडेल.',
    callTheSchool: 'शाळेला फोन करा',
    kept: 'ही पाने तुमच्या फोनवर आहेत',
  },

  reference: (reference: string) => `संदर्भ क्रमांक: ${reference}`,
  spokenNumber: (number: string) => `आम्हाला फोन केल्यास हा क्रमांक सांगा: ${number}`,

  languages: {
    label: 'भाषा',
    readInThis: 'मराठीत वाचा',
  },

  moved: {
    title: 'हे पान आता दुसऱ्या पत्त्यावर आहे',
    goThere: 'त्या पानावर जा',
  },
} as const;

export const answerWords = {
  count: (count: number) => `${count} ठिकाणी सापडले`,
  nothing: (question: string) => `“${question}” साठी काही सापडले नाही.`,
  tryAnother: 'दुसरा शब्द लिहून पाहा, किंवा शाळेला विचारा:',
  call: 'फोन करा',
  askOnWhatsapp: 'व्हॉट्सअ‍ॅपवर विचारा',
  whatsappText: (question: string) => `नमस्कार, मला ही माहिती हवी आहे: ${question}`,
  likely: 'पालक बहुतेक वेळा हे पाहतात:',
  failed: 'शोध सुरू करता आला नाही. कदाचित इंटरनेट बंद आहे.',
  everything: 'सर्व शीर्षके पाहा',
};

export const factWords = {
  atLeast: (count: number) => `${count.toLocaleString('mr-IN-u-nu-latn')}+`,
  moreThan: (count: number) => `${count.toLocaleString('mr-IN-u-nu-latn')} हून अधिक`,
  acres: (acres: number) => `${acres} एकर`,
  years: (count: number) => (count === 1 ? 'एक वर्ष' : `${count} वर्षे`),
  days: (count: number) => `${count} दिवस`,
} as const;

export const feeWords = {
  paid: { yearly: 'प्रति वर्ष', termly: 'दर सत्राला', monthly: 'दरमहा', once: 'एकदाच' },
  paidSo: (label: string, paid: string) => `${label}, ${paid}`,
  fee: 'शुल्क (फी)',
  captions: {
    yearly: 'वार्षिक शुल्क (फी)',
    termly: 'सत्राचे शुल्क',
    monthly: 'मासिक शुल्क',
    once: 'एकदाच भरायचे शुल्क',
    mixed: 'शुल्क',
  },
} as const;

export const tableWords = {
  emptyCell: 'काही नाही',
  serialNumber: 'अ.\u00a0क्र.',
  name: 'नाव',
  designation: 'पद',
  category: 'गट',
  role: 'जबाबदारी',
  mobile: 'मोबाइल क्र.',
  busRoutes: 'शाळेच्या बसचे थांबे',
  village: 'गाव',
  stop: 'थांबा',
  morningTime: 'सकाळी येण्याची वेळ',
  fareAMonth: 'दरमहा भाडे',
  classTeachers: 'वर्गशिक्षक',
  section: (number: number) => `तुकडी ${ALPHABET[number - 1] ?? number}`,
  earlierSession: (session: string) => `${session} या शैक्षणिक वर्षाची नोंद`,
  commonHolidays: (session: string) => `सर्वसाधारण सुट्ट्या ${session}`,
  vacation: 'सुट्टी',
  from: 'पासून',
  to: 'पर्यंत',
  reopensForStudents: 'मुलांसाठी शाळा सुरू',
  reopensForTeachers: 'शिक्षकांसाठी शाळा सुरू',
  gazettedHolidays: (session: string) => `अधिकृत राजपत्रित सुट्ट्या ${session}`,
  date: 'तारीख',
  day: 'वार',
  event: 'निमित्त',
  examinationCycle: (session: string) => `परीक्षांचे वेळापत्रक ${session}`,
  dates: 'तारखा',
  openHouse: 'ओपन हाऊस',
  calendarOf: (school: string) => `${school}: शालेय दिनदर्शिका`,
  range: (first: string, last: string) => `${first} ते ${last}`,
  class: 'वर्ग',
  ageInYears: 'वय (वर्षे)',
  ages: (from: number, to: number) => `${age(from)} ते ${age(to)}`,
  seats: 'जागा',
} as const;

export const newsWords = {
  pinned: 'महत्त्वाचे',
  until: (day: string) => `${day} पर्यंत`,
  none: 'सध्या कोणतीही सूचना नाही.',
  earlier: 'सर्व सूचना, वर्षानुसार',
  readPdf: 'पीडीएफ वाचा',
  feed: 'फीड रीडरमध्ये सूचना मिळवा',
  ofYear: (news: string, year: string) => `${news}: ${year}`,
  archiveDescription: (school: string, year: string) => `${school}: ${year} या वर्षातील सर्व सूचना, सर्वांत नवी आधी.`,
  titleOnDay: (title: string, day: string) => `${title}, ${day}`,
  noticeOf: (school: string, day: string) => `सूचना: ${school}, ${day}.`,
} as const;

export const documentWords = {
  subject: (schoolName: string, registrations: readonly string[]) =>
    [`कागदपत्र: ${schoolName}`, ...registrations].join(', '),
  awaitedSubject: (schoolName: string) => `${schoolName}: शाळेने हे कागदपत्र अजून दिलेले नाही`,
  session: (session: string) => `शैक्षणिक वर्ष ${session}`,
  asOf: (day: string) => `दिनांक ${day} रोजीची माहिती`,
  page: (number: string, count: string) => `पान ${number}, एकूण ${count}`,
  awaited: {
    title: (title: string) => `कागदपत्र यायचे आहे: ${title}`,
    heading: 'हे कागदपत्र शाळेचे कार्यालय देणार आहे',
    since: (title: string, day: string) =>
      `हे पान “${title}” या कागदपत्रासाठी राखून ठेवले आहे. कार्यालय ${day} पासून त्याची वाट पाहत आहे. ते मिळताच याच पत्त्यावर दिसेल.`,
    isNoCertificate: 'हे पान म्हणजे ते कागदपत्र नव्हे, आणि ते कशाचाही पुरावा नाही.',
    howToAsk: 'कागदपत्र कसे मागावे',
    callOrWrite: 'शाळेच्या कार्यालयाला फोन करा किंवा लिहा:',
  },
} as const;

export const serverWords = {
  backHome: 'मुख्य पानावर परत जा',
  sendAgain: 'पुन्हा पाठवा',
  correctionTitle: 'कृपया अर्ज दुरुस्त करा',
  whatYouTyped: 'तुम्ही लिहिलेली माहिती',
  orCallUs: 'किंवा शाळेला फोन करा:',
  trouble: {
    mistaken: {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'अर्ज आमच्यापर्यंत नीट पोहोचला नाही. कृपया आधीच्या पानावर परत जा, ते नव्याने उघडा आणि अर्ज पुन्हा पाठवा.',
    },
    foreign: {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'तो नेहमीच्या पानावरून आला नाही. कृपया तो तपासा आणि येथून पुन्हा पाठवा.',
    },
    'too-large': {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'मजकूर फार मोठा असल्यामुळे पाठवता येत नाही. कृपया तो थोडक्यात लिहून पुन्हा पाठवा.',
    },
    attachment: {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'या अर्जासोबत फाइल पाठवता येत नाही. कृपया फाइलशिवाय पुन्हा पाठवा आणि कागदपत्रे शाळेच्या कार्यालयात आणून द्या.',
    },
    'too-often': {
      title: 'कृपया पुन्हा पाठवा',
      text: 'आत्ता बरेच जण अर्ज पाठवत आहेत. कृपया काही सेकंद थांबा आणि पुन्हा पाठवा.',
    },
    'not-stored': {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'तुमचा अर्ज आत्ता जतन करता आला नाही. कृपया काही मिनिटांनी पुन्हा पाठवा किंवा आम्हाला फोन करा.',
    },
    fault: {
      title: 'तुमचा अर्ज पाठवला गेला नाही',
      text: 'आमच्याकडे काहीतरी चूक झाली. कृपया पुन्हा पाठवा. तोच अर्ज दोनदा आला तरी एकदाच मोजला जातो.',
    },
  },
  tags: {
    honeypot: 'लोकांना न दिसणारा एक रकाना भरलेला होता: रोबोट असेल, किंवा सगळे रकाने आपोआप भरणारा फोन.',
    'too fast': 'अर्ज उघडल्यापासून 3 सेकंदांच्या आत पाठवला गेला.',
    damaged: 'डिस्कमधील बिघाडामुळे यातील काही भाग गेला किंवा बदलला आहे. यावर अवलंबून राहण्याआधी पुन्हा विचारा.',
  },
  mail: {
    empty: '—',
    received: 'मिळाल्याची वेळ',
    reference: 'संदर्भ क्रमांक',
    language: 'भाषा',
    toCheck: 'तपासा',
    corrected: 'दुरुस्त केलेला',
    correction: 'पाठवणाऱ्याने हा अर्ज दुरुस्त केला आहे. आधी आलेल्या मेलऐवजी हा मेल ग्राह्य धरा.',
    mustCheck: 'कृपया हा अर्ज तपासा:',
    call: 'फोन करा',
    otherFields: 'इतर माहिती',
  },
  backup: {
    failed: { backup: 'बॅकअप झाला नाही', copy: 'बॅकअपची दुसरीकडे प्रत झाली नाही' },
    why: {
      'disk full': 'डिस्कवर जागा उरलेली नाही.',
      'no folder': 'त्याचे फोल्डर सापडत नाही, किंवा सर्व्हरला तिथे लिहिता येत नाही. डिस्क जोडलेली आहे का?',
      damaged: 'एक फाइल खराब झाली आहे. डिस्क तपासून घ्या.',
      'host key': 'दुसरा कॉम्प्युटर पहिल्या वेळेपेक्षा वेगळी की दाखवत आहे. त्याच्याकडे काहीही पाठवलेले नाही.',
      certificate: 'दुसऱ्या कॉम्प्युटरचे प्रमाणपत्र त्याच्या नावासाठी वैध नाही.',
      'private key': 'प्रायव्हेट की वाचता येत नाही.',
      'sign in': 'दुसरा कॉम्प्युटर नाव किंवा पासवर्ड स्वीकारत नाही.',
      unreachable: 'दुसरा कॉम्प्युटर प्रतिसाद देत नाही.',
      other: 'कारण npm run backup सांगतो.',
      overdue: 'दोन दिवसांत एकही झाला नाही.',
    },
    tellWhom: 'सर्व्हर चालवणाऱ्या व्यक्तीला कळवा.',
    lastGood: (when: string) => `शेवटचा चांगला बॅकअप: ${when}.`,
    noGood: 'अजून एकही चांगला बॅकअप नाही.',
    checked: (when: string, forms: number, files: number) =>
      `शेवटचा बॅकअप: ${when} रोजी तपासला, ${forms} अर्ज, मजकुराच्या ${files} फाइल.`,
  },
  report: {
    subject: (came: number, waiting: number) => `वेबसाइटवरील अर्ज, मागील आठवडा: ${came} आले, ${waiting} पाठवायचे बाकी`,
    period: (from: string, to: string) => `${from} ते ${to} या काळात आलेले अर्ज:`,
    waiting: 'पाठवायचे बाकी',
    undelivered: 'मेल पाठवता आला नाही, कार्यालयाच्या पानावर पाहा',
    uncalled: 'दोन दिवसांत फोन केला नाही',
    everyMonday: 'हा मेल दर सोमवारी येतो. तो आला नाही, तर अर्जही येत नसतील: सर्व्हर चालवणाऱ्या व्यक्तीला कळवा.',
  },
} as const;
