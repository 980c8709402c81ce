import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html as htmlNames, parse, serialize } from 'parse5';
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
import { elementsOf, valueOf } from './tree';

interface Wording {
  content: SiteContent;
  /** BCP 47 of the first language of the school. */
  firstTag: string;
  digits: Digits | undefined;
}

interface FinishPageOptions extends Wording {
  /** The styles that stand in the page, in front of the rules for its lettering. */
  stylesOf: (page: StyledPage) => string;
  /** Classes of what comes into the page later. */
  laterClasses: readonly string[];
  /** Address of the style sheet that holds the late styles of all pages. */
  lateSheet: string;
  /** Origin of the mail provider; empty for our own endpoint. */
  mailOrigin: string;
  /** Whether each heading has a link whose address can be copied. */
  linksHeadings: boolean;
}

/**
 * Makes a rendered page complete in itself: its texts say their language, the styles of what it shows at first stand
 * inside, its scripts are one, and its policy names every script that may run.
 *
 * @throws Error if the page loads a script that nobody has asked for, or has parts that React would move by a script
 */
export function finishPage(rendered: string, options: FinishPageOptions): string {
  // What stands in a `<noscript>` is read as it is where scripts are off.
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
  const fontRules = style.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  setText(style, styles + fontRules);
  append(head, 'script', { type: 'speculationrules' }, speculationRules);
  append(body, 'script', {}, script);
  // Behind the script, which a style sheet before it would hold up: a touch that comes meanwhile would be lost.
  append(body, 'link', { rel: 'stylesheet', href: href(options.lateSheet) });

  const policy = contentPolicy(
    { scripts: [speculationRules, script], styles: [styles + fontRules] },
    options.mailOrigin,
  );
  const meta = element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  defaultTreeAdapter.insertBefore(head, meta, head.childNodes[0]!);
  const html = serialize(tree);
  return withMark(html, createHash('sha256').update(html).digest('hex').slice(0, 10));
}

/** A part that comes into a page later. @param tag BCP 47 of the language of that page @returns it, and the classes that it has */
export function finishPart(rendered: string, wording: Wording, tag: string): { html: string; classes: string[] } {
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
      throw new Error('A page loads a script that nobody has asked for.');
    // React's way to show later what has been waited for; a page of ours waits for nothing.
    if (each.tagName === 'template') throw new Error('A page has a part that a script would have to put in its place.');
  }
}

/** React marks where texts meet, for when it takes over a page; here it takes over islands alone. */
function removeMarks(parent: Tree.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
    else if ('tagName' in node && valueOf(node, 'data-island') === undefined) removeMarks(node);
  }
}

/**
 * Takes out the scripts that stand in a page and makes one of them, in their order: one hash in the policy is enough. A
 * browser that has none of the styles, since it knows no layers, runs none of the scripts either.
 */
function joinedScript(body: Tree.Element): string {
  const scripts = elementsOf(body).filter(({ tagName, attrs }) => tagName === 'script' && attrs.length === 0);
  const code = scripts.flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')));
  for (const script of scripts) defaultTreeAdapter.detachNode(script);
  // Several parts of a page may bring the same script along.
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

/** A menu that is a row of links on a wide screen is none in `@layer late`. */
function isClosed(each: Tree.Element): boolean {
  return (each.tagName === 'dialog' && valueOf(each, 'open') === undefined) || valueOf(each, 'popover') !== undefined;
}

function classesOf(elements: readonly Tree.Element[]): Set<string> {
  return new Set(elements.flatMap((each) => valueOf(each, 'class')?.split(/\s+/) ?? []));
}

/** @throws Error if there is none */
function only(tree: Tree.ParentNode, tagName: string): Tree.Element {
  const found = elementsOf(tree).find((each) => each.tagName === tagName);
  if (!found) throw new Error(`A page has no <${tagName}>.`);
  return found;
}

function append(parent: Tree.Element, tagName: string, attributes: Record<string, string>, text = ''): void {
  const added = element(tagName, attributes);
  if (text) setText(added, text);
  defaultTreeAdapter.appendChild(parent, added);
}

function element(tagName: string, attributes: Record<string, string>): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, htmlNames.NS.HTML, attrs);
}

function setText(parent: Tree.Element, text: string): void {
  parent.childNodes = [];
  defaultTreeAdapter.insertText(parent, text);
}
