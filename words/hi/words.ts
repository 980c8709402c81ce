import { listed } from '../listed.ts';

/** Hindi words for ages with a half year. */
const halves: Readonly<Record<number, string>> = {
  1.5: 'डेढ़',
  2.5: 'ढाई',
  3.5: 'साढ़े तीन',
  4.5: 'साढ़े चार',
  5.5: 'साढ़े पाँच',
  6.5: 'साढ़े छह',
  7.5: 'साढ़े सात',
  8.5: 'साढ़े आठ',
  9.5: 'साढ़े नौ',
  10.5: 'साढ़े दस',
  11.5: 'साढ़े ग्यारह',
  12.5: 'साढ़े बारह',
  13.5: 'साढ़े तेरह',
  14.5: 'साढ़े चौदह',
  15.5: 'साढ़े पंद्रह',
  16.5: 'साढ़े सोलह',
  17.5: 'साढ़े सत्रह',
  18.5: 'साढ़े अठारह',
  19.5: 'साढ़े उन्नीस',
};
const age = (years: number) => halves[years] ?? String(years);

/** Letters of sections: A, B, C, … */
const ALPHABET = [...'अबसदयरलवशह'];

export const words = {
  close: 'बंद करें',
  send: 'भेजें',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करें',
  siteMenu: 'वेबसाइट',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  logo: (schoolName: string) => `${schoolName}, मुख्य पृष्ठ`,
  lastChanged: (day: string) => `पिछला बदलाव: ${day}`,
  next: (title: string) => `आगे: ${title}`,
  opensInNewTab: 'नए टैब में खुलता है',

  search: {
    search: 'खोजें',
    quick: 'झटपट खोज',
    everything: 'इस वेबसाइट पर सब कुछ, पृष्ठ के अनुसार',
  },

  form: {
    optional: 'ज़रूरी नहीं',
    onlyFor: (answers: readonly string[]) => `केवल ${listed(answers, 'या')} चुनने पर`,
    sending: 'भेजा जा रहा है…',
    waiting: (seconds: number) =>
      `इस समय बहुत लोग फ़ॉर्म भेज रहे हैं। आपका फ़ॉर्म यहाँ सुरक्षित है। वह ${seconds} सेकंड में अपने आप फिर भेजा जाएगा।`,
    notSentYet: 'अभी तक कुछ भी नहीं भेजा गया है। सब कुछ सही हो, तब “भेजें” दबाएँ।',
    errorTitlePrefix: 'गलती: ',
    errorSummary: (count: number) => (count === 1 ? 'एक बात ठीक करनी है' : `${count} बातें ठीक करनी हैं`),
    nothingIsLost: 'आपने जो कुछ लिखा है, सब ज्यों का त्यों है।',
    tryAgain: 'फिर कोशिश करें',
    tooLong: (label: string, maxLength: number) => `${label}: ज़्यादा से ज़्यादा ${maxLength} अक्षर लिखें`,
    notAnOption: (label: string) => `“${label}”: सूची में दिए गए उत्तरों में से एक चुनें`,
    notADate: 'सही तारीख लिखें, जैसे 15/06/2018',
    dateNotPast: 'जन्मतिथि आज से पहले की होनी चाहिए',
    ageOutside: (from: number, to: number) => `वर्ष जाँचें: उम्र ${from} से ${to} वर्ष होनी चाहिए`,
    notAMobileNumber: '10 अंकों का मोबाइल नंबर लिखें, जैसे 98765\u00a043210, या + और देश के कोड के साथ लिखें',
    notAnEmailAddress: (isRequired: boolean) =>
      `ईमेल पता name@example.com की तरह लिखें${isRequired ? '' : ', या खाना खाली छोड़ दें'}`,
    answerMissing: (label: string) => `“${label}”: इसका उत्तर देना ज़रूरी है`,
    answered: (count: number, needed: number) => `${needed} में से ${count} भरे`,
    section: (title: string, number: number, count: number) => `${number}/${count} ${title}`,
    leaveEmpty: 'यह खाना खाली छोड़ दें',
    admissionClosed: (label: string) => `${label}: अभी प्रवेश बंद है।`,
    classNotOffered: (label: string) => `${label}: यह कक्षा इस फ़ॉर्म की सूची में नहीं है।`,
    toApplyCall: 'इस कक्षा में प्रवेश के लिए स्कूल को फ़ोन करें:',
  },

  actions: {
    whatsappText: 'नमस्ते, स्कूल के बारे में पूछना है।',
    label: 'स्कूल से संपर्क',
    call: 'फ़ोन करें',
    whatsapp: 'व्हाट्सऐप',
    enquire: 'जानकारी लें',
  },

  footer: {
    aboutUs: 'हमारे बारे में',
    siteMap: 'पृष्ठों की सूची',
    developedBy: 'निर्माण:',
    licences: 'फ़ॉन्ट और कोड के लाइसेंस',
  },

  calendar: {
    add: 'ये दिन अपने फ़ोन के कैलेंडर में जोड़ें',
    subscribe: 'यह कैलेंडर सब्सक्राइब करें, ताकि इसमें हुए बदलाव अपने आप आ जाएँ',
    addHolidays: 'छुट्टियाँ फ़ोन के कैलेंडर में जोड़ें',
  },

  classes: {
    title: 'हमारी कक्षाएँ',
    rupees: (amount: number) => `₹ ${amount.toLocaleString('hi-IN-u-nu-latn')}`,
    ages: (from: number, to: number) => `उम्र ${age(from)} से ${age(to)} साल`,
    seats: (count: number) => (count < 2 ? `${count} सीट` : `${count} सीटें`),
    closed: 'प्रवेश बंद',
    apply: 'आवेदन करें',
    applyFor: (label: string) => `आवेदन करें: ${label}`,
    more: (label: string) => `${label}: और जानकारी`,
  },

  contact: {
    title: 'संपर्क करें',
    address: 'पता',
    phones: 'फ़ोन',
    hours: 'स्कूल का समय',
    emails: 'ईमेल',
    whatsapp: 'व्हाट्सऐप',
    showMap: 'नक्शा दिखाएँ',
    mapTitle: 'स्कूल का नक्शा',
    openMap: 'अपने फ़ोन के नक्शे में खोलें',
    directions: 'गूगल मैप्स पर रास्ता देखें',
  },

  documents: {
    sectionLetter: (letter: string) => ALPHABET[letter.charCodeAt(0) - 65] ?? letter,
    serialNumber: 'क्र.\u00a0सं.',
    view: 'देखें',
    viewHowToAsk: 'कैसे माँगें, देखें',
    awaited: (since: string) => `जानकारी आनी बाकी है (${since} से)`,
    notApplicable: (reason: string) => `लागू नहीं: ${reason}`,
    validUntil: (day: string) => `${day} तक मान्य`,
    result: { awaited: 'जानकारी आनी बाकी है', notApplicable: 'लागू नहीं' },
    teachersPerSection: ({ each, teachers, sections }: { each: number; teachers: number; sections: number }) =>
      `प्रति सेक्शन ${each} (शिक्षक: ${teachers}, सेक्शन: ${sections})`,
    counts: ({ published, notApplicable }: { published: number; notApplicable: number }) =>
      `प्रकाशित: ${published}${notApplicable > 0 ? ` · लागू नहीं: ${notApplicable}` : ''}`,
  },

  home: {
    notFound: 'वह पृष्ठ नहीं मिला। यह मुख्य पृष्ठ है।',
    today: {
      open: 'आज: स्कूल खुला है',
      closed: 'आज: स्कूल में छुट्टी है',
      next: 'अगली छुट्टियाँ',
      days: (first: string, last: string) => `${first} से ${last}`,
    },
    facilities: 'सुविधाएँ',
    figures: 'स्कूल आँकड़ों में',
    carousel: 'स्कूली जीवन',
  },

  carousel: {
    role: 'चित्रमाला',
    slideRole: 'चित्र',
    pause: 'रोकें',
    play: 'चलाएँ',
    previous: 'पिछला चित्र',
    next: 'अगला चित्र',
    position: (current: number, count: number) => `${count} में से ${current}`,
  },

  people: {
    count: (count: number) => (count > 1 ? `${count} लोग` : `${count} व्यक्ति`),
  },

  photos: {
    count: (count: number) => `${count} फ़ोटो`,
    numbered: (what: string, number: number) => `${what}, फ़ोटो ${number}`,
    albumPageTitle: (album: string, gallery: string) => `${album} · ${gallery}`,
    albumPageDescription: (album: string, school: string, count: number) =>
      `फ़ोटो एल्बम “${album}”, ${school}: ${count === 1 ? 'एक फ़ोटो' : `${count} फ़ोटो`}।`,
    viewer: 'बड़ी फ़ोटो',
    zoom: 'बड़ा करके देखें',
    previous: 'पिछली फ़ोटो',
    next: 'अगली फ़ोटो',
    download: 'डाउनलोड करें',
    notLoaded: 'फ़ोटो खुल नहीं पाई। क्या इंटरनेट चल रहा है?',
  },

  failure: {
    title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
    unsureTitle: 'आपका फ़ॉर्म पहुँचा या नहीं, यह हम नहीं कह सकते',
    safeToSendAgain: 'दोबारा भेजने में कोई हर्ज नहीं: वही फ़ॉर्म दो बार पहुँचे, तो भी एक ही बार गिना जाता है।',
    offline: 'आपका फ़ोन इंटरनेट से जुड़ा नहीं है।',
    unreachable: 'हम फ़ॉर्म भेजने की सेवा तक नहीं पहुँच सके, या उसका जवाब रास्ते में खो गया। शायद नेटवर्क कमज़ोर है।',
    foreignAnswer: 'जवाब की जगह कोई और पृष्ठ आ गया। क्या इस वाई-फ़ाई में पहले लॉग इन करना पड़ता है?',
    timedOut: '25 सेकंड तक कोई जवाब नहीं आया।',
    tooMany: 'इस समय बहुत ज़्यादा लोग फ़ॉर्म भेज रहे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
    tooLarge: 'आपने जो लिखा है, वह भेजने के लिए बहुत लंबा है। कृपया उसे छोटा करें।',
    serverTrouble: 'फ़ॉर्म भेजने की सेवा में इस समय कुछ गड़बड़ी है।',
    refused: 'तकनीकी दिक्कत से फ़ॉर्म नहीं भेजा जा सका।',
    whatsapp: 'व्हाट्सऐप से भेजें',
    orCall: 'या स्कूल को फ़ोन करें:',
  },

  offline: {
    youAreOffline: 'आपका इंटरनेट बंद है।',
    slow: 'इंटरनेट धीमा चल रहा है।',
    again: 'इंटरनेट फिर से चल रहा है।',
    pageIsFrom: (when: string) => `यह पृष्ठ इस समय का है: ${when}।`,
    loadAnew: 'फिर से खोलें',
    call: (number: string) => `फ़ोन करें: ${number}`,
    formCanBeFilledIn: 'आपका इंटरनेट बंद है। फ़ॉर्म अभी भर लें और इंटरनेट चलने पर भेज दें।',
    formCannotBeSent:
      'आपका इंटरनेट बंद है: यह फ़ॉर्म अभी नहीं भेजा जा सकता। आप जो लिखेंगे, वह इस टैब को बंद करने तक इसी फ़ोन में रहेगा। इंटरनेट चलने पर “भेजें” दबाएँ।',
    title: 'आपका इंटरनेट बंद है',
    notKept: 'यह पृष्ठ अभी आपके फ़ोन में नहीं है। इंटरनेट चलते ही यह अपने आप खुल जाएगा।',
    callTheSchool: 'स्कूल को फ़ोन करें',
    kept: 'ये पृष्ठ आपके फ़ोन में हैं',
  },

  reference: (reference: string) => `संदर्भ नंबर: ${reference}`,
  spokenNumber: (number: string) => `हमें फ़ोन करें तो यह नंबर बताएँ: ${number}`,

  languages: {
    label: 'भाषा',
    readInThis: 'हिंदी में पढ़ें',
  },

  moved: {
    title: 'यह पृष्ठ अब दूसरे पते पर है',
    goThere: 'उस पृष्ठ पर जाएँ',
  },
} as const;

