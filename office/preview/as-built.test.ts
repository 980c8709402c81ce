import { expect, test } from 'vitest';
import type { Input } from '../../model/concepts/input';
import { inputOf } from '../../model/concepts/input-of';
import type { DraftContent } from '../editing/draft';
import { contentWith } from '../editing/draft-content.fixture';
import { placeAt } from '../editing/draft-places';
import { fieldDetails } from '../editing/field-details';
import { addressOf, type FieldPlace, fieldPlaces, type Value } from '../../model/projections/fields/field-places';
import { sitePages } from '../../model/projections/pages/site-pages';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { contentText, type Drafts, EditedFile } from '../../model/writing/drafts';
import { testsAll } from '../../tests/browser/support/tests-all';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { renderer } from '../../tests/support/renderer.fixture';
import { pageWithoutFields, versionsForTest } from './workshop.fixture';

const markdown = `## A heading with [a link](/)

Call +91 98765 43210, or write to **office@school.example**.
Soft and hard  
breaks, _emphasis_, \`code\`, <b>HTML</b> &amp; more.

- One
  - Two
1. First

| Class | Fee |
| --- | ---: |
| **5** | 12,345 |
| | [Rules](/) |

> Quoted in 2026-27

---
\u{F0001}मराठी २०२६`;

interface Entry {
  kind: string;
  isMeant: (field: FieldPlace) => boolean;
  becomes: (was: string) => Value;
  isTranslation?: true;
}

/** What people do with the entry of a field, or with a paragraph. */
interface EntryEdit {
  kind: string;
  isMeant: (field: FieldPlace) => boolean;
  edit: (file: EditedFile, place: FieldPlace) => void;
}

/** What people enter into fields. Texts can look like Markdown, a number, HTML or a mark. */
const entries: readonly (Entry | EntryEdit)[] = [
  { kind: 'a fee', isMeant: hasInput('rupees'), becomes: () => 98_765 },
  { kind: 'a number', isMeant: hasInput('number'), becomes: (was) => Number(was) + 1 },
  { kind: 'a telephone number', isMeant: hasInput('phone'), becomes: () => '+91 98765 43210' },
  { kind: 'an e-mail address', isMeant: hasInput('email'), becomes: () => 'new-office@school.example' },
  { kind: 'a PIN code', isMeant: hasInput('pin'), becomes: () => '411001' },
  { kind: 'a day', isMeant: hasInput('date'), becomes: (was) => was.replace(/\d$/, (digit) => `${9 - Number(digit)}`) },
  { kind: 'a class and all references to it', isMeant: isNameOf('class'), becomes: (was) => `${was} & “New”` },
  { kind: 'a teacher and all references', isMeant: isNameOf('staff'), becomes: (was) => `${was} O’Neill-Patil` },
  { kind: 'running text', isMeant: isParagraph, becomes: () => markdown },
  {
    kind: 'no paragraph',
    isMeant: isParagraph,
    edit: (file, { paragraph }) => file.remove(['text', paragraph!]),
  },
  {
    kind: 'one more paragraph',
    isMeant: isParagraph,
    edit: (file, { paragraph }) => file.insert(['text'], paragraph!, markdown),
  },
  {
    kind: 'an entry moved up',
    isMeant: ({ at, namesEntry }) => namesEntry === true && Number(at!.at(-2)) > 0,
    edit: (file, { at }) => file.move(at!.slice(0, -2), Number(at!.at(-2)), Number(at!.at(-2)) - 1),
  },
  { kind: 'a long text', isMeant: hasInput('long-text'), becomes: () => markdown },
  { kind: 'a translation', isMeant: isText, becomes: (was) => `2. <i>${was}</i> **text**`, isTranslation: true },
  {
    kind: 'a long translation',
    isMeant: isParagraph,
    becomes: (was) => `${was}\n\n- > # 1. ${was}`,
    isTranslation: true,
  },
  ...[
    '1. First',
    '# Heading',
    '**Bold** _text_, [a link](/)',
    '| Cell | Cell |',
    '2026-27',
    '12,345',
    '\u{F0001}Text\u{FFFFD}',
    '<b title="x">HTML</b> &amp; <!-- more -->',
    '“Quoted” {{schoolName}}',
    'Call +91 98765 43210 or office@school.example',
    'ग्रंथालय २०२६',
  ].map((text) => ({
    kind: text,
    // The file of the school writes its facts out.
    isMeant: (place: FieldPlace) => isText(place) && !(text.includes('{{') && place.file === 'school.yaml'),
    becomes: () => text,
  })),
];

