import { expect, test } from 'vitest';
import { messageAfter } from '../testing/edited-content';

const screen = (file: string, kind = 'kind: prose\n') => ({
  file: `screens/${file}`,
  to: `---\n${kind}title: Midday Meal\ndescription: What is cooked on which day of the week, and who tastes it first.\n---\n\nRice.\n`,
});

test('a screen appears by being there, also in a new folder', () => {
  expect(messageAfter(screen('midday-meal.md'))).toBeUndefined();
  expect(messageAfter(screen('about/midday-meal.md'))).toBeUndefined();
});

test('a menu, a text and an old address may lead to a new screen', () => {
  expect(
    messageAfter(
      screen('midday-meal.md'),
      { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /midday-meal' },
      { file: 'screens/our-mission.md', from: 'That is', to: '[See](/midday-meal), that is' },
      { file: 'settings.yaml', to: `${settings}redirects:\n  - { from: /Meal, to: /midday-meal }\n` },
    ),
  ).toBeUndefined();
});

const settings =
  'enquiryDialog: { form: enquiry, opens: every-load, greeting: Ask us. }\ncarouselIntervalMs: 3000\nkeepsPagesOffline: true\n';

test.each([
  ['career.yaml', 'teachers.yaml', 'academic-session.yaml', 'committees.yaml', 'principals-desk.md'],
  ['our-vision.md', 'our-mission.md', 'school-documents.yaml', 'gallery.yaml', 'classes.yaml'],
])('a school without %s, %s and others is in order', (...files) => {
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

test('a screen without its kind', () => {
  expect(messageAfter(screen('midday-meal.md', ''))).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/midday-meal.md, line 2 · kind
        expected: prose; a screen of another kind is a .yaml file
        found:    nothing, the field “kind:” is missing
        to do:    Add the line “kind: prose” at the top, between the two lines of hyphens."
  `);
  expect(messageAfter({ file: 'screens/career.yaml', from: 'kind: form\n', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/career.yaml, line 2 · kind
        expected: one of parts, tables, gallery, albums, documents, form, contact, teachers, news, classes, search; a screen of running text (prose) is an .md file, and Home alone is home.yaml
        found:    nothing, the field “kind:” is missing
        to do:    Add the line “kind: …” to the file, with no space in front of it."
  `);
});

test('a screen of an unknown kind', () => {
  expect(messageAfter({ file: 'screens/career.yaml', from: 'kind: form', to: 'kind: forms' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/career.yaml, line 2 · kind
        expected: one of parts, tables, gallery, albums, documents, form, contact, teachers, news, classes, search; a screen of running text (prose) is an .md file, and Home alone is home.yaml
        found:    “forms”
        to do:    Did you mean “form”?"
  `);
  expect(messageAfter(screen('midday-meal.md', 'kind: tables\n'))).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/midday-meal.md, line 2 · kind
        expected: prose; a screen of another kind is a .yaml file
        found:    “tables”
        to do:    Write “kind: prose”."
  `);
});

test('files in content/screens/ that are no screens', () => {
  const files = ['midday-meal.txt', 'midday-meal.yml', 'menu.docx'].map((file) => ({
    file: `screens/${file}`,
    to: 'x',
  }));
  expect(messageAfter(...files)).toMatchInlineSnapshot(`
    "There are 3 mistakes in the content:

      content/screens/menu.docx
        expected: only screens in content/screens/: files that end with .md (running text) or .yaml (all other kinds)
        found:    a file that ends with .docx
        to do:    Move it out of content/screens/.

      content/screens/midday-meal.txt
        expected: only screens in content/screens/: files that end with .md (running text) or .yaml (all other kinds)
        found:    a file that ends with .txt
        to do:    Move it out of content/screens/.

      content/screens/midday-meal.yml
        expected: only screens in content/screens/: files that end with .md (running text) or .yaml (all other kinds)
        found:    a file that ends with .yml
        to do:    Rename it to midday-meal.yaml."
  `);
});

test('names that cannot be addresses', () => {
  expect(
    messageAfter(
      screen('Midday Meal.md'),
      screen('index.md'),
      screen('documents/midday-meal.md'),
      screen('facilities/404.md'),
    ),
  ).toMatchInlineSnapshot(`
      "There are 4 mistakes in the content:

        content/screens/documents/midday-meal.md
          expected: a name that the site does not need for itself
          found:    “documents/midday-meal.md”
          to do:    Choose another name; Home is the file home.yaml.

        content/screens/facilities/404.md
          expected: a name that the site does not need for itself
          found:    “facilities/404.md”
          to do:    Choose another name; Home is the file home.yaml.

        content/screens/index.md
          expected: a name that the site does not need for itself
          found:    “index.md”
          to do:    Choose another name; Home is the file home.yaml.

        content/screens/Midday Meal.md
          expected: small letters, digits and hyphens: the name of a screen’s file is its address, for example midday-meal.md
          found:    “Midday Meal.md”
          to do:    Rename it, for example to midday-meal.md; or move it out of content/screens/ if it is a copy."
    `);
});

test('two files of one address', () => {
  expect(messageAfter({ file: 'screens/our-mission.yaml', to: 'kind: contact\n' })).toContain(
    'found:    /our-mission, which is the address of content/screens/our-mission.md too',
  );
});

test('a screen at the address of an album', () => {
  expect(messageAfter(screen('gallery/sports-day.md'))).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/gallery/sports-day.md
        expected: an address that no other page has
        found:    /gallery/sports-day, which is an album of content/screens/gallery.yaml
        to do:    Rename the file, or give the album another id."
  `);
});

test('files that nothing reads, in any folder', () => {
  const files = ['fees.xlsx', 'facts/clases.yaml', 'facts/old/staff.yaml', 'mail/logo.png', 'documents/noc.pdf'];
  expect(messageAfter(...files.map((file) => ({ file, to: 'x' })))).toMatchInlineSnapshot(`
    "There are 5 mistakes in the content:

      content/mail/logo.png
        expected: a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html
        found:    “logo.png”, which no form uses
        to do:    Move the file out of content/mail/.

      content/documents/noc.pdf
        expected: a scan that a document of content/facts/documents.yaml names
        found:    a scan that none of them names
        to do:    Write “scan: noc.pdf” where it belongs, or move the file out of content/documents/.

      content/facts/clases.yaml
        expected: a file that the site reads; content/README.md lists them
        found:    another file
        to do:    Move it out of content/.

      content/facts/old/staff.yaml
        expected: a file that the site reads; content/README.md lists them
        found:    another file; of the two, content/facts/staff.yaml is read
        to do:    Move it out of content/. If it is the newer one, let it take the place of content/facts/staff.yaml.

      content/fees.xlsx
        expected: a file that the site reads; content/README.md lists them
        found:    another file
        to do:    Move it out of content/."
  `);
});

test('an old address that hides a screen, stands twice, or leads nowhere', () => {
  const entries = ['{ from: /our-mission, to: / }', '{ from: /a, to: / }', '{ from: /a, to: /contact }'];
  const redirects = `redirects:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`;
  expect(messageAfter({ file: 'settings.yaml', to: settings + redirects })).toMatchInlineSnapshot(`
    "There are 3 mistakes in the content:

      content/settings.yaml, line 7 · redirects › 3 › to
        expected: the address of a screen of this site
        found:    “/contact”
        to do:    Did you mean “/contact-us”?

      content/settings.yaml, line 7 · redirects › 3 › from
        expected: a text that stands only once
        found:    “/a”, which stands above in this file too
        to do:    Change one of the two.

      content/settings.yaml, line 5 · redirects › 1 › from
        expected: an address that has no screen
        found:    “/our-mission”, which is a screen of this site
        to do:    Delete the entry, or rename the file of that screen."
  `);
});

test('an old address in two spellings, and one that is another spelling of a screen', () => {
  const entries = [
    // Every host does so by itself.
    '{ from: /index.html, to: / }',
    '{ from: /our-mission.html, to: /our-mission }',
    '{ from: /our-vision/index.html, to: / }',
    '{ from: /about.html, to: /our-mission }',
    '{ from: /about, to: /our-mission }',
    '{ from: /about/index.html, to: / }',
  ];
  const redirects = `redirects:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`;
  expect(messageAfter({ file: 'settings.yaml', to: settings + redirects })).toMatchInlineSnapshot(`
    "There are 2 mistakes in the content:

      content/settings.yaml, line 7 · redirects › 3 › from
        expected: an address that has no screen
        found:    “/our-vision/index.html”, which is a screen of this site
        to do:    Delete the entry, or rename the file of that screen.

      content/settings.yaml, line 10 · redirects › 6 › from
        expected: one screen to which every spelling of an address leads
        found:    “/about/index.html”, which is “/about.html” above in another spelling, and that leads to “/our-mission”
        to do:    Delete one of the two entries."
  `);
});

test('a form on two screens', () => {
  expect(messageAfter({ file: 'screens/career.yaml', from: 'form: career', to: 'form: enquiry' })).toContain(
    'found:    “enquiry”, which stands in content/screens/career.yaml too',
  );
});

test.each(['screens', 'news'])('a name in %s that is too long for the files that are made of it', (folder) => {
  const { to } = screen('midday-meal.md');
  expect(messageAfter({ file: `${folder}/${'a'.repeat(240)}.md`, to })).toContain('a name of at most 100 letters');
});
