import type { EntryInfo, ListInfo } from '../editing/lists';
import { palettes } from '../../look/palettes';
import { type Language, languages } from '../../words/languages';
import type { OfficeView } from '../pages/views';
import type { ChangeRow, EntryCell, FieldForm, FieldView, ListedField, PublicationRow } from '../pages/website-views';

/*
 * One view of each kind and state of the part where a clerk changes the website. Its texts are in the script of the page, as those of the
 * other examples.
 */

const minute = 60_000;
/** Thursday, 3 December 2026, 10:42 in India. */
const now = Date.UTC(2026, 11, 3, 5, 12);

const textsIn = {
  latin: {
    clerks: ['Meera', 'Sunil'],
    part: 'Classes',
    entries: ['Grade 4', 'Grade 5', 'Grade 6'],
    label: 'Yearly fee',
    name: 'Mrs Asha Kulkarni',
    choices: ['open', 'closed'],
    wrong: '39,9O0',
    mistake: 'This is not a number: “39,9O0” has the letter O in it. Write 39900.',
    was: 'Our school has stood beside the river since 2018. Every child is known by name here.',
    becomes:
      'Our school has stood beside the river since 2018. Every child is known by name here, and every parent is welcome in the office from Monday to Saturday.',
  },
  devanagari: {
    clerks: ['मीरा', 'सुनील'],
    part: 'वर्ग',
    entries: ['इयत्ता चौथी', 'इयत्ता पाचवी', 'इयत्ता सहावी'],
    label: 'वार्षिक शुल्क',
    name: 'सौ. आशा कुलकर्णी',
    choices: ['सुरू', 'बंद'],
    wrong: '39,9ओ0',
    mistake: 'हा आकडा नाही: “39,9ओ0” यात अक्षर आहे. 39900 लिहा.',
    was: 'आमची शाळा 2018 पासून नदीकाठी उभी आहे. येथे प्रत्येक मुलाला नावाने ओळखले जाते.',
    becomes:
      'आमची शाळा 2018 पासून नदीकाठी उभी आहे. येथे प्रत्येक मुलाला नावाने ओळखले जाते, आणि सोमवार ते शनिवार कार्यालयात प्रत्येक पालकाचे स्वागत आहे.',
  },
} as const;

function textsOf(language: Language) {
  return textsIn[languages[language].script.name];
}

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
  const texts = textsOf(language);
  return {
    kind: 'field',
    breadcrumb: [texts.part, texts.part, texts.entries[1], texts.part, texts.label],
    label: texts.label,
    help: texts.was,
    example: '38400',
    shown: texts.part,
    uses: 0,
    otherName: undefined,
    isParagraph: false,
    isLocked: false,
    hasFacts: false,
    form: feeForm(),
    translations: [],
    preview: { frame: '/preview/a-secret/page/classes', page: '/classes', title: texts.part },
    draft: { mine: 0, all: 0 },
    ...view,
  };
}

/** The page of a text with its translations. */
export function exampleText(language: Language, view: Partial<FieldView> = {}): FieldView {
  const texts = textsOf(language);
  const text = { address: textAddress, input: 'line', maxLetters: 300 } as const;
  const ofText = (each: Language) => feeForm({ ...text, value: textsOf(each).was, was: textsOf(each).was });
  return exampleField(language, {
    breadcrumb: [texts.part, texts.entries[0], texts.label],
    label: texts.label,
    help: texts.was,
    example: undefined,
    shown: undefined,
    form: ofText('en'),
    translations: (['mr', 'hi'] as const).map((each) => ({ ...ofText(each), language: each })),
    preview: { frame: '/preview/a-secret/page/', page: '/', title: texts.part },
    ...view,
  });
}

export function exampleChange(language: Language, change: Partial<ChangeRow> = {}): ChangeRow {
  const texts = textsOf(language);
  return {
    id: 'a11',
    file: 'facts/classes.yaml',
    kind: 'value',
    address: feeAddress,
    breadcrumb: [texts.part, texts.entries[1], texts.part, texts.label],
    was: '₹ 38,400',
    becomes: '₹ 39,900',
    who: texts.clerks[0],
    at: now,
    state: 'fits',
    mistakes: [],
    warnings: [],
    ...change,
  };
}

function exampleEntry(language: Language): EntryInfo {
  const texts = textsOf(language);
  return {
    address: 'facts/classes.yaml:classes/3',
    entries: [texts.entries[0]],
    kinds: texts.choices.map((label) => ({ name: label, label })),
    kind: texts.choices[0],
    isFirst: false,
    isLast: true,
    isInList: true,
    isSample: true,
    lists: [],
    groups: [
      {
        address: 'facts/classes.yaml:classes/3/note',
        entries: [],
        label: texts.part,
        isPresent: false,
        isPublished: true,
      },
    ],
  };
}

