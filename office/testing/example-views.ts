import type { FormDefinition } from '../../forms/form-definition';
import type { Stage } from '../../forms/stages';
import { type Language, languages } from '../../words/languages';
import type {
  Call,
  CallPart,
  Entry,
  HistoryEvent,
  MailStatus,
  OfficeFrame,
  OfficeView,
  RecordView,
} from '../pages/views';
import { exampleWebsiteViews } from './example-website-views';

/*
 * One view of each kind and state, with made-up people whose names are in the script of the page.
 */

const day = 86_400_000;
/** Thursday, 3 December 2026, 10:20 in India. */
const now = Date.UTC(2026, 11, 3, 4, 50);
const today = '2026-12-03';
const days = [
  { day: '2026-12-04', name: 'tomorrow' },
  { day: '2026-12-07', name: 'monday' },
  { day: '2026-12-09', name: undefined },
] as const;

const textsIn = {
  latin: {
    school: 'Example School, Rampur',
    form: 'Admission enquiry',
    name: 'Full name',
    phone: 'Mobile number',
    className: 'Class',
    message: 'Message',
    classes: ['Class I', 'Class V'],
    stages: ['New', 'Called', 'Visited', 'Form sold', 'Admitted', 'Not coming'],
    people: ['Asha Kulkarni', 'Ravi Jadhav', 'Sana Shaikh'],
    clerks: ['Meera', 'Sunil'],
    note: 'Asked about the bus.\nWill come on Saturday.',
    error: 'Enter a mobile number',
  },
  devanagari: {
    school: 'नमुना शाळा, रामपूर',
    form: 'प्रवेश चौकशी',
    name: 'पूर्ण नाव',
    phone: 'मोबाइल क्रमांक',
    className: 'इयत्ता',
    message: 'संदेश',
    classes: ['इयत्ता पहिली', 'इयत्ता पाचवी'],
    stages: ['नवीन', 'फोन केला', 'भेट दिली', 'अर्ज घेतला', 'प्रवेश झाला', 'येणार नाहीत'],
    people: ['आशा कुलकर्णी', 'रवी जाधव', 'सना शेख'],
    clerks: ['मीरा', 'सुनील'],
    note: 'बसबद्दल विचारले.\nशनिवारी येणार.',
    error: 'मोबाइल क्रमांक लिहा',
  },
} as const;

/** In Hindi they are in Marathi: only the script matters. */
function textsOf(language: Language) {
  return textsIn[languages[language].script.name];
}

export function exampleFrame(language: Language, frame: Partial<OfficeFrame> = {}): OfficeFrame {
  const { school, clerks } = textsOf(language);
  const user = { name: clerks[0], role: 'principal' } as const;
  return { language, languages: ['en', 'mr', 'hi'], school, user, address: '/', ...frame };
}

function exampleForm(language: Language): FormDefinition {
  const texts = textsOf(language);
  const [one, five] = texts.classes;
  return {
    id: 'enquiry',
    title: texts.form,
    template: 'enquiry_form',
    summary: ['full_name', 'class_name', 'mobile_number'],
    fields: [
      { kind: 'text', name: 'full_name', label: texts.name, maxLength: 100, required: true },
      { kind: 'mobile', name: 'mobile_number', label: texts.phone, maxLength: 24, required: true },
      {
        kind: 'select',
        name: 'class_name',
        label: texts.className,
        placeholder: texts.className,
        options: [
          { value: one, label: one },
          { value: five, label: five },
        ],
        classesNotOffered: [],
      },
      { kind: 'multiline', name: 'message', label: texts.message, maxLength: 500 },
    ],
    sent: { title: '', sentence: '' },
  };
}

function exampleStages(language: Language): readonly Stage[] {
  const ids = ['new', 'called', 'visited', 'form-sold', 'admitted', 'not-coming'];
  return ids.map((id, index) => ({ id, label: textsOf(language).stages[index]!, isFinal: index > 3 }));
}

const delivered: MailStatus = { state: 'delivered', attempts: 1, problem: null, isKeptHere: true };

/** A submission. @param index of its person */
export function exampleEntry(language: Language, index: number, entry: Partial<Entry> = {}): Entry {
  const { people, classes } = textsOf(language);
  const phone = `98765 4321${index}`;
  return {
    name: String(index).repeat(64),
    form: exampleForm(language),
    headline: [people[index % 3]!, classes[index % 2]!, phone],
    phone,
    callIn: (['mr', 'hi', 'en'] as const)[index % 3],
    reference: `7c4d-91e2-03a${index}`,
    spokenNumber: 482_913 + index,
    receivedAt: now - index * day,
    stage: exampleStages(language)[0]!,
    stageSince: now - index * day,
    callOn: undefined,
    callRemark: '',
    owner: '',
    tags: [],
    isCorrected: false,
    mail: delivered,
    ...entry,
  };
}

