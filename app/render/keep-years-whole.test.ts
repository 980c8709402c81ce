import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { keepYearsWhole } from './keep-years-whole';

function kept(html: string): string {
  const tree = parseFragment(html);
  keepYearsWhole(tree);
  return serialize(tree);
}

test('the years of a session stay on one line', () => {
  expect(kept('<h2>Glimpses of 2018-19 and 2019-2020</h2>')).toBe(
    '<h2>Glimpses of <span class="whole">2018-19</span> and <span class="whole">2019-2020</span></h2>',
  );
});

test.each(['23 Nov 2026', '23\u00A0Nov 2026', '30 November 2026', '5 नोव्हें 2026', '१५ ऑगस्ट २०२६'])(
  '%s stays on one line',
  (date) => {
    expect(kept(`<p>From: ${date}.</p>`)).toBe(`<p>From: ${date.replaceAll(/\s/g, '&nbsp;')}.</p>`);
  },
);

test.each([
  '<p>1,050 pupils in 2026, 15 of them new</p>',
  '<p>On 2019-10-25, call 2018-1999.</p>',
  '<p>https://spls.example/gallery/glimpses-2018-19</p>',
  '<title>Session 2018-19</title>',
  '<form data-form="enquiry"><p>Session 2018-19</p></form>',
])('%s stays as it is', (html) => expect(kept(html)).toBe(html));