export const answerWords = {
  count: (count: number) => `${count} जगह मिला`,
  nothing: (question: string) => `“${question}” के लिए कुछ नहीं मिला।`,
  tryAnother: 'दूसरा शब्द लिखकर देखें, या स्कूल से पूछें:',
  call: 'फ़ोन करें',
  askOnWhatsapp: 'व्हाट्सऐप पर पूछें',
  whatsappText: (question: string) => `नमस्कार, मुझे यह जानकारी चाहिए: ${question}`,
  likely: 'अभिभावक ज़्यादातर यह देखते हैं:',
  failed: 'खोज शुरू नहीं हो सकी। शायद इंटरनेट बंद है।',
  everything: 'सभी शीर्षक देखें',
};

export const factWords = {
  atLeast: (count: number) => `${count.toLocaleString('hi-IN-u-nu-latn')}+`,
  moreThan: (count: number) => `${count.toLocaleString('hi-IN-u-nu-latn')} से अधिक`,
  acres: (acres: number) => `${acres} एकड़`,
  years: (count: number) => (count === 1 ? 'एक वर्ष' : `${count} वर्ष`),
  days: (count: number) => `${count} दिन`,
} as const;

export const feeWords = {
  paid: { yearly: 'प्रति वर्ष', termly: 'हर टर्म', monthly: 'हर महीने', once: 'एक ही बार' },
  paidSo: (label: string, paid: string) => `${label}, ${paid}`,
  fee: 'शुल्क (फ़ीस)',
  captions: {
    yearly: 'वार्षिक शुल्क (फ़ीस)',
    termly: 'टर्म का शुल्क',
    monthly: 'मासिक शुल्क',
    once: 'एक ही बार लगने वाला शुल्क',
    mixed: 'शुल्क',
  },
} as const;