/** A view of each kind, by a name that also says in which state it is. */
export function exampleWebsiteViews(language: Language): Readonly<Record<string, OfficeView>> {
  const texts = textsOf(language);
  const [meera, sunil] = texts.clerks;
  const change = (changed: Partial<ChangeRow> = {}) => exampleChange(language, changed);
  const long = change({
    id: 'a12',
    file: 'screens/about-the-school.md',
    address: textAddress,
    breadcrumb: [texts.part, texts.entries[0], texts.label],
    was: texts.was,
    becomes: texts.becomes,
    who: sunil,
    at: now - 20 * minute,
  });
  const removed = change({
    id: 'a13',
    file: 'school.yaml',
    kind: 'removed',
    address: undefined,
    breadcrumb: [texts.part, texts.label],
    was: '02145 222 333',
    becomes: '',
    at: now - 60 * minute,
  });
  const changes = [change(), long, removed];
  const none = { mine: 0, all: 0 };
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
  /** A changed fee, one with a mistake, and one that a colleague has changed meanwhile. */
  const feeForms: Partial<FieldForm>[] = [
    { published: '₹ 38,400', saved: { id: 'a11', at: now, who: meera } },
    { value: texts.wrong, saved: { id: 'a12', at: now, who: sunil }, mistakes: [texts.mistake] },
    { value: '39900', was: '39500', conflict: { by: sunil, theirs: '₹ 39,500', mine: '₹ 39,900' } },
  ];
  const cellOf = (index: number, column: string, form: Partial<FieldForm>, cell: Partial<EntryCell> = {}) => {
    const entry = `facts/classes.yaml:classes/${index + 3}`;
    const address = `${entry}/${column || 'label'}`;
    return {
      address,
      cell: {
        entry,
        depth: 2,
        column,
        shown: undefined,
        otherName: undefined,
        form: feeForm({ address, entries: [texts.entries[index]!], was: form.value ?? '', ...form }),
        isText: false,
        toCheck: [],
        untranslated: [],
        ...cell,
      },
    };
  };
  const feeRows = texts.entries.flatMap((grade, index): ListedField[] => [
    {
      ...cellOf(index, '', { input: 'line', value: textsOf('en').entries[index]! }, { isText: true }),
      breadcrumb: [texts.part, texts.part, grade, texts.part],
      value: grade,
      changedBy: undefined,
    },
    {
      ...cellOf(index, 'fees/yearly', { value: `${36 + index}400`, ...feeForms[index] }),
      breadcrumb: [texts.part, texts.part, grade, texts.label],
      value: `₹ ${36 + index},400`,
      changedBy: index === 1 ? meera : undefined,
    },
    ...(index === 2
      ? []
      : [
          {
            ...cellOf(
              index,
              'teacher',
              { input: 'line', value: textsOf('en').name },
              { isText: true, shown: texts.name, toCheck: index === 0 ? ['mr'] : [] },
            ),
            breadcrumb: [texts.part, texts.part, grade, texts.part],
            value: texts.name,
            changedBy: index === 0 ? sunil : undefined,
          } satisfies ListedField,
        ]),
  ]);
  const choices = [
    { value: '', label: texts.choices[0] },
    { value: 'closed', label: texts.choices[1] },
  ];
  const admissionRows = texts.entries.map((grade, index): ListedField => {
    const value = index === 1 ? 'closed' : '';
    return {
      ...cellOf(index, 'admission', { input: 'choice', choices, value }),
      breadcrumb: [texts.part, texts.part, grade, texts.label],
      value: texts.choices[index === 1 ? 1 : 0],
      changedBy: index === 1 ? '' : undefined,
    };
  });
  const found: ListedField = {
    address: textAddress,
    breadcrumb: [texts.part, texts.entries[0], texts.label],
    value: texts.becomes,
    changedBy: undefined,
  };
  const listed = {
    kind: 'fields',
    lists: [],
    groups: [],
    rows: feeRows,
    more: 0,
    draft: some,
    unreadable: [],
  } as const;
  const fields = { ...listed, job: 'fees' } as const satisfies OfficeView;
  const withoutCells = (rows: readonly ListedField[]) => rows.map(({ cell: _, ...row }) => row);
  const list: ListInfo = {
    address: 'facts/classes.yaml:classes',
    breadcrumb: [texts.part, texts.part],
    entries: [],
    count: 3,
    kinds: texts.choices.map((label) => ({ name: label, label })),
    awaited: [],
    removed: [{ id: 'a18', above: 4, name: texts.entries[1], was: texts.was }],
  };
  const newEntry = {
    kind: 'new-entry',
    hasFile: false,
    list: list.address,
    breadcrumb: list.breadcrumb,
    entries: [],
    like: '',
    replaces: '',
    name: '',
    kinds: list.kinds,
    groups: texts.choices,
    group: texts.choices[0],
    form: texts.choices[0],
    fields: [
      { path: 'name', isText: true, label: texts.label, help: texts.was, input: 'line', isOptional: false, value: '' },
      { path: 'from', isText: false, label: texts.part, help: undefined, input: 'date', isOptional: true, value: '' },
    ],
    next: '/website/jobs/teachers',
    missing: [],
  } as const satisfies OfficeView;
  const changedForm = feeForm({ value: '39900', was: '39900', ...feeForms[0] });
  const text = exampleText(language);
  const group = (id: string, all: readonly ChangeRow[], canPublish = true) => ({
    id,
    version: 'f00d',
    changes: all,
    canPublish,
  });
  const draft = {
    kind: 'draft',
    groups: changes.map((each) => group(each.file, [each])),
    mistakes: [],
    elsewhere: [],
    isRaw: false,
    effect: { pages: 3, documents: 2, languages: 3 },
  } as const satisfies OfficeView;
  const published = {
    kind: 'publication',
    publication: publication(9, { changes }),
    step: 'committed',
    problems: [],
    isCommitted: true,
    liveAt: now,
    canUndo: true,
    site: 'https://school.example',
    draft: none,
  } as const satisfies OfficeView;
  const running = {
    ...published,
    publication: publication(9, { state: 'running', changes }),
    step: 'checked',
    liveAt: undefined,
    canUndo: false,
    draft: some,
  } as const satisfies OfficeView;
  const host = {
    kind: 'host',
    account: {
      kind: 'sftp',
      host: 'ftp.school.example',
      port: '',
      user: 'school',
      folder: 'public_html',
      address: 'https://school.example',
      key: 'SHA256:9f2kq0N4h2mSgC5l1v3Bq8bZ5m1Yc7pQxkX0a3tJ6wE',
    },
    typed: undefined,
    address: 'https://school.example',
    status: undefined,
    failure: undefined,
    mistakes: {},
    losesForms: false,
    draft: some,
  } as const satisfies OfficeView;
  return {
    website: { kind: 'website', draft: some, changes, publications, month: 12, site: 'https://school.example' },
    'website, nothing changed': { kind: 'website', draft: none, changes: [], publications: [], month: 6 },
    'fields of a job': fields,
    'fields, entries can be added': { ...fields, job: 'teachers', lists: [list] },
    'fields, a group can be taken off': {
      ...fields,
      job: 'banner',
      rows: withoutCells(feeRows.slice(0, 1)),
      groups: [
        {
          address: 'settings.yaml:admissionBanner',
          entries: [],
          label: texts.part,
          isPresent: true,
          isPublished: true,
        },
      ],
    },
    'new entry': newEntry,
    'new entry, with a photo': { ...newEntry, hasFile: true },
    'new entry, in place of another one': { ...newEntry, replaces: '3', name: texts.entries[0] },
    'new entry, something is missing': { ...newEntry, missing: ['name'] },
    'used entry': {
      kind: 'used-entry',
      name: texts.name,
      uses: [{ address: textAddress, breadcrumb: [texts.part, texts.entries[0], texts.label] }],
      next: '/website/jobs/teachers',
    },
    'fields, with buttons': { ...fields, job: 'admission', rows: admissionRows },
    'fields of an entry': { ...listed, entry: exampleEntry(language), rows: withoutCells(feeRows.slice(0, 3)) },
    'fields, found': {
      ...listed,
      asked: texts.label,
      lists: [list],
      rows: [...withoutCells(feeRows), found],
      more: 12,
    },
    'fields, not readable': { ...fields, rows: [], unreadable: [texts.mistake] },
    'fields, not found': { ...listed, asked: texts.label, rows: [], draft: none },
    field: exampleField(language),
    'field, changed': exampleField(language, { form: changedForm, draft: some }),
    'field, with a mistake': exampleField(language, {
      form: { ...changedForm, value: texts.wrong, was: texts.wrong, mistakes: [texts.mistake] },
      draft: some,
    }),
    'field, conflict': exampleField(language, {
      form: { ...changedForm, ...feeForms[2] },
      draft: some,
    }),
    'field, a name used in other places': exampleField(language, {
      uses: 3,
      otherName: {
        name: texts.clerks[0],
        uses: [{ address: textAddress, breadcrumb: [texts.part, texts.entries[0]] }],
      },
      example: undefined,
      form: feeForm({ input: 'line', value: texts.name, was: texts.name, isOptional: true }),
    }),
    'field, for the principal': exampleField(language, { isLocked: true }),
    'field, few choices, no preview': exampleField(language, {
      help: undefined,
      example: undefined,
      form: feeForm({ input: 'choice', choices, value: 'closed', was: 'closed' }),
      preview: undefined,
    }),
    'field, many choices': exampleField(language, {
      form: feeForm({
        input: 'choice',
        choices: [...texts.entries, texts.name].map((value) => ({ value, label: value })),
        value: texts.entries[1],
        was: texts.entries[1],
      }),
    }),
    'field, a day': exampleField(language, {
      example: '2027-01-26',
      form: feeForm({ input: 'date', value: '2027-01-26', was: '2027-01-26' }),
    }),
    'field, a day with a mistake': exampleField(language, {
      example: '2027-01-26',
      form: feeForm({ input: 'date', value: '2027-06-31', was: '2027-06-31', mistakes: [texts.mistake] }),
    }),
    'field, a colour': exampleField(language, {
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
        value: textsOf('en').becomes,
        was: textsOf('en').becomes,
        published: textsOf('en').was,
        saved: { id: 'a12', at: now, who: sunil },
      },
      translations: text.translations.map((each) => ({ ...each, isToConfirm: true })),
      draft: some,
    }),
    'field, a long text': exampleText(language, {
      isParagraph: true,
      form: { ...text.form, input: 'long-text', value: `${texts.was}\n\n${texts.becomes}`, maxLetters: undefined },
      translations: [],
    }),
    draft,
    'draft, one group': {
      ...draft,
      groups: [group('facts/classes.yaml', [change({ untranslated: ['hi'], lostFacts: ['{{schoolName}}'] })])],
      effect: undefined,
    },
    'draft, with mistakes and conflicts': {
      ...draft,
      elsewhere: [{ text: `${texts.part}: ${texts.mistake}`, address: 'facts/committees.yaml:a/0' }],
      groups: [
        group(
          'facts/classes.yaml',
          [
            change({ becomes: texts.wrong, mistakes: [texts.mistake] }),
            change({ id: 'a14', state: 'conflict', theirs: '₹ 39,000' }),
            change({ id: 'a15', kind: 'added', who: '' }),
            change({ id: 'a16', kind: 'moved' }),
          ],
          false,
        ),
        group('school.yaml', [change({ id: 'a17', state: 'unreadable' })], false),
        group(long.file, [long]),
      ],
      mistakes: [texts.mistake],
      effect: undefined,
    },
    'draft, as it is stored': {
      ...draft,
      groups: [
        group('facts/classes.yaml', [change({ address: undefined, breadcrumb: ['facts/classes.yaml'] })], false),
      ],
      isRaw: true,
      effect: undefined,
    },
    'draft, with a change for the principal': {
      ...draft,
      groups: [group('facts/privacy.yaml', [change({ isLocked: true })], false)],
    },
    'draft, nothing': { ...draft, groups: [] },
    publication: published,
    'publication, running': running,
    'publication, not finished yet': { ...running, step: 'built', problems: [texts.mistake] },
    'publication, failed': {
      ...running,
      publication: publication(9, { state: 'failed', changes }),
      problems: [texts.mistake],
    },
    'publication, sent to the host': { ...published, host: { kind: 'live', at: now } },
    host: {
      kind: 'host',
      account: undefined,
      typed: { kind: 'ftps', host: 'ftp.school.example', user: 'scool', folder: 'public_html' },
      address: 'https://school.example',
      status: undefined,
      failure: { problem: 'sign in', reply: '530 Login incorrect.' },
      mistakes: {},
      losesForms: true,
      draft: some,
    },
    'host, incomplete': {
      ...host,
      failure: { problem: 'incomplete', reply: '' },
      mistakes: { host: 'missing', port: 'number', password: 'missing', folder: 'repository', address: 'address' },
    },
    'host, with faults': {
      ...host,
      status: {
        kind: 'live',
        at: now,
        checked: {
          at: now,
          rules: '',
          faults: ['documents are sent in parts: not for 1 of 1\n    GET /a.pdf: found 200'],
        },
      },
    },
    'host, sending': {
      ...host,
      status: { kind: 'sending', done: 300, all: 1700 },
    },
    'host, with files of others': {
      ...host,
      status: {
        kind: 'failed',
        problem: 'files of others',
        reply: 'The folder has 2 files of others that the website would replace.',
        isRetried: false,
        foreign: ['index.html', 'favicon.ico'],
      },
    },
    'publication, not in the history yet': { ...published, isCommitted: false },
    'publication, rules to be copied': { ...published, needsRules: true },
    'publication, undone': { ...published, publication: publication(7, { state: 'undone' }), canUndo: false },
    'publication, of the values before': {
      ...published,
      publication: publication(8, { undoes: 7 }),
      archive: '/website/site.zip',
    },
  };
}
