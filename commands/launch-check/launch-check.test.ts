import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { smallSchool } from '../../model/testing/edited-content';
import { readSiteContent } from '../../model/reading/read-site-content';
import { launchCheck } from './launch-check';

const ready = {
  SMTP_URL: 'smtps://a:b@smtp.school.in',
  MAIL_FROM: 'website@school.in',
  MAIL_TO_ENQUIRY: 'office@school.in',
  MAIL_TO_CAREER: 'office@school.in',
};
const noContent = { ...readSiteContent(smallSchool), screens: [] };
const today = '2026-11-20';
let contentDir: string;

beforeEach(() => void (contentDir = temporaryFolder()));

function check(files: Record<string, string>, env: Record<string, string> = ready, day = today) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(contentDir, file)), { recursive: true });
    writeFileSync(path.join(contentDir, file), text);
  }
  return launchCheck({ contentDir, content: noContent, warnings: [], env, today: day });
}

test('real content with working mail is ready', () => {
  const { isReady, summary } = check({ 'school.yaml': 'name: SPLS\nphone: +91 98765 43210\n' });
  expect(isReady).toBe(true);
  expect(summary).toContain('Nothing is left to replace. The site can go live.');
});

test('possible slips and certificates that expire are listed apart, and don’t stop the launch', () => {
  const place = { file: 'facts/documents.yaml', line: 9 };
  const certificate = { title: 'Fire', day: '2026-12-31', isOver: false, renewalDays: 60 };
  const warnings = [
    { ...place, at: ['documents', 1, 'validUntil'], rule: 'certificate-runs-out' as const, values: certificate },
    {
      ...place,
      at: ['documents', 2, 'id'],
      rule: 'unused-document' as const,
      values: { id: 'noc', address: '/documents/noc.pdf' },
    },
  ];
  const { report, isReady } = launchCheck({ contentDir, content: noContent, warnings, env: ready, today });
  expect(report).toContain(
    'line 9  documents › 3 › id: No page offers this document, but everybody can open /documents/noc.pdf.',
  );
  expect(report).toContain('1  Things that look like slips (may stay)\n1  Certificates to renew (may stay)');
  expect(isReady).toBe(true);
});

test('a sample mark on a missing field is ignored', () => {
  expect(check({ 'school.yaml': 'name: School\nsample: [students]\n' }).isReady).toBe(true);
  expect(check({ 'school.yaml': 'name: School\nslogan: x\nsample: [slogan, students]\n' }).report).toContain(
    'this file: slogan\n',
  );
});

test('the report lists file, line, entry and fields of every sample mark', () => {
  const { isReady, report } = check({
    'facts/staff.yaml': 'staff:\n  - name: Mrs. Kulkarni\n    sample: true\n  - { name: Mr. Rao, sample: [name] }\n',
    'screens/our-mission.md': '---\nkind: prose\ntitle: Our Mission\nsample: [body]\n---\nText\n',
  });
  expect(isReady).toBe(false);
  expect(report).toMatchInlineSnapshot(`
    "To do before this content can go live, 20 November 2026

    Sample content (3)
      Invented, so that the site could be seen. Write what is true; in a file, delete the “sample:” line then, or take the field out of its list.
      content/facts/staff.yaml
        line 3  staff › 1 (Mrs. Kulkarni): everything
        line 4  staff › 2 (Mr. Rao): name
      content/screens/our-mission.md
        line 4  this file: the text below the fields

    Rights in the code (1)
      Its owner decides under which licence others may use it, and writes that into package.json and README.md.
      package.json says UNLICENSED: no one else may use it.

    3  Sample content
    0  Awaited documents and rows
    0  Placeholder contacts
    0  Sessions that are over
    0  Contacts for reports of weak spots in the site
    0  Drawings where photographs can be (may stay)
    0  Screens that no menu names (may stay)
    0  Things that look like slips (may stay)
    0  Certificates to renew (may stay)
    0  Settings of the mail
    1  Rights in the code (may stay)

    Not yet: 3 things have to be replaced or supplied."
  `);
});

test.each([
  ['2026-12-31', 'they hold until 2026-12-31'],
  ['2028-01-01', '2028-01-01 is more than a year away'],
  ['2027-10-01', undefined],
])('security contacts that hold until %s are reported as: %s', (until, problem) => {
  const { report, isReady } = check({ 'settings.yaml': `securityContactUntil: ${until}\n` });
  expect(isReady).toBe(!problem);
  if (problem) expect(report).toContain(problem);
});

test('comments, manuals and hidden folders are not checked', () => {
  const { isReady } = check({
    'README.md': '---\nsample: true\n---\n',
    '.schemas/x.yaml': 'sample: true\n',
    'menu.yaml': '# sample: true\na: 1\n',
  });
  expect(isReady).toBe(true);
});