function exampleAnswers(language: Language, index: number): RecordView['answers'] {
  const { people, classes, note } = textsOf(language);
  const values = [people[index % 3]!, `98765 4321${index}`, classes[index % 2]!, note];
  return exampleForm(language).fields.map(({ name, label }, at) => ({ name, label, value: values[at]! }));
}

function exampleHistory(language: Language): HistoryEvent[] {
  const { clerks, note, people } = textsOf(language);
  const [meera, sunil] = clerks;
  return [
    { at: now, who: meera, kind: 'callOn', was: '2026-12-02', becomes: '2026-12-04' },
    { at: now - 60_000, who: meera, kind: 'note', was: '', becomes: note },
    { at: now - 120_000, who: meera, kind: 'call', was: '', becomes: 'reached' },
    { at: now - day, who: sunil, kind: 'stage', was: 'new', becomes: 'called' },
    { at: now - day, who: sunil, kind: 'owner', was: '', becomes: meera },
    { at: now - 2 * day, who: sunil, kind: 'answers', was: people[1], becomes: people[0] },
    { at: now - 2 * day, who: '', kind: 'resent', was: '', becomes: '' },
  ];
}

export function exampleRecord(language: Language, view: Partial<RecordView> = {}): RecordView {
  const { clerks } = textsOf(language);
  return {
    kind: 'record',
    entry: exampleEntry(language, 1, { owner: clerks[0], callOn: '2026-12-04', stage: exampleStages(language)[1]! }),
    stages: exampleStages(language),
    pastStages: [],
    owners: clerks,
    today,
    days,
    answers: exampleAnswers(language, 1),
    others: [],
    earlier: [],
    history: exampleHistory(language),
    siblingCount: 0,
    siblings: [],
    attempts: [],
    nextAttemptAt: undefined,
    canSendAgain: false,
    hasMail: true,
    refused: undefined,
    token: 'a-token',
    callOthers: [],
    ...view,
  };
}

const noNotices = {
  outage: undefined,
  mistakes: undefined,
  damaged: [],
  noRoom: undefined,
  shortening: undefined,
  history: undefined,
  backup: { trouble: undefined, last: undefined },
};

const backup = {
  trouble: undefined,
  last: { name: 'school-2026-11-29-020003.tar.gz', at: 0, checkedAt: 0, submissions: 312, contentFiles: 198 },
};

