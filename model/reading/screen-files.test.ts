import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const screen = (file: string, kind = 'kind: prose\n') => ({
  file: `screens/${file}`,
  to: `---\n${kind}title: Midday Meal\ndescription: What is cooked on which day of the week, and who tastes it first.\n---\n\nRice.\n`,
});

const settings =
  'enquiryDialog: { form: enquiry, opens: every-load, greeting: Ask us. }\ncarouselIntervalMs: 3000\nkeepsPagesOffline: true\n';
const redirects = (...entries: string[]) => ({
  file: 'settings.yaml',
  to: `${settings}redirects:\n${entries.map((entry) => `  - { from: ${entry} }\n`).join('')}`,
});

test('a file is a screen, in a new folder too', () => {
  expect(messageAfter(screen('midday-meal.md'))).toBeUndefined();
  expect(messageAfter(screen('about/midday-meal.md'))).toBeUndefined();
});

test('a menu, a text and a redirect may lead to a new screen', () => {
  expect(
    messageAfter(
      screen('midday-meal.md'),
      { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /midday-meal' },
      { file: 'screens/our-mission.md', from: 'That is', to: '[See](/midday-meal), that is' },
      redirects('/Meal, to: /midday-meal'),
    ),
  ).toBeUndefined();
});

test.each([
  ['career.yaml', 'teachers.yaml', 'academic-session.yaml', 'committees.yaml', 'principals-desk.md'],
  ['our-vision.md', 'our-mission.md', 'school-documents.yaml', 'gallery.yaml', 'classes.yaml'],
])('a school without %s, %s and others is valid', (...files) => {
  const nothingLeadsThere = [
    { file: 'menu.yaml', to: 'header: []\nfooter: []\n' },
    { file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /contact-us' },
    { file: 'screens/home.yaml', from: 'to: /classes', to: 'to: /enquiry-form' },
    { file: 'screens/home.yaml', from: 'to: /academic-session', to: 'to: /contact-us' },
    { file: 'screens/home.yaml', from: '[Classes](/classes)', to: 'Classes' },
    { file: 'screens/home.yaml', from: '[Our Mission](/our-mission)', to: 'Our Mission' },
    { file: 'screens/admission-procedure.md', from: '[Classes](/classes)', to: 'Classes' },
    { file: 'screens/public-disclosure.yaml', from: '[Our Teachers](/teachers)', to: 'Our Teachers' },
    { file: 'screens/public-disclosure.yaml', from: '[Classes](/classes)', to: 'Classes' },
  ];
  expect(
    messageAfter(...nothingLeadsThere, ...files.map((file) => ({ file: `screens/${file}`, to: undefined }))),
  ).toBeUndefined();
});

test('a school without Home', () => {
  expect(messageAfter({ file: 'screens/home.yaml', to: undefined })).toContain('content/screens/home.yaml');
});

testMessages({
  'a Markdown screen without its kind': [
    screen('midday-meal.md', ''),
    `content/screens/midday-meal.md, line 2 · kind
    expected: prose; a screen of another kind is a .yaml file
    found:    nothing, the field “kind:” is missing
    to do:    Add the line “kind: prose” at the top, between the two lines of hyphens.`,
  ],
  'a YAML screen without its kind': [
    { file: 'screens/career.yaml', from: 'kind: form\n', to: '' },
    `content/screens/career.yaml, line 2 · kind
    expected: one of parts, tables, gallery, albums, documents, form, contact, teachers, news, classes, search; a screen of running text (prose) is an .md file, and Home alone is home.yaml
    found:    nothing, the field “kind:” is missing
    to do:    Add the line “kind: …” to the file, with no space before it.`,
  ],
  'a YAML screen of an unknown kind': [
    { file: 'screens/career.yaml', from: 'kind: form', to: 'kind: forms' },
    `content/screens/career.yaml, line 2 · kind
    expected: one of parts, tables, gallery, albums, documents, form, contact, teachers, news, classes, search; a screen of running text (prose) is an .md file, and Home alone is home.yaml
    found:    “forms”
    to do:    Did you mean “form”?`,
  ],
  'a Markdown screen of a kind that is not prose': [
    screen('midday-meal.md', 'kind: tables\n'),
    `content/screens/midday-meal.md, line 2 · kind
    expected: prose; a screen of another kind is a .yaml file
    found:    “tables”
    to do:    Write “kind: prose”.`,
  ],
});

test.each([
  ['menu.docx', 'Move it out of content/screens/.'],
  ['midday-meal.txt', 'Move it out of content/screens/.'],
  ['midday-meal.yml', 'Rename it to midday-meal.yaml.'],
])('content/screens/%s is not a screen', (name, advice) => {
  const message = messageAfter({ file: `screens/${name}`, to: 'x' });
  expect(message).toContain(`found:    a file that ends with ${/\.\w+$/.exec(name)?.[0]}`);
  expect(message).toContain(`to do:    ${advice}`);
});

testMessages({
  'names that cannot be addresses': [
    [screen('Midday Meal.md'), screen('index.md'), screen('documents/midday-meal.md'), screen('facilities/404.md')],
    `content/screens/documents/midday-meal.md
    expected: a name that the site does not use itself
    found:    “documents/midday-meal.md”
    to do:    Choose another name; Home is the file home.yaml, and 404.html is the page for unknown addresses.

    content/screens/facilities/404.md
    expected: a name that the site does not use itself
    found:    “facilities/404.md”
    to do:    Choose another name; Home is the file home.yaml, and 404.html is the page for unknown addresses.

    content/screens/index.md
    expected: a name that the site does not use itself
    found:    “index.md”
    to do:    Choose another name; Home is the file home.yaml, and 404.html is the page for unknown addresses.

    content/screens/Midday Meal.md
    expected: small letters, digits and hyphens: the name of a screen’s file is its address, for example midday-meal.md
    found:    “Midday Meal.md”
    to do:    Rename it, for example to midday-meal.md; or move it out of content/screens/ if it is a copy.`,
  ],
});

test('two files of one address', () => {
  expect(messageAfter({ file: 'screens/our-mission.yaml', to: 'kind: contact\n' })).toContain(
    'found:    /our-mission, which is the address of content/screens/our-mission.md too',
  );
});

testMessages({
  'a screen at the address of an album': [
    screen('gallery/sports-day.md'),
    `content/screens/gallery/sports-day.md
    expected: an address that no other page has
    found:    /gallery/sports-day, which is an album of content/screens/gallery.yaml
    to do:    Rename the file, or give the album another id.`,
  ],
});

test.each([
  ['mail/logo.png', '“logo.png”, which no form uses', 'Move the file out of content/mail/.'],
  [
    'documents/noc.pdf',
    'a scan that none of them names',
    'Write “scan: noc.pdf” where it belongs, or move the file out of content/documents/.',
  ],
  ['facts/clases.yaml', 'another file', 'Move it out of content/.'],
  [
    'facts/old/staff.yaml',
    'another file; of the two, content/facts/staff.yaml is read',
    'Move it out of content/. If it is the newer one, let it take the place of content/facts/staff.yaml.',
  ],
  ['fees.xlsx', 'another file', 'Move it out of content/.'],
])('the site does not read %s', (file, found, advice) => {
  expect(messageAfter({ file, to: 'x' })).toMatch(`found:    ${found}\n    to do:    ${advice}`);
});

test.each([
  [['/our-mission, to: /'], '“/our-mission”, which is a screen of this site'],
  [['/our-vision/index.html, to: /'], '“/our-vision/index.html”, which is a screen of this site'],
  [['/a, to: /', '/a, to: /our-mission'], '“/a”, which is also above in this file'],
  [['/a, to: /contact'], '“/contact”\n    to do:    Did you mean “/contact-us”?'],
  [
    ['/about.html, to: /our-mission', '/about, to: /our-mission', '/about/index.html, to: /'],
    '“/about/index.html”, which is “/about.html” above in another spelling, and that leads to “/our-mission”',
  ],
])('the redirects %j', (entries, found) => {
  expect(messageAfter(redirects(...entries))).toMatch(/There is a mistake[^]*redirects › \d/);
  expect(messageAfter(redirects(...entries))).toContain(`found:    ${found}`);
});

test('redirects that every host makes by itself are valid', () => {
  expect(messageAfter(redirects('/index.html, to: /', '/our-mission.html, to: /our-mission'))).toBeUndefined();
});

test('a form on two screens', () => {
  expect(messageAfter({ file: 'screens/career.yaml', from: 'form: career', to: 'form: enquiry' })).toContain(
    'found:    “enquiry”, which is also in content/screens/career.yaml',
  );
});

test.each(['screens', 'news'])('a name in %s that is too long for a file name', (folder) => {
  const { to } = screen('midday-meal.md');
  expect(messageAfter({ file: `${folder}/${'a'.repeat(240)}.md`, to })).toContain('a name of at most 100 letters');
});