export const tableWords = {
  emptyCell: 'कुछ नहीं',
  serialNumber: 'क्र.\u00a0सं.',
  name: 'नाम',
  designation: 'पद',
  category: 'वर्ग',
  role: 'ज़िम्मेदारी',
  mobile: 'मोबाइल नंबर',
  busRoutes: 'स्कूल बस के स्टॉप',
  village: 'गाँव',
  stop: 'स्टॉप',
  morningTime: 'सुबह आने का समय',
  fareAMonth: 'महीने का किराया',
  classTeachers: 'कक्षा शिक्षक',
  section: (number: number) => `सेक्शन ${ALPHABET[number - 1] ?? number}`,
  earlierSession: (session: string) => `सत्र ${session} का विवरण`,
  commonHolidays: (session: string) => `सामान्य छुट्टियाँ ${session}`,
  vacation: 'छुट्टी',
  from: 'कब से',
  to: 'कब तक',
  reopensForStudents: 'बच्चों के लिए स्कूल शुरू',
  reopensForTeachers: 'शिक्षकों के लिए स्कूल शुरू',
  gazettedHolidays: (session: string) => `अधिकृत राजपत्रित अवकाश ${session}`,
  date: 'तारीख',
  day: 'वार',
  event: 'अवसर',
  examinationCycle: (session: string) => `परीक्षा कार्यक्रम ${session}`,
  dates: 'तारीखें',
  openHouse: 'ओपन हाउस',
  calendarOf: (school: string) => `${school}: स्कूल कैलेंडर`,
  range: (first: string, last: string) => `${first} से ${last} तक`,
  class: 'कक्षा',
  ageInYears: 'उम्र (साल)',
  ages: (from: number, to: number) => `${age(from)} से ${age(to)}`,
  seats: 'सीटें',
} as const;

