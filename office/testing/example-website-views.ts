import { palettes } from '../../look/palettes';
import type { Language } from '../../words/languages';
import type { OfficeView } from '../pages/views';
import type { FieldRow } from '../editing/field-rows';
import type { ChangeRow, FieldForm, FieldView, PublicationRow } from '../pages/website-views';

/*
 * One view of each kind and state of the part where a clerk changes the website. Its texts are in the script of the page, as those of the
 * other examples, besides those in the forms of translations.
 */

const minute = 60_000;
/** Thursday, 3 December 2026, 10:42 in India. */
const now = Date.UTC(2026, 11, 3, 5, 12);

const textsIn = {
  en: {
    clerks: ['Meera', 'Sunil'],
    classes: 'Classes',
    grades: ['Grade 4', 'Grade 5', 'Grade 6'],
    fee: 'Yearly fee',
    fees: 'Fees',
    teacher: 'Class teacher',
    teacherName: 'Mrs Asha Kulkarni',
    admission: 'Admission',
    open: 'open',
    closed: 'closed',
    feeHelp: 'For the whole school year, in rupees. Leave out the sign and the words.',
    onPages: 'on the page of the classes, and in the list of fees for printing',
    home: 'Home page',
    welcome: 'Welcome',
    sentence: 'Text below the picture',
    sentenceHelp: 'Two or three sentences about the school. Parents read them first.',
    was: 'Our school has stood beside the river since 2018. Every child is known by name here.',
    becomes:
      'Our school has stood beside the river since 2018. Every child is known by name here, and every parent is welcome in the office from Monday to Saturday.',
    subject: 'Day of the holiday',
    holiday: 'Republic Day',
    calendar: 'Calendar',
    phone: 'Phone number',
    contact: 'School',
    asked: 'fee',
    badFee: '39,9O0',
    mistake: 'This is not a number: “39,9O0” has the letter O in it. Write 39900.',
    problem: 'This day is not in the calendar: 31 June. Write a day of the month.',
    page: 'Classes and fees',
    colour: 'Colour of the wall',
    disk: 'The disk of the server is full. Tell the person who looks after it.',
  },
  mr: {
    clerks: ['मीरा', 'सुनील'],
    classes: 'वर्ग',
    grades: ['इयत्ता चौथी', 'इयत्ता पाचवी', 'इयत्ता सहावी'],
    fee: 'वार्षिक शुल्क',
    fees: 'शुल्क',
    teacher: 'वर्गशिक्षक',
    teacherName: 'सौ. आशा कुलकर्णी',
    admission: 'प्रवेश',
    open: 'सुरू',
    closed: 'बंद',
    feeHelp: 'पूर्ण शालेय वर्षाचे, रुपयांत. चिन्ह किंवा शब्द लिहू नका.',
    onPages: 'वर्गांच्या पानावर आणि छापायच्या शुल्काच्या यादीत',
    home: 'मुख्य पान',
    welcome: 'स्वागत',
    sentence: 'चित्राखालचा मजकूर',
    sentenceHelp: 'शाळेबद्दल दोन-तीन वाक्ये. पालक ती सर्वात आधी वाचतात.',
    was: 'आमची शाळा 2018 पासून नदीकाठी उभी आहे. येथे प्रत्येक मुलाला नावाने ओळखले जाते.',
    becomes:
      'आमची शाळा 2018 पासून नदीकाठी उभी आहे. येथे प्रत्येक मुलाला नावाने ओळखले जाते, आणि सोमवार ते शनिवार कार्यालयात प्रत्येक पालकाचे स्वागत आहे.',
    subject: 'सुट्टीचा दिवस',
    holiday: 'प्रजासत्ताक दिन',
    calendar: 'दिनदर्शिका',
    phone: 'फोन नंबर',
    contact: 'शाळा',
    asked: 'शुल्क',
    badFee: '39,9ओ0',
    mistake: 'हा आकडा नाही: “39,9ओ0” यात अक्षर आहे. 39900 लिहा.',
    problem: 'हा दिवस दिनदर्शिकेत नाही: 31 जून. महिन्यातील दिवस लिहा.',
    page: 'वर्ग आणि शुल्क',
    colour: 'भिंतीचा रंग',
    disk: 'सर्व्हरची डिस्क भरली आहे. ती सांभाळणाऱ्या व्यक्तीला कळवा.',
  },
  hi: {
    clerks: ['मीरा', 'सुनील'],
    classes: 'कक्षाएँ',
    grades: ['कक्षा 4', 'कक्षा 5', 'कक्षा 6'],
    fee: 'वार्षिक शुल्क',
    fees: 'शुल्क',
    teacher: 'कक्षा अध्यापक',
    teacherName: 'श्रीमती आशा कुलकर्णी',
    admission: 'प्रवेश',
    open: 'चालू',
    closed: 'बंद',
    feeHelp: 'पूरे शैक्षणिक वर्ष का, रुपयों में। चिह्न या शब्द न लिखें।',
    onPages: 'कक्षाओं के पृष्ठ पर और छापने वाली शुल्क सूची में',
    home: 'मुख्य पृष्ठ',
    welcome: 'स्वागत',
    sentence: 'चित्र के नीचे का पाठ',
    sentenceHelp: 'स्कूल के बारे में दो-तीन वाक्य। अभिभावक इन्हें सबसे पहले पढ़ते हैं।',
    was: 'हमारा स्कूल 2018 से नदी के किनारे है। यहाँ हर बच्चे को नाम से जाना जाता है।',
    becomes:
      'हमारा स्कूल 2018 से नदी के किनारे है। यहाँ हर बच्चे को नाम से जाना जाता है, और सोमवार से शनिवार तक कार्यालय में हर अभिभावक का स्वागत है।',
    subject: 'छुट्टी का दिन',
    holiday: 'गणतंत्र दिवस',
    calendar: 'कैलेंडर',
    phone: 'फ़ोन नंबर',
    contact: 'स्कूल',
    asked: 'शुल्क',
    badFee: '39,9ओ0',
    mistake: 'यह संख्या नहीं है: “39,9ओ0” में अक्षर है। 39900 लिखें।',
    problem: 'यह दिन कैलेंडर में नहीं है: 31 जून। महीने का कोई दिन लिखें।',
    page: 'कक्षाएँ और शुल्क',
    colour: 'दीवार का रंग',
    disk: 'सर्वर की डिस्क भर गई है। उसे सँभालने वाले व्यक्ति को बताएँ।',
  },
} as const satisfies Record<Language, unknown>;

