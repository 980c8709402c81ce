import { createHash } from 'node:crypto';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';
import { addressOf, href } from '../../app/href';
import { element, elementsOf, textOf, valueOf } from '../../app/render/tree';
import { sitePages } from '../../model/projections/pages/site-pages';
import { bundleScript } from '../../pipeline/bundles/browser-code';
import { writeFields } from './marked-html';
import type { SiteVersion } from './site-versions';

const SCRIPT = 'office/preview/preview-script.ts';

/** System colours, since the colours of the page are the school's. */
const STYLES = `[data-changed] { outline: 0.2rem dashed Highlight; outline-offset: 0.2rem; }
[data-focused] { outline: 0.25rem solid Highlight; outline-offset: 0.25rem; }`;

/** Visitors get a font that comes late on their next page. Each preview loads it anew, so there it would always come late. */
const LATE_FONTS = 'font-display:optional';

const FOCUSABLE = ['a', 'area', 'audio', 'button', 'iframe', 'input', 'select', 'summary', 'textarea', 'video'];

export interface PreviewOptions {
  /** Page of the site, such as `/mr/classes`. */
  page: string;
  /** What its files are below, for example `/preview/<secret>/files`. */
  files: string;
  /** Addresses of the fields to outline. */
  changed?: readonly string[];
}

/** A page of the site for a frame of the office, with `data-field` attributes and only our script. @returns undefined if there is none */
export async function previewPage(
  version: SiteVersion,
  { page, files, changed = [] }: PreviewOptions,
): Promise<{ html: string; scriptHash: string } | undefined> {
  const addresses = version.school.contents.flatMap(sitePages);
  const shown = addresses.find(({ path }) => path === page);
  if (!shown) return undefined;
  const { tree, fields } = await version.marked.page(page);
  writeFields(fields, changed);
  const pages = new Set(addresses.map(({ path }) => path));
  const urlOf = (address: string) =>
    address.startsWith(href('/')) && !address.startsWith('//') ? files + addressOf(address) : address;
  for (const each of elementsOf(tree)) {
    if (each.tagName === 'script' || isUnneeded(each)) defaultTreeAdapter.detachNode(each);
    else if (each.tagName === 'style')
      replaceText(each, withUrls(textOf(each), urlOf).replaceAll(LATE_FONTS, 'font-display:swap'));
    else prepare(each, urlOf, pages);
  }
  const script = await previewScript();
  const all = elementsOf(tree);
  const add = (parent: string, child: Tree.Element) =>
    defaultTreeAdapter.appendChild(
      all.find(({ tagName }) => tagName === parent)!,
      child,
    );
  setAttribute(all.find(({ tagName }) => tagName === 'html')!.attrs, 'data-title', shown.title);
  add('head', element('style', {}, STYLES));
  add('body', element('script', {}, script.code));
  return { html: serialize(tree), scriptHash: script.hash };
}

let bundled: Promise<{ code: string; hash: string }> | undefined;

function previewScript() {
  bundled ??= bundleScript(SCRIPT).then(({ code }) => ({
    code,
    hash: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  }));
  return bundled;
}

/** Only the policy of the response applies, and the preview isn't installed. */
function isUnneeded(each: Tree.Element): boolean {
  return valueOf(each, 'http-equiv') === 'Content-Security-Policy' || valueOf(each, 'rel') === 'manifest';
}

function prepare({ tagName, attrs }: Tree.Element, urlOf: UrlOf, pages: ReadonlySet<string>): void {
  for (const attribute of [...attrs]) {
    const { name, value } = attribute;
    // A frame of another origin may not take the focus.
    if (name.startsWith('on') || name === 'autofocus') attrs.splice(attrs.indexOf(attribute), 1);
    else if (name === 'src' || name === 'poster' || (name === 'href' && tagName !== 'a'))
      attribute.value = urlOf(value);
    else if (name === 'srcset' || name === 'imagesrcset')
      attribute.value = value.replace(/(^|,\s*)(\/\S*)/g, (_, before: string, file: string) => before + urlOf(file));
    else if (name === 'style') attribute.value = withUrls(value, urlOf);
  }
  // The way by keyboard from a form to what is below it must not lead through a whole page.
  if (FOCUSABLE.includes(tagName) || attrs.some(({ name }) => name === 'tabindex'))
    setAttribute(attrs, 'tabindex', '-1');
  const link = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined;
  const page = link?.startsWith('/') ? addressOf(link.replace(/[?#].*$/, '')) : undefined;
  if (page && pages.has(page)) attrs.push({ name: 'data-page', value: page });
}

function setAttribute(attrs: Tree.Element['attrs'], name: string, value: string): void {
  const attribute = attrs.find((each) => each.name === name);
  if (attribute) attribute.value = value;
  else attrs.push({ name, value });
}

type UrlOf = (file: string) => string;

/** CSS with other addresses of files. */
export function withUrls(css: string, urlOf: UrlOf): string {
  return css.replace(/(url\(["']?)(\/[^"')]*)/g, (_, before: string, file: string) => before + urlOf(file));
}

function replaceText(parent: Tree.Element, text: string): void {
  parent.childNodes = [];
  defaultTreeAdapter.insertText(parent, text);
}
