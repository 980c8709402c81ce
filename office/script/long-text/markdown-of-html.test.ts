// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markdownOf } from './markdown-of-html';

const word = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

it.each([
  [
    'bold, italics and links',
    '<p>A <b>b</b> <em>c</em> <a href="https://x.example/a (1)">d</a></p>',
    'A **b** _c_ [d](https://x.example/a%20%281%29)',
  ],
  ['italics inside a word', '<p>u<i>n</i>a<b>b</b> un<i>able</i></p>', 'u*n*a**b** un*able*'],
  ['both marks', '<p><b><i>a</i></b></p>', '***a***'],
  ['spaces inside a mark', '<p>a<b> b </b>c</p>', 'a **b** c'],
  ['text that Word has split', '<p><b>a</b><b><span>b</span></b></p>', '**ab**'],
  ['a mark that ends between a colon and a letter', '<p><b>Fees:</b>अ</p>', '**Fees**:अ'],
  [
    'the bold text of Google Docs, which is not bold',
    '<b style="font-weight:normal"><p><span style="font-weight:700">a</span> b</p></b>',
    '**a** b',
  ],
  ['paragraphs and headings', '<h1>a</h1><p>b</p><h3><b>c</b></h3><div>d</div>', '## a\n\nb\n\n### c\n\nd'],
  ['line breaks', '<p>a<br>b<br></p><p>c</p>', 'a\nb\n\nc'],
  [
    'lists',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul><ol start="3"><li>d<ol><li>e</li></ol></li></ol><p>f</p>',
    '- a\n  - b\n- c\n\n3. d\n   1. e\n\nf',
  ],
  ['paragraphs of an item', '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>', '1. a\n\n   b\n2. c'],
  [
    'letters and Roman numbers of lists',
    '<ol type="a" start="26"><li>a</li><li>b</li></ol><ol><li style="list-style-type: upper-roman" value="4">c</li></ol>',
    'z. a\naa. b\n\nIV. c',
  ],
  [
    'numbers for which there are no letters',
    '<ol type="a" start="-1"><li>a</li><li>b</li><li>c</li></ol><ol type="i" start="399"><li>d</li><li>e</li></ol><ol type="a"><li value="0">f</li></ol>',
    '-1. a\n0. b\na. c\n\ncccxcix. d\n400. e\n\n0. f',
  ],
  ['lists that Google Docs puts between items', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
  ['lists of Word', word('a', '·') + word('b', 'o', 2) + word('c', '2.') + word('d', '3.'), '- a\n   - b\n2. c\n3. d'],
  [
    'the signs of items in Word, to which people refer',
    word('a', '(a)') + word('b', '(b)') + word('c', 'iv)') + word('d', 'अ)') + word('e', '३.') + word('f', '1.1'),
    '(a) a\n(b) b\niv) c\nअ) d\n३. e\n1.1 f',
  ],
  [
    'signs beside bullets and numbers',
    word('a', 'o') + word('b', 'Ø') + word('c', '(1)') + word('d', '2)') + word('e', 'कि)', 2) + word('f', '3.'),
    '- a\n- b\n(1) c\n2) d\n   कि) e\n3. f',
  ],
  [
    'tables',
    '<table><tr><th>a</th><th><b>b</b></th></tr><tr><td><p>c|d</p><p>e</p></td></tr></table>',
    '| a | **b** |\n| --- | --- |\n| c\\|d e |  |',
  ],
  ['layouts made of tables', '<table><tr><td><p><b>a</b></p><p>b</p></td></tr></table>', '**a**\n\nb'],
  [
    'Word’s comments and styles',
    '<head><style>p{}</style></head><!--[if x]>a<![endif]--><p>b</p><p>c<o:p></o:p></p><p>&nbsp;</p>',
    'b\n\nc',
  ],
  ['hidden text and pictures', '<p><b>a</b><span style="display: none">b</span><img src="c.png" alt="c"></p>', '**a**'],
  [
    'an address as its own text',
    '<p><b>a</b> <a href="https://x.example">https://x.example</a></p>',
    '**a** https://x.example',
  ],
  ['Devanagari', '<p><strong>शुल्क</strong> ३८,४००</p>', '**शुल्क** ३८,४००'],
])('keeps %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

it.each([
  ['scripts', '<script>alert(1)</script><p><b>a</b></p>', '**a**'],
  [
    'other links',
    '<p><b>a</b> <a href="javascript:alert(1)">b</a> <a href="/c">c</a> <a href="file:///d">d</a></p>',
    '**a** b c d',
  ],
  ['links without text', '<p><b>a</b><a href="https://x.example"> </a></p>', '**a**'],
  [
    'HTML that was written as text',
    '<p><b>a</b> &lt;img src=x onerror=y&gt; 1 &lt; 2</p>',
    '**a** \\<img src=x onerror=y> 1 < 2',
  ],
  [
    'marks that were written as text',
    '<p><b>a</b> 5*3 `c` _d_ e_f [g](h)</p><p># i</p>',
    '**a** 5\\*3 \\`c\\` \\_d\\_ e_f [g\\](h)\n\n\\# i',
  ],
  ['bullets in front of paragraphs', '<p>• a</p><p>• b</p>', '- a\n- b'],
])('makes nothing of %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

it.each(['', '<p>a *b*</p>', '<div><div>**a**</div><div>b</div></div>'])('leaves %j to the browser', (html) => {
  expect(markdownOf(html)).toBeUndefined();
});
