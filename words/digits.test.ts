import { parse, parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allInDigits, inDigits, inLatinDigits } from './digits';
import { digitsInHtml } from './digits-in-html';
import { words } from './mr/words';

it.each([
  ['इयत्ता 5', 'इयत्ता ५'],
  ['₹ 1,20,000', '₹ १,२०,०००'],
  ['+91 00000 00061', '+९१ ००००० ०००६१'],
  ['15 जून 2026, 18:10', '१५ जून २०२६, १८:१०'],
  ['98765\u00a043210', '९८७६५\u00a0४३२१०'],
  ['U-DISE 27000000000', 'U-DISE २७०००००००००'],
  ['स्थापना १९६१', 'स्थापना १९६१'],
  ['office2@school.example', 'office2@school.example'],
  ['www.school24.example/2026 किंवा (map-2.pdf)', 'www.school24.example/2026 किंवा (map-2.pdf)'],
  ['संदर्भ क्रमांक: 7c4d-91e2-03ab', 'संदर्भ क्रमांक: 7c4d-91e2-03ab'],
  ['', ''],
])('“%s” is shown as “%s”', (text, shown) => {
  expect(inDigits(text, 'deva')).toBe(shown);
});

it('texts with values show the values in the digits of the script', () => {
  const shown = allInDigits(words, 'deva');
  expect(shown.classes.ages(5, 16)).toBe('वय ५ ते १६ वर्षे');
  expect(shown.form.tooLong('पत्ता', 500)).toContain('५००');
  expect(shown.failure.timedOut).toContain('२५');
  expect(words.classes.ages(5, 16)).toContain('5');
});

const page = (body: string, lang = 'mr-IN') =>
  serialize(parse(`<!DOCTYPE html><html lang="${lang}"><body>${body}</body></html>`));
const shown = (body: string, lang?: string) => digitsInHtml(page(body, lang), 'devanagari');

it('the digits of a page change in its texts and in attributes that screen readers read', () => {
  expect(shown('<h1>सत्र 2026</h1><img src="/2026.jpg" alt="फोटो 3"/><p aria-label="1 पैकी 2">a<br>4</p>')).toBe(
    page('<h1>सत्र २०२६</h1><img src="/2026.jpg" alt="फोटो ३"/><p aria-label="१ पैकी २">a<br>४</p>'),
  );
});

it.each([
  '<a href="tel:+910000000061" id="b1"><time datetime="2026-11-22"></time></a>',
  '<input name="std10" value="5" maxlength="10"><option value="इयत्ता5">अ</option>',
  '<textarea>वय 5</textarea><script>let a = 1 < 2;</script><style>a{top:1px}</style><!-- 5 -->',
  '<dl translate="no"><dd>98765</dd></dl>',
  '<div data-props="{&quot;n&quot;:5}"></div>',
  '<a lang="en-IN" title="2 pages">Read 2 <b>pages</b></a>',
])('links, values, scripts and texts in another language keep their digits: %s', (html) => {
  expect(shown(html)).toBe(page(html));
});

it('changes only the texts of HTML that React has rendered', () => {
  const html = (digit: string) =>
    renderToString(
      createElement(
        'form',
        { lang: 'mr', title: `${digit} > ${digit} < "${digit}"`, 'data-of': '5 > 4', hidden: true },
        createElement('input', { required: true, defaultValue: '5' }),
        createElement('textarea', { defaultValue: '</b> 5' }),
        createElement('svg', { viewBox: '0 0 5 5' }, createElement('path', { d: 'M5 5' })),
        createElement('hr'),
        'वर्ग ',
        digit,
        createElement('p', { lang: 'en-IN' }, 'Room 5 < 6', createElement('br')),
        digit,
      ),
    );
  expect(digitsInHtml(html('5'), 'devanagari', 'en')).toBe(serialize(parseFragment(html('५'))));
});

it('after an element in another language, the digits are those of the page again', () => {
  expect(shown('<p><span lang="en-IN">Room 5<br/></span> वर्ग 5</p>')).toContain('Room 5<br></span> वर्ग ५</p>');
  expect(shown('<p>5</p><div lang="mr"><p>5</p></div>5', 'en-IN')).toBe(
    page('<p>5</p><div lang="mr"><p>५</p></div>5', 'en-IN'),
  );
});

it('numeric character references stay unchanged', () => {
  expect(shown('<p>&#39;5&#x27; &quot;6&quot; &amp; 7</p>')).toBe(page('<p>&#39;५&#x27; &quot;६&quot; &amp; ७</p>'));
});

it('descriptions for search engines and messengers change, addresses do not', () => {
  const meta = (text: string) =>
    `<meta name="description" content="${text}"/><meta property="og:title" content="${text}"/><meta property="og:url" content="/5"/><meta name="viewport" content="1"/>`;
  expect(shown(meta('वर्ग 5'))).toBe(page(meta('वर्ग ५')));
});

it.each(['९८७६५', '૯૮૭૬૫', '௯௮௭௬௫', '۹۸۷۶۵', '98765'])('%s is 98765', (typed) => {
  expect(inLatinDigits(`+${typed} वर्ग`)).toBe('+98765 वर्ग');
});