const feeAddress = 'facts/classes.yaml:classes/4/fees/yearly';
const textAddress = 'pages/home.yaml:sections/0/text';

/** A form with a number. */
function feeForm(form: Partial<FieldForm> = {}): FieldForm {
  return {
    address: feeAddress,
    entries: ['Grade 5'],
    input: 'number',
    value: '38400',
    was: '38400',
    published: undefined,
    isOptional: false,
    mistakes: [],
    saved: undefined,
    conflict: undefined,
    ...form,
  };
}

/** The page of a field, with a fee that nobody has changed. */
export function exampleField(language: Language, view: Partial<FieldView> = {}): FieldView {
  const texts = textsIn[language];
  return {
    kind: 'field',
    way: [texts.classes, texts.grades[1], texts.fees, texts.fee],
    label: texts.fee,
    help: texts.feeHelp,
    example: '38400',
    shown: texts.onPages,
    uses: 0,
    isLocked: false,
    placeholders: [],
    form: feeForm(),
    translations: [],
    preview: { frame: '/preview/a-secret/page/classes', page: '/classes', title: texts.page },
    draft: { mine: 0, all: 0 },
    ...view,
  };
}

/** The page of a text with its translations. */
export function exampleText(language: Language, view: Partial<FieldView> = {}): FieldView {
  const texts = textsIn[language];
  const text = { address: textAddress, input: 'line', maxLetters: 300 } as const;
  const ofText = (each: Language) => feeForm({ ...text, value: textsIn[each].was, was: textsIn[each].was });
  return exampleField(language, {
    way: [texts.home, texts.welcome, texts.sentence],
    label: texts.sentence,
    help: texts.sentenceHelp,
    example: undefined,
    shown: undefined,
    form: ofText('en'),
    translations: (['mr', 'hi'] as const).map((each) => ({ ...ofText(each), language: each })),
    preview: { frame: '/preview/a-secret/page/', page: '/', title: texts.home },
    ...view,
  });
}

export function exampleChange(language: Language, change: Partial<ChangeRow> = {}): ChangeRow {
  const texts = textsIn[language];
  return {
    id: 11,
    address: feeAddress,
    way: [texts.classes, texts.grades[1], texts.fees, texts.fee],
    was: '₹ 38,400',
    becomes: '₹ 39,900',
    who: texts.clerks[0],
    at: now,
    state: 'fits',
    mistakes: [],
    ...change,
  };
}

