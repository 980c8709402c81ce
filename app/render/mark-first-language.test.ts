import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { markFirstLanguage } from './mark-first-language';

function marked(html: string, ...texts: string[]): string {
  const tree = parseFragment(html);
  const untranslated = texts.map((text) => ({ file: 'screens/home.yaml', text }));
  markFirstLanguage(tree, { untranslated, school: { registrations: [] } }, 'en-IN');
  return serialize(tree);
}

it('marks an untranslated text with its language', () => {
  expect(marked('<h1>Our classes</h1><p>वर्ग</p>', 'Our classes')).toBe(
    '<h1><span lang="en-IN">Our classes</span></h1><p>वर्ग</p>',
  );
});

it('titles, options and pictures get the attribute themselves', () => {
  expect(marked('<title>Fees</title><option value="x">Fees</option><img src="a" alt="Fees"/>', 'Fees')).toBe(
    '<title lang="en-IN">Fees</title><option value="x" lang="en-IN">Fees</option><img src="a" alt="Fees" lang="en-IN">',
  );
});

it('marks descriptions for search engines, and initials of names', () => {
  expect(marked('<meta name="description" content="Fees"/><span>AR</span>', 'Fees', 'Asha Rao')).toBe(
    '<meta name="description" content="Fees" lang="en-IN"><span><span lang="en-IN">AR</span></span>',
  );
});

it('marks a cell if its column label is untranslated, unless text in the cell is translated', () => {
  const row = (texts: string[], lang = '') =>
    `<table><tbody><tr>${texts.map((text) => `<td data-label="Fee"${lang}>${text}</td>`).join('')}</tr></tbody></table>`;
  expect(marked(row(['₹ 100', 'Free']), 'Fee', 'Free')).toBe(row(['₹ 100', 'Free'], ' lang="en-IN"'));
  expect(marked(row(['१०० रुपये']), 'Fee')).toBe(row(['१०० रुपये']));
  expect(marked(row(['₹ 100'], ' lang="hi-IN"'), 'Fee')).toBe(row(['₹ 100'], ' lang="hi-IN"'));
});

it('finds a paragraph with links, bold words and escaped characters', () => {
  const html = '<p><strong>Fees?</strong> See <a href="/mr/classes">the parents&#x27; list</a> &amp; ask.</p>';
  expect(marked(html, "**Fees?** See [the parents' list](/mr/classes) & ask.")).toBe(
    '<p><strong><span lang="en-IN">Fees?</span></strong><span lang="en-IN"> See </span><a href="/mr/classes"><span lang="en-IN">the parents\' list</span></a><span lang="en-IN"> &amp; ask.</span></p>',
  );
});

it('finds a text with every character that React escapes', () => {
  const text = `Is a < b, or "c" & 'd' > e?`;
  const html = renderToStaticMarkup(createElement('p', { title: text }, text));
  expect(marked(html, text)).toMatch(/^<p title="[^<]*"><span lang="en-IN">Is a [^<]* e\?<\/span><\/p>$/);
});

it('leaves scripts, styles, forms and elements with a language unchanged', () => {
  const html =
    '<a lang="en-IN" href="/">English</a><script>English</script><form data-form="enquiry"><p>English</p></form>';
  expect(marked(html, 'English')).toBe(html);
});

it('marks static content in a form, such as the privacy notice', () => {
  const html = (text: string) => `<form data-form="enquiry"><p>Why?</p><div data-static=""><p>${text}</p></div></form>`;
  expect(marked(html('Why?'), 'Why?')).toBe(html('<span lang="en-IN">Why?</span>'));
});

it('marks a text made of several untranslated texts, numbers and signs', () => {
  const html = '<title>Fees · Hill School</title><p>27, Hill School, Main Road 7</p>';
  expect(marked(html, 'Fees', 'Hill School', 'Main Road')).toBe(
    '<title lang="en-IN">Fees · Hill School</title><p><span lang="en-IN">27, Hill School, Main Road 7</span></p>',
  );
});

it('does not mark a text that is partly translated', () => {
  expect(marked('<p>Hill School, मुख्य रस्ता</p><p>Hills</p>', 'Hill School', 'Hill')).toBe(
    '<p>Hill School, मुख्य रस्ता</p><p>Hills</p>',
  );
});

it('finds the parts of a text around a linked telephone number', () => {
  expect(
    marked('<p>Call <a href="tel:+919876543210">+91 98765 43210</a> or come.</p>', 'Call +91 98765 43210 or come.'),
  ).toBe(
    '<p><span lang="en-IN">Call </span><a href="tel:+919876543210">+91 98765 43210</a><span lang="en-IN"> or come.</span></p>',
  );
});
