import { inDevanagariDigits } from './digits';
import { type Language, languages } from './languages';

const COMMENT = /<!(?:--[\s\S]*?--|[^>]*)>/;
/** What nobody reads, and what a visitor has typed. */
const LEFT_ALONE = /<(script|style|textarea)\b[\s\S]*?<\/\1>/;
const TAG = /<(\/?)([a-z][\w-]*)([^<>]*)>/;
const TEXT = /[^<]+/;
const PARTS = new RegExp([COMMENT, LEFT_ALONE, TAG, TEXT].map(({ source }) => source).join('|'), 'gi');

/** https://html.spec.whatwg.org/#void-elements */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** What is read aloud, shown at the pointer, or shown by search engines and messengers. */
const SHOWN = /( (?:alt|title|placeholder|aria-label|aria-roledescription|data-label)=")([^"]*)/g;
const SHOWN_META = /(^ (?:name="description"|property="og:(?:title|description|site_name)") content=")([^"]*)/g;

/**
 * HTML with Devanagari digits wherever a reader reads a language of that script: in texts, and in what is read aloud of
 * elements. Links, ids, values, scripts and what says `translate="no"` stay as they are.
 *
 * @param html as React writes it: elements are closed, and < and > are escaped in attributes
 * @param around the language around it; a whole page says its own
 */
export function digitsInHtml(html: string, around?: Language): string {
  const isAtRoot = around !== undefined && isDevanagari(around);
  /** For each open element whether its texts change. */
  const open: boolean[] = [];
  return html.replace(PARTS, (part: string, _: string, close: string, name: string | undefined, attributes: string) => {
    const isAround = open.at(-1) ?? isAtRoot;
    if (name === undefined) return isAround && !part.startsWith('<') ? shown(part) : part;
    if (close) {
      open.pop();
      return part;
    }
    const isHere = isChanged(attributes, isAround);
    if (!VOID.test(name) && !attributes.endsWith('/')) open.push(isHere);
    if (!isHere) return part;
    const inAttributes = attributes.replace(
      name === 'meta' ? SHOWN_META : SHOWN,
      (_attribute: string, before: string, text: string) => before + shown(text),
    );
    return `<${name}${inAttributes}>`;
  });
}

function isChanged(attributes: string, isAround: boolean): boolean {
  if (attributes.includes(' translate="no"')) return false;
  const [, language] = / lang="(\w+)/.exec(attributes) ?? [];
  return language ? isDevanagari(language as Language) : isAround;
}

function isDevanagari(language: Language): boolean {
  return languages[language].script === 'devanagari';
}

/** Entities are signs like others: their own letters and digits are not read. */
function shown(text: string): string {
  const entities = text.match(ENTITY) ?? [];
  let index = 0;
  return inDevanagariDigits(text.replace(ENTITY, STAND_IN)).replaceAll(STAND_IN, () => entities[index++] ?? '');
}

const ENTITY = /&#?\w+;/g;
/** Of private use: no text has it. */
const STAND_IN = '\uE000';
