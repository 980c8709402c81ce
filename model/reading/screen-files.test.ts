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
    `content/screens/midday-meal.md:2 · kind
    Write prose.`,
  ],
  'a YAML screen without its kind': [
    { file: 'screens/career.yaml', from: 'kind: form\n', to: '' },
    `content/screens/career.yaml:2 · kind
    Fill this in.`,
  ],
});

test.each([
  ['menu.docx', 'Take it out of the folder of pages.'],
  ['midday-meal.txt', 'Take it out of the folder of pages.'],
  ['midday-meal.yml', 'Rename the file to midday-meal.yaml.'],
])('content/screens/%s is not a screen', (name, advice) => {
  expect(messageAfter({ file: `screens/${name}`, to: 'x' })).toContain(advice);
});

test.each(['documents/midday-meal.md', 'facilities/404.md'])('the site needs the name %s itself', (name) => {
  expect(messageAfter(screen(name))).toContain(`The site needs the name “${name}” itself.`);
});

test.each([
  [['/our-mission, to: /'], '/our-mission is a page of this site.'],
  [['/our-vision/index.html, to: /'], '/our-vision/index.html is a page of this site.'],
  [['/a, to: /', '/a, to: /our-mission'], '“/a” is there twice.'],
  [['/a, to: /contact'], 'Did you mean “/contact-us”?'],
  [
    ['/about.html, to: /our-mission', '/about, to: /our-mission', '/about/index.html, to: /'],
    '/about/index.html is /about.html in another spelling, which already leads to /our-mission.',
  ],
])('the redirects %j', (entries, found) => {
  expect(messageAfter(redirects(...entries))).toMatch(/There is a mistake[^]*redirects › \d/);
  expect(messageAfter(redirects(...entries))).toContain(found);
});

test('redirects that every host makes by itself are valid', () => {
  expect(messageAfter(redirects('/index.html, to: /', '/our-mission.html, to: /our-mission'))).toBeUndefined();
});

test.each(['screens', 'news'])('a name in %s that is too long for a file name', (folder) => {
  const { to } = screen('midday-meal.md');
  expect(messageAfter({ file: `${folder}/${'a'.repeat(240)}.md`, to })).toContain('a name of at most 100 letters');
});
