import path from 'node:path';
import Mustache from 'mustache';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { FormDefinition } from '../../forms/form-definition';
import type { MailProblem } from '../../words/en/mistakes/pages';
import type { BrokenRule, MistakeInFile, ReportMistake } from '../mistakes/words/content-error';
import { readContentText } from '../mistakes/places/content-text';
import { filesBelow } from './folder-files';
import { type MailTemplate, mailWords } from '../concepts/mail-words';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { controlCharacters } from '../mistakes/spelling/typed-characters';

const parts = { 'subject.txt': 'subject', txt: 'text', html: 'html' } as const;

/** Elements and attributes with an address that a click opens. */
const CLICKED = new Set(['a', 'area', 'button', 'form', 'input']);
const OPENED = new Set(['href', 'action', 'formaction']);
/** Attributes with an address that is loaded with the mail, as `href` is in other elements. */
const LOADED = new Set(['src', 'srcset', 'srcdoc', 'background', 'poster', 'data', 'manifest', 'ping']);
/** Styles that load something, also if an escape hides it. */
const LOADING_STYLE = /url\((?!["']?#)|image-set\(|@import|\\/i;
/** We make the links `{{call}}` and `{{whatsapp}}`; any other word in an address would be one that a visitor has typed. */
const ALLOWED = /^(https:|mailto:|tel:|#|\{\{(call|whatsapp)\}\}$)/i;

/** Section of a template → the variables that exist only inside it. */
const inside = new Map<string, readonly string[]>([
  ['fields', ['label', 'name', 'value']],
  ['otherFields', ['label', 'name', 'value']],
  ['phoneLinks', ['call', 'whatsapp', 'number']],
  ['reasonsToCheck', ['.']],
]);

/** Reads the files `<template>.subject.txt`, `<template>.txt` and `<template>.html` in `content/mail/`; all are optional. @returns by form id */
export function readMailTemplates(
  directory: string,
  forms: readonly FormDefinition[],
  error: ReportMistake,
  drafts?: ReadonlyMap<string, string>,
): Record<string, MailTemplate> {
  const folder = path.join(directory, 'mail');
  const templates: Record<string, MailTemplate> = Object.fromEntries(forms.map(({ id }) => [id, {}]));
  for (const file of filesBelow(folder)) {
    const [, template, ending] = /^(.+?)\.(subject\.txt|txt|html)$/.exec(file) ?? [];
    const form = forms.find((each) => each.template === template);
    if (!form) {
      error({ file: `mail/${file}`, ...explainUnused(file, forms) });
      continue;
    }
    const text = drafts?.get(`mail/${file}`) ?? readContentText(path.join(folder, file));
    if (text === undefined) {
      error({ file: `mail/${file}`, rule: 'not-utf8' });
      continue;
    }
    const part = parts[ending as keyof typeof parts];
    templates[form.id] = { ...templates[form.id], [part]: text };
    const addresses = part === 'html' ? addressesIn(text) : [];
    for (const mistake of [...unseenIn(text), ...mistakesIn(text, part, form), ...addresses])
      error({ file: `mail/${file}`, ...mistake });
  }
  return templates;
}

function explainUnused(file: string, forms: readonly FormDefinition[]): MistakeInFile {
  const known = forms.flatMap(({ template }) => Object.keys(parts).map((ending) => `${template}.${ending}`));
  const near = nearestName(file, known);
  // Perhaps the office renamed the template in the form, but not these files.
  const [, ending] = /^[^.]+(\.(?:subject\.txt|txt|html))$/.exec(file) ?? [];
  const form = forms.find(
    ({ id, template }) => file.startsWith(id) && forms.filter((each) => each.template === template).length === 1,
  );
  const meant = near ?? (form && ending && `${form.template}${ending}`);
  return { rule: 'unused-mail', values: { meant } };
}

function unseenIn(text: string): MistakeInFile[] {
  return text.split('\n').flatMap((line, index) => {
    const mistake = controlCharacters(line);
    return mistake ? [{ line: index + 1, ...mistake }] : [];
  });
}

/** A mail opens addresses without the page’s content policy, and a picture of another site would tell that site who reads the mail. */
function addressesIn(html: string): MistakeInFile[] {
  const mistakes: MistakeInFile[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment): void => {
    const line = ('sourceCodeLocation' in node && node.sourceCodeLocation?.startLine) || 1;
    const report = (name: string) => mistakes.push({ line, ...mailMistake({ kind: 'address', name }) });
    if ('tagName' in node) for (const { name, value } of node.attrs) if (isForbidden(node, name, value)) report(value);
    if (node.nodeName === '#text' && 'value' in node && node.parentNode?.nodeName === 'style')
      if (LOADING_STYLE.test(node.value)) report(node.value.trim());
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child);
    if ('content' in node) visit(node.content);
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
  return mistakes;
}

function isForbidden({ tagName, attrs }: DefaultTreeAdapterTypes.Element, name: string, value: string): boolean {
  // Drawings have styles in attributes of their own, such as `fill`.
  if (name === 'style' || /^\s*url\(/i.test(value)) return LOADING_STYLE.test(value);
  if (tagName === 'meta') return name === 'content' && attrs.some((each) => each.name === 'http-equiv');
  if (LOADED.has(name)) return true;
  if (!OPENED.has(name)) return false;
  // Programs that show mails ignore white space and control characters inside an address, as browsers do.
  const address = value.replace(/[\p{Cc}\s]/gu, '');
  return CLICKED.has(tagName) ? !ALLOWED.test(address) : !address.startsWith('#');
}

function mistakesIn(text: string, part: keyof MailTemplate, form: FormDefinition): MistakeInFile[] {
  let tokens: Token[];
  try {
    tokens = Mustache.parse(text) as Token[];
  } catch (error) {
    return [explainBroken(text, error instanceof Error ? error.message : '')];
  }
  const known = [...form.fields.map(({ name }) => name), ...mailWords];
  const mistakes = variableMistakes(tokens, known, part).map(({ position, ...mistake }) => ({
    line: lineAt(text, position),
    ...mistake,
  }));
  // A misspelt name also leaves out its field. Report only the misspelling.
  return mistakes.length > 0 || part === 'subject' ? mistakes : whatIsLost(text, form);
}

/** A token of mustache. `start` and `end` are indexes in the template. */
type Token = [type: string, name: string, start: number, end: number, inner?: Token[]];

function variableMistakes(
  tokens: readonly Token[],
  known: readonly string[],
  part: keyof MailTemplate,
): (MistakeInFile & { position: number })[] {
  return tokens.flatMap(([type, name, position, , inner]) => {
    if (['text', '!', '='].includes(type)) return [];
    const mistakes: (MistakeInFile & { position: number })[] = [];
    if (type === '&' && part === 'html') {
      mistakes.push({ position, ...mailMistake({ kind: 'open-html', name }) });
    }
    if (type === '>' || !known.includes(name))
      mistakes.push({ position, ...mailMistake({ kind: 'unknown-word', name }) });
    const knownInside = [...known, ...(inside.get(name) ?? [])];
    return Array.isArray(inner) ? [...mistakes, ...variableMistakes(inner, knownInside, part)] : mistakes;
  });
}

/** Explains a syntax error. @param message of mustache, for example `Unclosed section "fields" at 20` */
function explainBroken(text: string, message: string): MistakeInFile {
  const [, problem, name = '', position] = /^(Unclosed|Unopened) (?:section "(.*)"|tag) at (\d+)/.exec(message) ?? [];
  if (problem === 'Unopened') {
    return { line: lineAt(text, Number(position)), ...mailMistake({ kind: 'no-begin', name }) };
  }
  if (name !== '') {
    const begin = [...text.matchAll(/\{\{\s*[#^]\s*([^{}\s]+)\s*\}\}/g)].findLast(([, each]) => each === name);
    return { line: lineAt(text, begin?.index ?? 0), ...mailMistake({ kind: 'no-end', name }) };
  }
  const [unclosed = ''] = text.slice(text.lastIndexOf('{{')).split('\n');
  return { line: lineAt(text, text.lastIndexOf('{{')), ...mailMistake({ kind: 'unclosed', name: unclosed }) };
}

/** Renders the template with probes, and reports answers that are missing from the result. */
function whatIsLost(text: string, form: FormDefinition): MistakeInFile[] {
  const probe = (name: string) => `probe-${name}-probe`;
  const answers = form.fields.map(({ name, label }) => ({ name, label, value: probe(name) }));
  const view = {
    ...Object.fromEntries(answers.map(({ name, value }) => [name, value])),
    fields: answers,
    otherFields: [{ name: 'other', label: 'other', value: probe('') }],
    hasOtherFields: true,
  };
  const mail = Mustache.render(text, view, undefined, { escape: String });
  const lost = form.fields.map(({ name }) => name).filter((name) => !mail.includes(probe(name)));
  const line = lineAt(text, text.trimEnd().length);
  const mistakes: MistakeInFile[] = [];
  if (lost.length > 0) mistakes.push({ line, ...mailMistake({ kind: 'lacks-answers', name: lost.join(', ') }) });
  if (!mail.includes(probe(''))) mistakes.push({ line, ...mailMistake({ kind: 'lacks-others', name: 'otherFields' }) });
  return mistakes;
}

function mailMistake(problem: MailProblem): BrokenRule {
  return { rule: 'mail-template', values: { problem } };
}

function lineAt(text: string, position: number): number {
  return text.slice(0, Math.max(0, position)).split('\n').length;
}