test.each([
  [
    'facts/documents.yaml',
    'documents:\n  - title: NOC\n    awaited: 2026-11-01\n',
    'line 3  documents › 1 (NOC): since 1 November 2026, 19 days',
  ],
  [
    'screens/x.yaml',
    "kind: tables\ntables:\n  - rows:\n      - ['2026', Awaited, Awaited]\n",
    'line 4  tables › 1 › rows › 1: 2 cells say “Awaited”',
  ],
  [
    'screens/x.yaml',
    'kind: tables\ntables:\n  - rows:\n      - [कक्षा 1, जानकारी आनी बाकी है]\n',
    'line 4  tables › 1 › rows › 1: 1 cell says “Awaited”',
  ],
])('what is awaited in %s is listed', (file, text, finding) => {
  expect(check({ [file]: text }).report).toContain(finding);
});

test.each([
  ['phone: +91 00000 00001', '+91 00000 00001'],
  ['email: admin@spls.example', 'admin@spls.example'],
  ['url: https://video.example/spls', 'https://video.example/spls'],
  ['text: an example of it', undefined],
  ['text: write to a@school.in', undefined],
  ['text: +91 98765 00000', undefined],
])('the placeholder in “%s” is: %s', (line, placeholder) => {
  const { report, isReady } = check({ 'menu.yaml': `${line}\n` });
  expect(isReady).toBe(!placeholder);
  if (placeholder) expect(report).toContain(placeholder);
});

test.each([
  ['Admission open for 2025-26', true],
  ['Session 2019-2020', true],
  ['Session 2025–26', true],
  ['Admission open for 2027-28', false],
  ['2026-27', false],
  ['2019-10-25', false],
  ['since 2018', false],
])('“%s” names a session that is over: %s', (text, isOver) => {
  const { report, isReady } = check({ 'settings.yaml': `text: ${text}\n` });
  expect([isReady, report.includes('Sessions that are over (1)')]).toEqual([!isOver, isOver]);
});

test('a session is over in June of its second year', () => {
  const files = { 'settings.yaml': 'text: 2026-27\n' };
  expect(check(files, ready, '2027-05-31').isReady).toBe(true);
  expect(check(files, ready, '2027-06-01').isReady).toBe(false);
});

test('an album may name a session that is over', () => {
  expect(check({ 'screens/gallery.yaml': 'kind: albums\nalbums:\n  - title: Glimpses 2018-19\n' }).isReady).toBe(true);
});

test('drawings are counted by file, and don’t stop the launch', () => {
  const { report, isReady } = check({
    'menu.yaml': 'pictures:\n  - { illustration: bus, seed: 1 }\n  - { illustration: bus, seed: 2 }\n',
  });
  expect(report).toContain('content/menu.yaml: 2');
  expect(report).toContain('2  Drawings where photographs can be (may stay)');
  expect(isReady).toBe(true);
});

describe('the settings of the mail', () => {
  test('that are missing on a developer’s machine are listed', () => {
    const { report, isReady } = check({}, {});
    expect(isReady).toBe(false);
    expect(report).toContain(`Settings of the mail (4)
  Set them on the server, in the environment or in .env; .env.example explains each.
  SMTP_URL is not set: what visitors send stays on the server, and reaches no mailbox.
  MAIL_FROM is not set: the sender of the mails.
  MAIL_TO_CAREER is not set: who reads “Career application”.
  MAIL_TO_ENQUIRY is not set: who reads “Admission enquiry”.
`);
  });

  test('must not be placeholder addresses', () => {
    const { report } = check({}, { ...ready, MAIL_TO_CAREER: 'office@school.example' });
    expect(report).toContain('MAIL_TO_CAREER is office@school.example, which reaches no one');
  });

  test('are the provider’s if a provider sends the mail', () => {
    const provider = { VITE_MAIL_ORIGIN: 'https://api.emailjs.com' };
    expect(check({}, { ...provider, VITE_MAIL_PUBLIC_KEY: 'k3y' }).isReady).toBe(true);
    expect(check({}, provider).report).toContain(
      'VITE_MAIL_PUBLIC_KEY is not set: https://api.emailjs.com will refuse',
    );
  });
});

test('the summary is the end of the report', () => {
  const { report, summary } = check({ 'menu.yaml': 'name: X\nsample: true\n' });
  expect(report.split('\n\n').slice(-2).join('\n\n')).toBe(summary);
  expect(summary).toMatch(/^1 {2}Sample content\n[^]*\n\nNot yet: 1 thing has to be replaced or supplied\.$/);
});

test('a screen that no menu and no setting links to is listed, and doesn’t stop the launch', () => {
  const { menu, settings, screens, forms } = readSiteContent(smallSchool);
  const content = {
    menu: { ...menu, header: menu.header.slice(0, 2) },
    settings: { ...settings, admissionBanner: undefined },
    forms,
    // A button in the header leads to the search.
    screens: screens.filter(({ path }) => /^.(enquiry-form|about-the-school|public-disclosure|search)$/.test(path)),
  };
  const { report, isReady } = launchCheck({ contentDir, content, warnings: [], env: ready, today });
  expect(isReady).toBe(true);
  expect(report).toContain('1  Screens that no menu names (may stay)');
  expect(report).toContain('content/screens/enquiry-form.yaml: /enquiry-form');
});
