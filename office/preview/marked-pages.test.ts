import { expect, test } from 'vitest';
import { elementsOf, textOf, valueOf } from '../../app/render/tree';
import { addressOf, type FieldPlace, fieldPlaces } from '../../model/projections/fields/field-places';
import { sitePages } from '../../model/projections/pages/site-pages';
import { entryOf } from './row-fields';
import type { SiteVersion } from './site-versions';
import { versionsForTest } from './workshop.fixture';

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

test.each(['tests/school', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'])(
  'almost every text on the pages of %s leads to its field',
  async (folder) => {
    const version = await versionsForTest(folder).of();
    const addressesOfPages = version.school.contents.flatMap(sitePages).map(({ path }) => path);
    const pages = await Promise.all(addressesOfPages.map((path) => version.marked.page(path)));

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