/** A view of each kind, by a name that also says in which state it is. */
export function exampleWebsiteViews(language: Language): Readonly<Record<string, OfficeView>> {
  const texts = textsIn[language];
  const [meera, sunil] = texts.clerks;
  const change = (changed: Partial<ChangeRow> = {}) => exampleChange(language, changed);
  const long = change({
    id: 12,
    address: textAddress,
    way: [texts.home, texts.welcome, texts.sentence],
    was: texts.was,
    becomes: texts.becomes,
    who: sunil,
    at: now - 20 * minute,
  });
  const removed = change({
    id: 13,
    address: 'school.yaml:contact/phones/1',
    way: [texts.contact, texts.phone],
    was: '02145 222 333',
    becomes: '',
    at: now - 60 * minute,
  });
  const changes = [change(), long, removed];
  const some = { mine: 2, all: 3 };
  const publication = (id: number, changed: Partial<PublicationRow> = {}): PublicationRow => ({
    id,
    who: meera,
    at: now - (10 - id) * 60 * minute,
    state: 'live',
    changes: [change()],
    undoes: undefined,
    ...changed,
  });
  const publications = [
    publication(9, { changes }),
    publication(8, { who: sunil, undoes: 7, changes: [change({ was: '₹ 41,000', becomes: '₹ 38,400' })] }),
    publication(7, { state: 'undone', changes: [change({ becomes: '₹ 41,000' })] }),
    publication(6, { state: 'failed', changes: [removed], who: '' }),
  ];
  const feeRows = texts.grades.flatMap((grade, index): FieldRow[] => [
    {
      address: `facts/classes.yaml:classes/${index + 3}/fees/yearly`,
      way: [texts.classes, grade, texts.fees, texts.fee],
      value: `₹ ${36 + index},400`,
      posted: `${36 + index}400`,
      changedBy: index === 1 ? meera : undefined,
    },
    {
      address: `facts/classes.yaml:classes/${index + 3}/teacher`,
      way: [texts.classes, grade, texts.teacher],
      value: index === 2 ? '' : texts.teacherName,
      posted: texts.teacherName,
      changedBy: index === 0 ? sunil : undefined,
    },
  ]);
  const choices = [
    { value: '', label: texts.open },
    { value: 'closed', label: texts.closed },
  ];
  const admissionRows = texts.grades.map((grade, index): FieldRow => ({
    address: `facts/classes.yaml:classes/${index + 3}/admission`,
    way: [texts.classes, grade, texts.admission],
    value: index === 1 ? texts.closed : texts.open,
    posted: index === 1 ? 'closed' : '',
    changedBy: index === 1 ? '' : undefined,
    choices,
  }));
  const found: FieldRow = {
    address: textAddress,
    way: [texts.home, texts.welcome, texts.sentence],
    value: texts.becomes,
    posted: texts.becomes,
    changedBy: undefined,
  };
  const fields = {
    kind: 'fields',
    job: 'fees',
    asked: undefined,
    rows: feeRows,
    more: 0,
    draft: some,
    unreadable: [],
  } as const satisfies OfficeView;
  const changedForm = feeForm({
    value: '39900',
    was: '39900',
    published: '₹ 38,400',
    saved: { id: 11, at: now, who: meera },
  });
  const text = exampleText(language);
  const draft = {
    kind: 'draft',
    changes,
    through: 13,
    mine: 2,
    mistakes: [],
    isRaw: false,
    effect: { pages: 3, documents: 2, languages: 3 },
    canPublishMine: true,
    canPublishAll: true,
  } as const satisfies OfficeView;
  const published = {
    kind: 'publication',
    publication: publication(9, { changes }),
    step: 'committed',
    problems: [],
    liveAt: now,
    canUndo: true,
    site: 'https://school.example',
    draft: { mine: 0, all: 0 },
  } as const satisfies OfficeView;
  return {
    website: { kind: 'website', draft: some, changes, publications },
    'website, nothing changed': { kind: 'website', draft: { mine: 0, all: 0 }, changes: [], publications: [] },
    'fields of a job': fields,
    'fields, with buttons': { ...fields, job: 'admission', rows: admissionRows },
    'fields, found': { ...fields, job: undefined, asked: texts.asked, rows: [...feeRows, found], more: 12 },
    'fields, not readable': { ...fields, rows: [], unreadable: [texts.problem] },
    'fields, not found': { ...fields, job: undefined, asked: texts.asked, rows: [], draft: { mine: 0, all: 0 } },
    field: exampleField(language),
    'field, changed': exampleField(language, { form: changedForm, draft: some }),
    'field, with a mistake': exampleField(language, {
      form: { ...changedForm, value: texts.badFee, was: texts.badFee, mistakes: [texts.mistake] },
      draft: some,
    }),
    'field, conflict': exampleField(language, {
      form: {
        ...changedForm,
        value: '39900',
        was: '39500',
        conflict: { by: sunil, theirs: '₹ 39,500', mine: '₹ 39,900' },
      },
      draft: some,
    }),
    'field, a name used in other places': exampleField(language, {
      way: [texts.classes, texts.grades[0], texts.teacher],
      label: texts.teacher,
      uses: 3,
      example: undefined,
      form: feeForm({ input: 'line', value: texts.teacherName, was: texts.teacherName, isOptional: true }),
    }),
    'field, for the principal': exampleField(language, { isLocked: true }),
    'field, few choices, no preview': exampleField(language, {
      way: [texts.classes, texts.grades[1], texts.admission],
      label: texts.admission,
      help: undefined,
      example: undefined,
      form: feeForm({ input: 'choice', choices, value: 'closed', was: 'closed' }),
      preview: undefined,
    }),
    'field, many choices': exampleField(language, {
      way: [texts.classes, texts.teacher],
      label: texts.teacher,
      form: feeForm({
        input: 'choice',
        choices: [...texts.grades, texts.teacherName].map((value) => ({ value, label: value })),
        value: texts.grades[1],
        was: texts.grades[1],
      }),
    }),
    'field, a day': exampleField(language, {
      way: [texts.calendar, texts.holiday, texts.subject],
      label: texts.subject,
      example: '2027-01-26',
      form: feeForm({ input: 'date', value: '2027-01-26', was: '2027-01-26' }),
    }),
    'field, a day with a mistake': exampleField(language, {
      way: [texts.calendar, texts.holiday, texts.subject],
      label: texts.subject,
      example: '2027-01-26',
      form: feeForm({ input: 'date', value: '2027-06-31', was: '2027-06-31', mistakes: [texts.problem] }),
    }),
    'field, a colour': exampleField(language, {
      way: [texts.colour],
      label: texts.colour,
      help: undefined,
      example: undefined,
      form: feeForm({
        input: 'colour',
        value: palettes['earth-and-indigo'].wall,
        was: palettes['earth-and-indigo'].wall,
      }),
    }),
    'field, a text': text,
    'field, translations to confirm': exampleText(language, {
      form: {
        ...text.form,
        value: textsIn.en.becomes,
        was: textsIn.en.becomes,
        published: textsIn.en.was,
        saved: { id: 12, at: now, who: sunil },
      },
      translations: text.translations.map((each) => ({ ...each, isToConfirm: true })),
      draft: some,
    }),
    'field, a long text': exampleText(language, {
      form: { ...text.form, input: 'long-text', value: `${texts.was}\n\n${texts.becomes}`, maxLetters: undefined },
      translations: [],
    }),
    draft,
    'draft, only mine': { ...draft, changes: [change()], mine: 1, effect: undefined },
    'draft, with mistakes and conflicts': {
      ...draft,
      changes: [
        change({ becomes: texts.badFee, mistakes: [texts.mistake] }),
        change({ id: 14, state: 'conflict', theirs: '₹ 39,000' }),
        change({ id: 15, state: 'gone', who: '' }),
        long,
      ],
      mine: 2,
      mistakes: [texts.problem],
      effect: undefined,
      canPublishMine: false,
      canPublishAll: false,
    },
    'draft, as it is stored': {
      ...draft,
      changes: [change({ address: undefined, way: ['facts/classes.yaml', 'Grade 5', 'fees'] })],
      isRaw: true,
      effect: undefined,
      canPublishMine: false,
      canPublishAll: false,
    },
    'draft, with a change for the principal': { ...draft, changes: [change({ isLocked: true })], canPublishAll: false },
    'draft, nothing': { ...draft, changes: [], mine: 0 },
    publication: published,
    'publication, running': {
      ...published,
      publication: publication(9, { state: 'running', changes }),
      step: 'checked',
      liveAt: undefined,
      canUndo: false,
      draft: some,
    },
    'publication, not finished yet': {
      ...published,
      publication: publication(9, { state: 'running', changes }),
      step: 'built',
      problems: [texts.disk],
      liveAt: undefined,
      canUndo: false,
      draft: some,
    },
    'publication, failed': {
      ...published,
      publication: publication(9, { state: 'failed', changes }),
      step: 'checked',
      problems: [texts.problem, texts.disk],
      liveAt: undefined,
      canUndo: false,
      draft: some,
    },
    'publication, undone': { ...published, publication: publication(7, { state: 'undone' }), canUndo: false },
    'publication, of the values before': {
      ...published,
      publication: publication(8, { undoes: 7 }),
      archive: '/website/site.zip',
    },
  };
}