export const newsWords = {
  pinned: 'ज़रूरी सूचना',
  until: (day: string) => `${day} तक`,
  none: 'इस समय कोई सूचना नहीं है।',
  earlier: 'सभी सूचनाएँ, साल के अनुसार',
  readPdf: 'पीडीएफ़ पढ़ें',
  feed: 'फ़ीड रीडर में सूचनाएँ पाएँ',
  ofYear: (news: string, year: string) => `${news}: ${year}`,
  archiveDescription: (school: string, year: string) => `${school}: साल ${year} की सभी सूचनाएँ, सबसे नई पहले।`,
  titleOnDay: (title: string, day: string) => `${title}, ${day}`,
  noticeOf: (school: string, day: string) => `सूचना: ${school}, ${day}।`,
} as const;

export const documentWords = {
  subject: (schoolName: string, registrations: readonly string[]) =>
    [`दस्तावेज़: ${schoolName}`, ...registrations].join(', '),
  awaitedSubject: (schoolName: string) => `${schoolName}: स्कूल ने यह दस्तावेज़ अभी नहीं दिया है`,
  session: (session: string) => `सत्र ${session}`,
  asOf: (day: string) => `${day} तक की जानकारी`,
  page: (number: string, count: string) => `पृष्ठ ${number}, कुल ${count}`,
  awaited: {
    title: (title: string) => `दस्तावेज़ आना बाकी है: ${title}`,
    heading: 'यह दस्तावेज़ स्कूल का कार्यालय देगा',
    since: (title: string, day: string) =>
      `यह पृष्ठ “${title}” के लिए रखा गया है। कार्यालय ${day} से इस दस्तावेज़ की राह देख रहा है। मिलते ही यह इसी पते पर दिखेगा।`,
    isNoCertificate: 'यह पृष्ठ वह दस्तावेज़ नहीं है और किसी बात का प्रमाण नहीं है।',
    howToAsk: 'दस्तावेज़ कैसे माँगें',
    callOrWrite: 'स्कूल के कार्यालय को फ़ोन करें या लिखें:',
  },
} as const;

