// @vitest-environment node
import { expect, test } from 'vitest';
import { pageSections } from './page-sections';

const of = (main: string) => pageSections(`<body><nav>Menu</nav><main>${main}</main><footer>Foot</footer>`);

test('a section runs from one heading to the next, one line for each block', () => {
  expect(
    of('<h1>Title</h1><p>First <em>words</em>.</p><h2 id="bus">Bus</h2><ul><li>One</li><li>Two</li></ul>'),
  ).toEqual([
    { id: '', heading: '', lines: ['First words.'] },
    { id: 'bus', heading: 'Bus', lines: ['One', 'Two'] },
  ]);
});

test('a row of a table is a section of its own, without its serial number and its link to a document', () => {
  const row =
    '<tr><th scope="row" data-serial="true">1</th><th scope="row">NOC</th><td><a target="_blank" href="/noc.pdf">View</a></td></tr>';
  const head = '<thead><tr><th>Nr</th><th>Name</th><th>Link</th></tr></thead>';
  expect(of(`<table><caption id="papers">Papers</caption>${head}<tbody>${row}</tbody></table>`)).toEqual([
    { id: '', heading: '', lines: [] },
    { id: 'papers', heading: 'Papers', lines: [] },
    { id: 'papers', heading: 'NOC', lines: [], cells: ['NOC'] },
  ]);
});

test('each date in a row of several is labelled with its column; a month heading is not a row', () => {
  const day = (label: string, text: string) => `<td data-label="${label}">${text}</td>`;
  const row = `<tr><th>Diwali</th>${day('From', '5 Nov 2026')}${day('Reopens', '23 Nov 2026')}</tr>`;
  const month = '<tr><th colspan="3">November 2026</th></tr>';
  const rows = of(`<table><tbody>${month}${row}</tbody></table>`).filter(({ cells }) => cells);
  expect(rows.map(({ heading }) => heading)).toEqual(['Diwali · From: 5 Nov 2026 · Reopens: 23 Nov 2026']);
});

test('a long row becomes text under its first cell', () => {
  const long = 'word '.repeat(40).trim();
  expect(of(`<table><tbody><tr><th>Rule</th><td>${long}</td></tr></tbody></table>`)).toContainEqual({
    id: '',
    heading: 'Rule',
    lines: [long],
    cells: ['Rule', long],
  });
});

test('forms, links to other pages and hidden elements are left out', () => {
  const left = [
    '<form>Name</form><nav>Next</nav><script>x</script><button>Play</button>',
    '<p id="not-found">Gone</p><p data-today="true">Today</p><section aria-roledescription="carousel">Slide</section>',
    '<span class="visually-hidden">opens</span><i aria-hidden="true">×</i>',
  ].join('');
  expect(of(left)).toEqual([{ id: '', heading: '', lines: [] }]);
});

test('sections and rows have a language if it differs from that of the page', () => {
  const fees =
    '<caption id="fees"><span lang="mr-IN">शुल्क</span></caption><tbody><tr lang="mr-IN"><th>पहिली</th></tr></tbody>';
  expect(of(`<h2 id="bus">Bus</h2><table>${fees}</table>`).map(({ heading, lang }) => [heading, lang])).toEqual([
    ['', undefined],
    ['Bus', undefined],
    ['शुल्क', 'mr-IN'],
    ['पहिली', 'mr-IN'],
  ]);
});

test('text after a list of headings belongs to the page, not to the last heading', () => {
  const [page, list, one] = of(
    '<section><h2 id="classes">Classes</h2><ul><li><h3 id="one">Grade 1</h3><p>Seats</p></li></ul></section><p>Fees are approved.</p>',
  );
  expect(page?.lines).toEqual(['Fees are approved.']);
  expect([list?.lines, one?.lines]).toEqual([[], ['Seats']]);
});