/** A view of each kind, by a name that also says in which state it is. */
export function exampleViews(language: Language): Readonly<Record<string, OfficeView>> {
  const { clerks, people, classes, note, error } = textsOf(language);
  const form = exampleForm(language);
  const forms = [form, { ...form, id: 'career' }];
  const stages = exampleStages(language);
  const entry = (index: number, changed: Partial<Entry> = {}) => exampleEntry(language, index, changed);
  const due = [
    entry(1, { callOn: '2026-12-01', owner: clerks[0], stage: stages[1]! }),
    entry(2, {
      callOn: today,
      phone: undefined,
      headline: [people[2], '', ''],
      tags: ['honeypot', 'too fast', 'damaged'],
    }),
  ];
  const undelivered = entry(5, {
    mail: { state: 'undelivered', attempts: 40, problem: 'unsure', isKeptHere: false },
    headline: ['', '', ''],
  });
  const waiting = entry(6, { mail: { state: 'waiting', attempts: 2, problem: 'refused', isKeptHere: false } });
  const alone = (each: Entry): Call => ({ entry: each, others: [], withNumber: 1 });
  const part = (all: number, ...calls: Call[]): CallPart => ({ calls, shown: calls.length, all });
  const nothing = {
    kind: 'today',
    notices: noNotices,
    today,
    fresh: part(0),
    freshList: '/list?stage=new&due=none&sort=arrival',
    due: part(0),
    waiting: part(0),
    moreWaiting: '/?waiting=60&stuck=50',
    stuck: [],
    moreStuck: undefined,
    hasArrived: false,
    token: 'a-token',
  } as const satisfies OfficeView;
  const list = {
    kind: 'list',
    filter: { sort: 'call' },
    today,
    forms,
    stages,
    choices: classes.map((value) => ({ value, label: value })),
    owners: clerks,
    search: undefined,
    isTooShort: false,
    range: undefined,
    entries: [...due, undelivered, waiting, entry(3, { isCorrected: true, callOn: '2027-01-09', callRemark: note })],
    count: 5,
    next: '/list?after=3',
    first: '/list',
    workbook: '/list.xlsx',
  } as const satisfies OfficeView;
  const figures = {
    kind: 'figures',
    form,
    forms,
    stages,
    thisWeek: { count: 14, choices: classes.map((label, index) => ({ label, count: 8 - index })) },
    weeks: [3, 0, 8, 14].map((count, index) => ({
      monday: `2026-11-${String(9 + 7 * index).padStart(2, '0')}`,
      count,
    })),
    choices: classes.map((value, index) => ({
      value,
      label: value,
      count: 10 + index,
      byStage: { new: 4, called: 3, visited: 1 + index, admitted: 2 },
    })),
    firstCalls: [
      { days: 0, count: 9 },
      { days: 1, count: 4 },
      { days: 3, count: 2 },
      { days: 7, count: 1 },
      { days: undefined, count: 3 },
    ],
  } as const satisfies OfficeView;
  const person = {
    kind: 'person',
    name: '1'.repeat(64),
    records: [
      { ...exampleRecord(language), version: '1.7' },
      { ...exampleRecord(language, { entry: entry(4), history: [] }), version: '1.0' },
    ],
    mails: 2,
    isMailElsewhere: true,
    purpose: 'download',
    principals: [clerks[0]],
    chosen: ['1'.repeat(64)],
  } as const satisfies OfficeView;
  const correct = {
    kind: 'correct',
    entry: entry(1),
    values: Object.fromEntries(exampleAnswers(language, 1).map(({ name, value }) => [name, value])),
    was: Object.fromEntries(exampleAnswers(language, 1).map(({ name, value }) => [name, value])),
    errors: [],
    conflicts: [],
  } as const satisfies OfficeView;
  const signIn = {
    kind: 'sign-in',
    name: '',
    problem: undefined,
    ticket: undefined,
    hasExpired: false,
    next: '/',
    kept: undefined,
  } as const satisfies OfficeView;
  const accounts = {
    kind: 'accounts',
    accounts: [
      { name: clerks[0], role: 'principal', hasPassword: true, hasCode: true, lastSeen: now },
      { name: clerks[1], role: 'clerk', hasPassword: false, hasCode: false, lastSeen: undefined },
    ],
    problems: [],
    typed: undefined,
    resetLink: undefined,
  } as const satisfies OfficeView;
  const account = {
    kind: 'account',
    hasCode: false,
    setup: undefined,
    problems: [],
    isSaved: false,
  } as const satisfies OfficeView;
  return {
    today: {
      ...nothing,
      fresh: part(60, { ...alone(entry(0)), others: [entry(8)] }, { ...alone(entry(4)), withNumber: 25 }),
      due: part(2, ...due.map(alone)),
      waiting: part(12, alone(entry(7, { stageSince: now - 30 * day }))),
      stuck: [undelivered, waiting],
      moreStuck: '/?waiting=10&stuck=100',
      hasArrived: true,
    },
    'today, with notices': {
      ...nothing,
      notices: {
        outage: { since: now - day, kind: 'noTls', reply: '454 TLS not available' },
        mistakes: 'content/facts/fees.yaml: expected a number',
        damaged: [
          { path: '/data/spool.db.damaged' },
          { path: '/data/spool.db.damaged-2', result: { saved: 3, unreadable: 1 } },
        ],
        noRoom: 'disk nearly full',
        shortening: { count: 3, dueAt: now + day, days: 365, nextDays: 36 },
        history: { kind: 'locked', count: 2, reply: 'fatal: Unable to create index.lock: File exists.' },
        backup: { trouble: { what: 'copy', lastAt: now - 3 * day, problem: 'host key' }, last: undefined },
      },
      stuck: [undelivered],
      hasArrived: true,
    },
    'today, nothing': nothing,
    'today, all done': { ...nothing, notices: { ...noNotices, backup }, hasArrived: true },
    list,
    'list, filtered': {
      ...list,
      filter: { form: 'enquiry', stage: 'new', choice: classes[0], owner: clerks[0], due: 'week', sort: 'arrival' },
      entries: [],
      count: 0,
    },
    'list, found': { ...list, search: people[0], range: { from: 51, to: 56, all: 56 } },
    'list, too few digits': { ...list, search: '98', isTooShort: true, entries: [] },
    'list, not found': { ...list, search: people[0], entries: [], next: undefined, workbook: undefined },
    record: exampleRecord(language),
    'record, tapped too late': exampleRecord(language, {
      refused: 'outdated',
      notADay: { typed: '05/11', remark: '' },
    }),
    'record, with everything': exampleRecord(language, {
      entry: entry(5, { tags: ['honeypot', 'too fast', 'damaged'], isCorrected: true, mail: waiting.mail }),
      others: [{ name: people[2], value: note }],
      earlier: [{ receivedAt: now - 3 * day, fields: [{ name: people[2], value: note }] }],
      history: [],
      siblingCount: 21,
      siblings: [{ entry: entry(4), answers: exampleAnswers(language, 4) }],
      attempts: [
        { at: now - day, recipient: '', outcome: 'later', reply: '' },
        { at: now, recipient: 'office@school.example', outcome: 'refused', reply: '550 No such user' },
      ],
      nextAttemptAt: now + day,
      canSendAgain: true,
      refused: {
        field: 'stage',
        becomes: 'admitted',
        conflicts: [
          { field: 'stage', theirs: 'visited', by: clerks[1], at: now, mine: 'admitted' },
          { field: 'callOn', theirs: '2026-12-05', by: '', at: undefined, mine: '' },
        ],
      },
      callOthers: [entry(4)],
    }),
    mail: {
      kind: 'mail',
      subject: `${form.title}: ${people[0]}`,
      headers: [{ name: 'To', value: 'office@school.example' }],
      text: `${form.title}\n\n${note}`,
    },
    sheet: {
      kind: 'sheet',
      today,
      calls: due.map((each) => ({ ...alone(each), others: [entry(4)], parent: people[0], notes: [note, note] })),
      range: { from: 1, to: 2, all: 300 },
      next: '/sheet?after=2',
    },
    'sheet, nothing': { kind: 'sheet', today, calls: [], range: { from: 1, to: 0, all: 0 }, next: undefined },
    figures,
    'figures, nothing': { ...figures, weeks: [], choices: [], firstCalls: [] },
    person,
    'person, to erase': { ...person, purpose: 'erase' },
    'person, none chosen': { ...person, chosen: [], problem: 'none' },
    'person, changed meanwhile': { ...person, purpose: 'erase', problem: 'changed' },
    erased: { kind: 'erased', records: 2, left: [entry(3)], mails: 1, isGone: true, isMailElsewhere: true },
    'erased, not gone': { kind: 'erased', records: 1, left: [], mails: 2, isGone: false, isMailElsewhere: false },
    correct,
    'correct, with errors': {
      ...correct,
      errors: [{ name: 'mobile_number', message: error }],
      conflicts: [
        { field: 'answers', answer: 'full_name', theirs: people[1], by: clerks[1], at: now, mine: people[0] },
      ],
    },
    'sign-in': signIn,
    'sign-in, expired': {
      ...signIn,
      problem: 'wrong',
      hasExpired: true,
      kept: { action: '/records/1/call', values: { text: note } },
    },
    'sign-in, too often': { ...signIn, problem: 'later', waitSeconds: 30 },
    'sign-in, code used': { ...signIn, ticket: 'a-ticket', problem: 'used' },
    'sign-in, code': { ...signIn, ticket: 'a-ticket', problem: 'code' },
    'password, first': {
      kind: 'password',
      purpose: 'first',
      action: '/first-account',
      name: '',
      problems: ['name', 'short', 'different', 'busy'],
    },
    'password, reset': { kind: 'password', purpose: 'reset', action: '/reset/1', name: clerks[0], problems: [] },
    'password, used up': { kind: 'password', purpose: 'reset', action: '/reset/1', name: '', problems: ['link'] },
    accounts,
    'accounts, with a link': {
      ...accounts,
      problems: ['name', 'taken', 'last', 'gone'],
      typed: { name: people[0], role: 'clerk' },
      resetLink: { name: clerks[1], url: 'https://office.school.example/reset/1', hours: 24 },
    },
    account,
    'account, setting up a code': {
      ...account,
      setup: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/office?secret=JBSWY3DPEHPK3PXP' },
      problems: ['short', 'wrong', 'different', 'code', 'later', 'busy'],
      waitSeconds: 5,
    },
    'account, saved': { ...account, hasCode: true, isSaved: true },
    ...exampleWebsiteViews(language),
    ...Object.fromEntries(
      (
        [
          'not found',
          'not allowed',
          'foreign',
          'no origin',
          'other origin',
          'fault',
          'too large',
          'busy',
          'no account',
          'no workshop',
          'disk full',
          'preview over',
        ] as const
      ).map((message) => [`message, ${message}`, { kind: 'message', message } as const]),
    ),
    'message, file unreadable': { kind: 'message', message: 'file unreadable' },
    'message, entry gone': { kind: 'message', message: 'entry gone', typed: '39,900' },
  };
}
