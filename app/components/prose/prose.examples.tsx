import type { Examples } from '../examples';
import { Prose } from './prose';

export const examples = {
  'a paragraph': <Prose html={'<p>A word <em>stands out</em> &amp; another does not.</p>'} />,
  'headings and lists': (
    <Prose html="<h4>Heading</h4><ul><li>First</li><li>Second</li></ul><ol><li>First</li><li>Second</li></ol><blockquote><p>A quotation.</p></blockquote>" />
  ),
  'a table': (
    <Prose html='<table><thead><tr><th scope="col">Item</th><th scope="col">Number</th></tr></thead><tbody><tr><td>First</td><td>1</td></tr></tbody></table>' />
  ),
} satisfies Examples;