const schools = ['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'];

test.each(schools)(
  'pages of %s and of drafts, without their fields, are what a build renders',
  async (folder) => {
    const versions = versionsForTest(folder);
    const live = await versions.of();
    const pages = live.school.contents.flatMap(sitePages).map(({ path }) => path);
    const built = compiledForTest(readEveryLanguage(folder));
    const liveHtml = new Map<string, string>();
    const shownOn = new Map<string, Set<string>>();
    for (const path of pages) {
      const html = await renderer.render(path, built);
      liveHtml.set(path, html);
      const { fields, withoutFields } = await pageWithoutFields(live, path);
      // A difference of long pages takes minutes to print.
      expect(withoutFields === html, path).toBe(true);
      for (const address of fields) shownOn.set(address, (shownOn.get(address) ?? new Set()).add(path));
    }

    const published = contentWith(folder);
    const places = fieldPlaces(published.files, 'en').filter((each) => shownOn.has(addressOf(each)));
    // By day, each entry is made in one school.
    const entriesHere = entries.filter((_, index) => testsAll || schools[index % schools.length] === folder);
    let made = 0;
    for (const entry of entriesHere) {
      const meant = places.filter(entry.isMeant).map(addressOf);
      // Other fields for each entry.
      const address = meant[(entries.indexOf(entry) * 7) % meant.length];
      const drafts = address && draftOf(published, address, entry);
      // A school with one language has no translations.
      if (!drafts) continue;
      made += 1;
      const version = await versions.of(drafts);
      const draft = compiledForTest(readEveryLanguage(folder, undefined, drafts));
      // Most fields are on fewer pages; a menu or a telephone number is on all.
      const shown = testsAll ? pages : [...shownOn.get(address)!].slice(0, 5);
      let changed = 0;
      for (const path of shown) {
        const html = await renderer.render(path, draft);
        const { withoutFields } = await pageWithoutFields(version, path);
        expect(withoutFields === html, `${path} with ${entry.kind}: ${address}`).toBe(true);
        if (html !== liveHtml.get(path)) changed += 1;
      }
      expect(changed, `${entry.kind}: ${address} is on a page`).toBeGreaterThan(0);
    }
    expect(made / entriesHere.length).toBeGreaterThan(0.8);
  },
  // `npm run test:all` renders ten thousand pages.
  600_000,
);

/** @returns undefined if there are no translations */
function draftOf(content: DraftContent, address: string, entry: Entry | EntryEdit): Drafts | undefined {
  const { folder, published } = content;
  const place = placeAt(address, content, 'en')!;
  if ('edit' in entry) return draftWith(folder, place, entry);
  if (!entry.isTranslation)
    return contentWith(folder, [{ address, becomes: entry.becomes(String(place.value)) }], published).drafts;
  const [translation] = fieldDetails(address, 'en', content, [])!.translations;
  if (!translation) return undefined;
  const { language, value } = translation;
  return contentWith(folder, [{ address, language, becomes: entry.becomes(value) }], published).drafts;
}

function draftWith(folder: string, place: FieldPlace, { edit }: EntryEdit): Drafts {
  const { file } = place;
  const edited = new EditedFile(file, contentText({ folder }, file));
  edit(edited, place);
  return new Map([[file, edited.toString()]]);
}

function hasInput(input: Input) {
  return ({ field }: FieldPlace) => field !== undefined && !field.names && inputOf(field.schema) === input;
}

function isNameOf(kind: string) {
  return ({ field }: FieldPlace) => field?.names === kind;
}

function isParagraph({ at }: FieldPlace): boolean {
  return at === undefined;
}

function isText({ field }: FieldPlace): boolean {
  return field?.text !== undefined && !field.names && !field.refersTo;
}
