import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { element } from './tree';

/** Matches `2018-19`, which Chromium would break after the hyphen. */
const YEARS = /((?<![-/\w])20\d\d[-–](?:20)?\d\d\b(?!-))/;

const DATE = /(?<![\p{Nd}–-])\p{Nd}{1,2}\s[\p{L}\p{M}]+\.?\s\p{Nd}{4}(?![\p{Nd}–-])/gu;

/** Excludes elements that can't contain others, aren't text, belong to a script, or are hidden. */
const isExcluded = ({ tagName, attrs }: Tree.Element) =>
  ['title', 'option', 'textarea', 'script', 'style'].includes(tagName) ||
  attrs.some(({ name }) => ['data-form', 'data-island', 'data-heading'].includes(name));

/** Keeps the years of a session, and the year of a date with its day, on one line. @param tree changed in place */
export function keepYearsWhole(tree: Tree.ParentNode): void {
  for (const node of [...tree.childNodes]) {
    if (defaultTreeAdapter.isElementNode(node)) {
      if (!isExcluded(node)) keepYearsWhole(node);
    } else if (defaultTreeAdapter.isTextNode(node)) {
      node.value = node.value.replace(DATE, (date) => date.replaceAll(/\s/g, '\u00A0'));
      if (!YEARS.test(node.value)) continue;
      for (const [index, part] of node.value.split(YEARS).entries()) {
        if (index % 2 === 0) defaultTreeAdapter.insertTextBefore(tree, part, node);
        else defaultTreeAdapter.insertBefore(tree, element('span', { class: 'whole' }, part), node);
      }
      defaultTreeAdapter.detachNode(node);
    }
  }
}
