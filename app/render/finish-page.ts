import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse, serialize } from 'parse5';
import { digitsInTree } from '../../words/digits-in-html';
import type { Digits } from '../../words/languages';
import type { SiteContent } from '../../model/concepts/site-content';
import { href } from '../href';
import { withMark } from '../offline/page-mark';
import { contentPolicy } from './content-policy';
import { giveHeadingIds } from './heading-ids';
import { keepYearsWhole } from './keep-years-whole';
import { markFirstLanguage } from './mark-first-language';
import { speculationRules } from './speculation-rules';
import type { StyledPage } from './styles';
import { element, elementsOf, textOf, valueOf } from './tree';

interface Wording {
  content: SiteContent;
  /** BCP 47 tag of the school's first language. */
  firstTag: string;
  digits: Digits | undefined;
}

interface FinishPageOptions extends Wording {
  /** Returns the critical styles of a page. */
  stylesOf: (page: StyledPage) => string;
  /** CSS classes of content that scripts insert later. */
  laterClasses: readonly string[];
  /** Address of the style sheet with the late styles of all pages. */
  lateSheet: string;
  /** Origin of the mail provider; empty for our own endpoint. */
  mailOrigin: string;
  /** Whether headings get links to themselves, for copying. */
  linksHeadings: boolean;
}

/**
 * Completes a rendered page: marks the languages of its texts, inlines its critical styles, joins its scripts, and adds
 * its content policy.
 *
 * @throws Error if the page loads a script, or contains Suspense fallbacks
 */
export function finishPage(rendered: string, options: FinishPageOptions): string {
  // Without scripting, parse5 reads the content of `<noscript>` as elements.
  const tree = parse(rendered, { scriptingEnabled: false });
  const head = only(tree, 'head');
  const body = only(tree, 'body');
  refuseWhatNeedsScripts(tree);
  finishWording(tree, options);
  giveHeadingIds(tree, options.linksHeadings);
  removeMarks(body);

  const script = joinedScript(body);
  const styles = options.stylesOf(styledPage(body, options.laterClasses));
  const style = only(head, 'style');
  const fontRules = textOf(style);
  style.childNodes = [];
  defaultTreeAdapter.insertText(style, styles + fontRules);
  const append = (parent: Tree.Element, added: Tree.Element) => defaultTreeAdapter.appendChild(parent, added);
  append(head, element('script', { type: 'speculationrules' }, speculationRules));
  append(body, element('script', {}, script));
  // The style sheet is after the script: before it, it would delay the script, and early touches would be lost.
  append(body, element('link', { rel: 'stylesheet', href: href(options.lateSheet) }));

  const policy = contentPolicy(
    { scripts: [speculationRules, script], styles: [styles + fontRules] },
    options.mailOrigin,
  );
  const meta = element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  defaultTreeAdapter.insertBefore(head, meta, head.childNodes[0]!);
  const html = serialize(tree);
  return withMark(html, createHash('sha256').update(html).digest('hex').slice(0, 10));
}

/**
 * Completes content that a script inserts into a page later. @param tag BCP 47 tag of the page @returns the HTML and its
 * CSS classes
 */
export function finishFragment(rendered: string, wording: Wording, tag: string): { html: string; classes: string[] } {
  const around = parse(`<html lang="${tag}"><body>${rendered}`, { scriptingEnabled: false });
  finishWording(around, wording);
  const body = only(around, 'body');
  return { html: serialize(body), classes: [...classesOf(elementsOf(body))] };
}

function finishWording(tree: Tree.ParentNode, { content, firstTag, digits }: Wording): void {
  markFirstLanguage(tree, content, firstTag);
  keepYearsWhole(tree);
  digitsInTree(tree, digits);
}

function refuseWhatNeedsScripts(tree: Tree.ParentNode): void {
  for (const each of elementsOf(tree)) {
    const isLoaded = each.tagName === 'script' && valueOf(each, 'src') !== undefined;
    if (isLoaded || valueOf(each, 'rel') === 'modulepreload')
      throw new Error('A page loads a script file. Only islands may load scripts.');
    // React writes `<template>` as a placeholder for suspended content.
    if (each.tagName === 'template')
      throw new Error('A page contains a Suspense fallback, which only a script could replace.');
  }
}

/** Removes React's comments between text nodes, except in islands, where React needs them. */
function removeMarks(parent: Tree.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
    else if ('tagName' in node && valueOf(node, 'data-island') === undefined) removeMarks(node);
  }
}

/**
 * Joins the inline scripts of a page, so that the policy needs one hash. Browsers without cascade layers get no styles,
 * and so no scripts.
 */
function joinedScript(body: Tree.Element): string {
  const scripts = elementsOf(body).filter(({ tagName, attrs }) => tagName === 'script' && attrs.length === 0);
  const code = scripts.map(textOf);
  for (const script of scripts) defaultTreeAdapter.detachNode(script);
  // Several elements may contain the same script.
  return `if(self.CSSLayerBlockRule){${[...new Set(code)].join('\n')}}`;
}

function styledPage(body: Tree.Element, laterClasses: readonly string[]): StyledPage {
  const shown = elementsOf(body, isClosed);
  return {
    classes: new Set([...classesOf(elementsOf(body)), ...laterClasses]),
    shown: classesOf(shown),
    hasTable: shown.some(({ tagName }) => tagName === 'table'),
  };
}

/** Whether an element is closed at first, so that its late styles can wait: a dialog or a popover. */
function isClosed(each: Tree.Element): boolean {
  return (each.tagName === 'dialog' && valueOf(each, 'open') === undefined) || valueOf(each, 'popover') !== undefined;
}

function classesOf(elements: readonly Tree.Element[]): Set<string> {
  return new Set(elements.flatMap((each) => valueOf(each, 'class')?.split(/\s+/) ?? []));
}

function only(tree: Tree.ParentNode, tagName: string): Tree.Element {
  const found = elementsOf(tree).find((each) => each.tagName === tagName);
  if (!found) throw new Error(`A page has no <${tagName}>.`);
  return found;
}