export const serverWords = {
  backHome: 'मुख्य पृष्ठ पर वापस जाएँ',
  sendAgain: 'फिर से भेजें',
  correctionTitle: 'कृपया फ़ॉर्म ठीक करें',
  whatYouTyped: 'आपकी लिखी हुई जानकारी',
  orCallUs: 'या स्कूल को फ़ोन करें:',
  trouble: {
    mistaken: {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'फ़ॉर्म हम तक ठीक से नहीं पहुँचा। कृपया पिछले पृष्ठ पर वापस जाएँ, उसे फिर से खोलें और फ़ॉर्म दोबारा भेजें।',
    },
    foreign: {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'यह अपने सामान्य पृष्ठ से नहीं आया। कृपया इसे जाँच लें और यहाँ से फिर भेजें।',
    },
    'too-large': {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'आपने जो लिखा है, वह भेजने के लिए बहुत लंबा है। कृपया उसे छोटा करके फिर भेजें।',
    },
    attachment: {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'इस फ़ॉर्म के साथ फ़ाइल नहीं भेजी जा सकती। कृपया बिना फ़ाइल के फिर भेजें और कागज़ात स्कूल के कार्यालय में ले आएँ।',
    },
    'too-often': {
      title: 'कृपया फिर से भेजें',
      text: 'इस समय बहुत लोग फ़ॉर्म भेज रहे हैं। कृपया कुछ सेकंड रुककर फिर भेजें।',
    },
    'not-stored': {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'इस समय हम आपका फ़ॉर्म सहेज नहीं सके। कृपया कुछ मिनट बाद फिर भेजें या हमें फ़ोन करें।',
    },
    fault: {
      title: 'आपका फ़ॉर्म नहीं भेजा जा सका',
      text: 'हमारी ओर से कुछ गड़बड़ी हो गई। कृपया फिर से भेजें। वही फ़ॉर्म दो बार पहुँचे, तो भी एक ही बार गिना जाता है।',
    },
  },
  tags: {
    honeypot: 'एक ऐसा खाना भरा हुआ था जो लोगों को दिखता नहीं: शायद रोबोट, या हर खाना अपने आप भरने वाला फ़ोन।',
    'too fast': 'यह फ़ॉर्म खुलने के 3 सेकंड के भीतर ही भेज दिया गया।',
    damaged: 'डिस्क की खराबी से इसका कुछ हिस्सा मिट गया या बदल गया है। इस पर भरोसा करने से पहले फिर पूछें।',
  },
  mail: {
    empty: '—',
    received: 'मिलने का समय',
    reference: 'संदर्भ नंबर',
    language: 'भाषा',
    toCheck: 'जाँचें',
    corrected: 'सुधारा हुआ',
    correction: 'भेजने वाले ने यह फ़ॉर्म सुधारा है। पहले आए मेल की जगह इसी को मानें।',
    mustCheck: 'कृपया इस फ़ॉर्म को जाँच लें:',
    call: 'फ़ोन करें',
    otherFields: 'अन्य जानकारी',
  },
  backup: {
    failed: { backup: 'बैकअप नहीं हुआ', copy: 'बैकअप की दूसरी जगह कॉपी नहीं हुई' },
    why: {
      'disk full': 'डिस्क में जगह नहीं बची है।',
      'no folder': 'उसका फ़ोल्डर नहीं मिला, या सर्वर वहाँ लिख नहीं सकता। क्या डिस्क जुड़ी है?',
      damaged: 'एक फ़ाइल ख़राब हो गई है। डिस्क की जाँच कराएँ।',
      'host key': 'दूसरा कंप्यूटर पहली बार से अलग कुंजी दिखा रहा है। उसे कुछ नहीं भेजा गया।',
      certificate: 'दूसरे कंप्यूटर का प्रमाणपत्र उसके नाम के लिए मान्य नहीं है।',
      'private key': 'प्राइवेट की पढ़ी नहीं जा सकती।',
      'sign in': 'दूसरा कंप्यूटर नाम या पासवर्ड नहीं मान रहा है।',
      unreachable: 'दूसरा कंप्यूटर जवाब नहीं दे रहा है।',
      other: 'कारण npm run backup बताता है।',
      overdue: 'दो दिन से कोई बैकअप नहीं बना।',
    },
    tellWhom: 'सर्वर चलाने वाले को बताएँ।',
    lastGood: (when: string) => `पिछला सही बैकअप: ${when}।`,
    noGood: 'अभी तक कोई सही बैकअप नहीं है।',
    checked: (when: string, forms: number, files: number) =>
      `पिछला बैकअप: ${when} को जाँचा गया, ${forms} फ़ॉर्म, सामग्री की ${files} फ़ाइलें।`,
  },
  report: {
    subject: (came: number, waiting: number) => `वेबसाइट के फ़ॉर्म, पिछला सप्ताह: ${came} आए, ${waiting} भेजने बाकी`,
    period: (from: string, to: string) => `${from} से ${to} तक आए फ़ॉर्म:`,
    waiting: 'भेजना बाकी',
    undelivered: 'मेल नहीं भेजा जा सका, कार्यालय के पेज पर देखें',
    uncalled: 'दो दिन में फ़ोन नहीं किया गया',
    everyMonday: 'यह मेल हर सोमवार को आता है। न आए, तो हो सकता है कि फ़ॉर्म भी न आ रहे हों: सर्वर चलाने वाले को बताएँ।',
  },
} as const;
