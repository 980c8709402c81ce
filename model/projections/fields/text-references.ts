import path from 'node:path';
import { documentPath } from '../../concepts/document';
import { formFile, type WrittenForm } from '../../concepts/form';
import { fieldsOfFiles } from '../../concepts/registry';
import type { ReadFile } from '../../concepts/site-content';
import { addressOfScreen } from '../pages/screen-address';
import { keyOf, type Target } from './target';

/** A link, or a placeholder: `[fees](/classes)`, `[fees]: /classes`, `{{phone1}}`. https://spec.commonmark.org/0.31.2/#links */
const REFERENCE = /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)([^\s)>]*)|\{\{\s*(\w+)\s*\}\}/gm;

/** Address of a screen → the file of its form. */
export type FormsOnScreens = ReadonlyMap<string, string>;

export function formsOnScreens(files: readonly ReadFile[]): FormsOnScreens {
  const screens = files.filter(({ kind }) => kind.startsWith('screen-'));
  return new Map(
    fieldsOfFiles(screens).flatMap(({ refersTo, value, file }) =>
      refersTo === 'form' ? [[addressOfScreen(file), formFile(String(value))] as const] : [],
    ),
  );
}

/** The entries to which a text refers. */
export function targetsInText(text: string, forms: FormsOnScreens): Target[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, , link, fact]): Target[] =>
    fact ? [{ kind: 'fact', name: fact }] : partsOfLink(link ?? '', forms).flatMap(({ target }) => target ?? []),
  );
}

/** The text with a new name in place of an entry's old one. */
export function renamedInText(text: string, target: Target, name: string, forms: FormsOnScreens): string {
  const old = keyOf(target);
  return text.replace(REFERENCE, (whole, begin: string | undefined, link: string | undefined) => {
    if (begin === undefined || !link) return whole;
    const renamed = partsOfLink(link, forms).map((part) =>
      part.target && keyOf(part.target) === old ? part.written(name) : part.text,
    );
    return begin + renamed.join('');
  });
}

/** A name in a mail template, such as that of a question. https://mustache.github.io/mustache.5.html */
const NAME_IN_MAIL = /(\{\{[{&#^/]?\s*)(\w+)/g;

/** The questions of a form whose answers a mail template writes. */
export function questionsInMail(text: string, form: string): Target[] {
  return [...text.matchAll(NAME_IN_MAIL)].map(([, , name = '']) => ({ kind: 'question', name, within: form }));
}

export function renamedInMail(text: string, { name: old }: Target, name: string): string {
  return text.replace(NAME_IN_MAIL, (whole, begin: string, each) => (each === old ? begin + name : whole));
}

/** The file of the form that uses a mail template: `mail/enquiry_form.txt` → `forms/enquiry.yaml`. */
export function formOfMail({ file }: ReadFile, files: readonly ReadFile[]): string | undefined {
  const template = path.posix.basename(file).replace(/(\.subject)?\.\w+$/, '');
  return files.find(({ kind, data }) => kind === 'form' && (data as WrittenForm).template === template)?.file;
}

interface LinkPart {
  text: string;
  target?: Target;
  /** How the link writes another name. */
  written: (name: string) => string;
}

/** `/enquiry-form#class_name/Grade5` → the screen, the question and the answer. */
function partsOfLink(link: string, forms: FormsOnScreens): LinkPart[] {
  const [, address = '', hash, question = '', answer = ''] = /^([^#]*)(#(?:([^/]*)\/(.*))?)?/.exec(link) ?? [];
  const [, document] = /^\/documents\/([^/]+)\.pdf$/.exec(address) ?? [];
  const page: LinkPart = document
    ? { text: address, target: { kind: 'document', name: document }, written: documentPath }
    : { text: address, ...(address.startsWith('/') && { target: { kind: 'screen', name: address } }), written: String };
  const rest = { text: link.slice(address.length), written: String };
  const form = forms.get(address);
  if (!hash || !question || !form) return [page, rest];
  return [
    page,
    { text: `#${question}`, target: { kind: 'question', name: question, within: form }, written: (name) => `#${name}` },
    {
      text: `/${answer}`,
      target: { kind: 'answer', name: decodeURI(answer), within: `${form}#${question}` },
      written: (name) => `/${encodeURI(name)}`,
    },
  ];
}
