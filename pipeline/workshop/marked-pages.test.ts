import { serialize } from 'parse5';
import { expect, test } from 'vitest';
import { elementsOf, textOf, valueOf } from '../../app/render/tree';
import { addressOf, type FieldPlace, fieldPlaces } from '../../model/projections/fields/field-places';
import { sitePages } from '../../model/projections/pages/site-pages';
import { pageOfField } from './pages-of-fields';
import { entryOf } from './row-fields';
import { smallSchool } from '../../model/testing/edited-content';
import { draftsOf } from '../../model/writing/drafts';
import { writeFields } from './marked-html';
import type { SiteVersion } from './site-versions';
import { versionsForTest } from './workshop.fixture';

const FIELD = / data-field="[^"]*"/g;

/** Every page with its fields. */
async function markedPages(
  { school, marked }: SiteVersion,
  paths = school.contents.flatMap(sitePages).map(({ path }) => path),
) {
  const pages = [];
  for (const path of paths) {
    const page = await marked.page(path);
    writeFields(page.fields);
    pages.push({ path, ...page, markedHtml: serialize(page.tree) });
  }
  return pages;
}

/** Fields whose values pages say, without those of search engines and of the office. */
function saidFields({ school: { contents } }: SiteVersion, said: string) {
  const isSaid = (value: FieldPlace['value']) =>
    said.includes(typeof value === 'number' ? value.toLocaleString('en-IN') : firstWords(String(value)));
  return fieldPlaces(contents[0].files, contents[0].language).filter(
    ({ at, value, field }) =>
      (typeof value === 'number' || !at || field?.text) &&
      !at?.includes('searchWords') &&
      at?.at(-1) !== 'seed' &&
      isSaid(value),
  );
}

/** The text of Markdown before its first link or emphasis. */
function firstWords(text: string): string {
  const [line = ''] = text.replace(/^[#*|\-> ]+/, '').split('\n');
  return line.split(/[|*[(_]/)[0]!.trim();
}

const schools = ['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'];

test.each(schools)(
  'of %s, pages without fields are what visitors get, and texts lead to their fields',
  async (folder) => {
    const version = await versionsForTest(folder).of();
    const pages = await markedPages(version);
    for (const { path, html, markedHtml } of pages) expect(markedHtml.replace(FIELD, '') === html, path).toBe(true);

    const shown = new Set(pages.flatMap(({ fields }) => [...fields.values()].flat()));
    const entries = new Set([...shown].map(entryOf));
    const bodies = pages.flatMap(({ tree }) => elementsOf(tree, isUnseen).filter(({ tagName }) => tagName === 'body'));
    const said = bodies
      .flatMap((body) => [textOf(body), ...elementsOf(body).map((each) => valueOf(each, 'alt') ?? '')])
      .join('\n');
    const addresses = saidFields(version, said.replace(/[ \t]+/g, ' ')).map(addressOf);
    const exact = addresses.filter((each) => shown.has(each));
    const inRow = addresses.filter((each) => !shown.has(each) && entries.has(entryOf(each)));
    console.table({
      [folder]: { texts: addresses.length, 'lead to their field': exact.length, 'to its row': inRow.length },
    });
    expect((exact.length + inRow.length) / addresses.length).toBeGreaterThan(0.93);
  },
);

function isUnseen({ tagName }: { tagName: string }): boolean {
  return tagName === 'script' || tagName === 'style';
}

test('pages of twenty drafts without fields are what visitors would get', async () => {
  const versions = versionsForTest(smallSchool);
  const live = await versions.of();
  const [{ files }] = live.school.contents;
  const texts = fieldPlaces(files, 'en').filter(({ field, value, file }) => {
    const isText = field?.text && !field.names && typeof value === 'string' && value.length > 3;
    return isText && /^(facts|screens|school)/.test(file) && !field.at.includes('searchWords');
  });
  // A text can look like Markdown, a heading, a number, or a mark.
  const values = [
    '1. First',
    '# Heading',
    '**Bold** text',
    '- Item',
    '2026-27',
    '\u{F0001}Text',
    'ग्रंथालय',
    '| Cell |',
    '“Quoted”',
    '+91 98765 43210',
  ];
  let made = 0;
  for (let index = 0; made < 20 && index < texts.length; index += 3) {
    const { file, at = [] } = texts[index]!;
    const drafts = draftsOf(smallSchool, [{ file, at, value: values[index % values.length]! }]);
    const version = await versions.of(drafts).catch(() => undefined);
    if (!version) continue;
    made += 1;
    const { path } = await pageOfField(addressOf({ file, at }), live, 'en');
    for (const { html, markedHtml } of await markedPages(version, ['/', path]))
      expect(markedHtml.replace(FIELD, '') === html, `${path}: ${file}`).toBe(true);
  }
  expect(made).toBe(20);
});
