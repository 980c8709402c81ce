import { expect, test } from 'vitest';
import { elementsOf, textOf, valueOf } from '../../app/render/tree';
import { fieldPlaces } from '../../model/projections/fields/field-places';
import type { ContentEdit } from '../../model/projections/fields/rename';
import { sitePages } from '../../model/projections/pages/site-pages';
import { draftsOf } from '../../model/writing/drafts';
import { versionsForTest } from './workshop.fixture';

test.each(['content', 'examples/kagaz-ki-nav'])('HTML in any text of %s stays text on every page', async (folder) => {
  const versions = versionsForTest(folder);
  const { school: published } = await versions.of();
  const html = (index: number) => `<img src="x-${index}" onerror="alert(1)"><script>alert(2)</script>`;
  const edits = fieldPlaces(published.contents[0].files, 'en').flatMap(
    ({ file, at, paragraph, value, field }, index): ContentEdit[] => {
      if (paragraph === 0) return [{ file, body: html(index) }];
      // Names would have to be changed where they are referred to, too.
      const isText = field?.text && !field.names && !field.refersTo && typeof value === 'string';
      return at && isText ? [{ file, at, value: html(index) }] : [];
    },
  );
  const { school, marked } = await versions.of(draftsOf({ folder }, edits));
  const pages = await Promise.all(school.contents.flatMap(sitePages).map(({ path }) => marked.page(path)));
  const elements = pages.flatMap(({ tree }) => elementsOf(tree));
  const made = elements.filter((each) => valueOf(each, 'src')?.startsWith('x-') || textOf(each) === 'alert(2)');
  expect(made.map(({ tagName }) => tagName)).toEqual([]);
  const shown = new Set(pages.flatMap((page) => page.html.match(/(?<=&lt;img src=(?:"|&quot;)x-)\d+/g) ?? []));
  expect(shown.size / edits.length).toBeGreaterThan(0.85);
});
