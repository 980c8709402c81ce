import { execFileSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import { palettes } from '../../../../look/palettes';
import type { SchoolDocument } from '../../../../model/concepts/document';
import { lookOf } from '../../../../model/concepts/look';
import { readEveryLanguage } from '../../../../model/reading/read-site-content';
import { type DocumentPlan, planDocument } from '../document-plan';
import { printDocument } from './print-document';
import type { Block, PrintedDocument, Run } from './printed-document';
import { pathOfCommand } from '../../../../setup/test-programs.mjs';
import { renderDocument } from './render-document';

const asOf = new Date('2026-11-20T06:00:00Z');

const documents = readEveryLanguage('tests/school').flatMap((content) =>
  content.documents.flatMap((document) => {
    if ('scan' in document) return [];
    const plan = planDocument(document, content);
    return [{ name: `${content.language} ${plan.id}`, document, plan, look: content.look }];
  }),
);

type TestedDocument = (typeof documents)[number];
const rendered = new Map<TestedDocument, Buffer>();

function pdfOf(document: TestedDocument): Buffer {
  const pdf = rendered.get(document) ?? renderDocument(document.plan, asOf, document.look);
  rendered.set(document, pdf);
  return pdf;
}

const pdfium = await PDFiumLibrary.init();

/** The text of a PDF as Chrome extracts it. */
async function readByPdfium(pdf: Buffer): Promise<string> {
  return (await pagesByPdfium(pdf)).join('\n');
}

/** The text of a PDF as Linux viewers extract it. */
function readByPoppler(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
}

describe('text extraction gives the words of the content and no others', () => {
  it.skipIf(!pathOfCommand('pdftotext')).each(documents)('$name by poppler', (document) => {
    const { plan, look } = document;
    const words = wordsIn(readByPoppler(pdfOf(document)));
    const expected = wordsIn(textsOf(printDocument(plan, asOf, look)).join('\n'));
    expect([...expected].filter((word) => !words.has(word))).toEqual([]);
    expect([...words].filter((word) => !expected.has(word))).toEqual([]);
  });

  // We search words in the whole text, because PDFium drops the space after a zero-width mark such as े.
  it.each(documents)('$name by PDFium', async (document) => {
    const { plan, look } = document;
    const read = (await readByPdfium(pdfOf(document))).normalize('NFC');
    const expected = wordsIn(textsOf(printDocument(plan, asOf, look)).join('\n'));
    expect([...expected].filter((word) => !read.includes(word))).toEqual([]);
    let left = read;
    for (const word of [...expected].sort((one, other) => other.length - one.length)) left = left.replaceAll(word, ' ');
    expect([...wordsIn(left)]).toEqual([]);
  });
});

/** The words of a text, split at hyphens as well, without page numbers. */
function wordsIn(text: string): Set<string> {
  const words = text.normalize('NFC').split(/[\s\u00a0-]+/);
  return new Set(words.filter((word) => word !== '' && !/^[\d०-९,]+$/.test(word)));
}

function textsOf(document: PrintedDocument): string[] {
  const { title, letterhead, heading, session = '', blocks, footer, page } = document;
  const said = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
  const inBlock = (block: Block): string[] => {
    switch (block.kind) {
      case 'table':
        return [block.caption ?? [], ...block.notes, ...block.columns, ...block.rows.flat()].map(said);
      case 'list':
        return ['•', ...numbers(block), ...block.items.flatMap((items) => items.flatMap(inBlock))];
      case 'notice':
        return block.blocks.flatMap(inBlock);
      default:
        return [said(block.runs)];
    }
  };
  const numbers = ({ start, items }: Block & { kind: 'list' }) =>
    start === undefined ? [] : items.map((_, index) => `${start + index}.`);
  return [
    ...[title, said(heading), session, footer, page.replace(/\{\w+\}/g, ' '), `${letterhead.schoolName} ·`],
    ...[letterhead.schoolName, ...letterhead.registrations, letterhead.address, letterhead.contact],
    ...blocks.flatMap(inBlock),
  ];
}

/** The tag tree that screen readers use, without page headers. */
async function structureOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, index) =>
    linesOf((await (await document.getPage(index + 1)).getStructTree()) as StructureNode),
  );
  return (await Promise.all(pages)).flat().join('\n');
}

interface StructureNode {
  role?: string;
  lang?: string;
  children?: StructureNode[];
}

/** Prints the tag tree: an indented line for each tag, and one line with a count for repeated siblings. */
function linesOf({ children = [] }: StructureNode): string[] {
  const each = children.flatMap(({ role, lang, children: inside }) => {
    if (role === undefined) return [];
    const name = [role, lang].filter(Boolean).join(' ');
    return [[name, ...linesOf({ children: inside ?? [] }).map((line) => `  ${line}`)].join('\n')];
  });
  const lines: { text: string; count: number }[] = [];
  for (const text of each) {
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, count: 1 });
  }
  return lines.flatMap(({ text, count }) => (count > 1 ? `${count} × ${text}` : text).split('\n'));
}

const byKind: Record<string, (document: SchoolDocument) => boolean> = {
  fees: (document) => 'facts' in document && document.facts === 'fees',
  calendar: (document) => 'facts' in document && document.facts === 'calendar',
  committee: (document) => 'facts' in document && document.facts === 'committee',
  text: (document) => 'text' in document,
  awaited: (document) => 'awaited' in document,
};

test.each(Object.entries(byKind))(
  'a document of kind %s has the right tags for screen readers',
  async (_, isOfKind) => {
    const inLanguages = documents.filter(({ document }) => isOfKind(document));
    const first = inLanguages[0]!.plan.id;
    const trees = await Promise.all(
      inLanguages
        .filter(({ plan }) => plan.id === first)
        .map(async (document) => [document.plan.language, await structureOf(pdfOf(document))]),
    );
    expect(Object.fromEntries(trees)).toMatchSnapshot();
  },
);

const letter: DocumentPlan = {
  language: 'mr',
  id: 'report-2026',
  title: 'अहवाल 2026',
  letterhead: {
    schoolName: 'शाळा क्र. 5',
    address: 'गाव 413000',
    registrations: ['नोंदणी 1961'],
    phone: '+91 00000 00061',
    email: 'office5@school.example',
  },
  body: { kind: 'awaited', since: '2026-11-01' },
  source: 'facts/documents.yaml',
};
const earth = lookOf({
  palette: 'earth-and-indigo',
  displayFont: 'yatra-one',
  world: 'geometry',
  pictures: 'drawings',
});
const opened = (own: Partial<DocumentPlan>) =>
  getDocumentProxy(new Uint8Array(renderDocument({ ...letter, ...own }, asOf, earth)));

it('table columns have header cells', () => {
  const fees = documents.find(({ document }) => byKind.fees?.(document))!;
  const pdf = pdfOf(fees).toString('latin1');
  expect(pdf).toMatch(/\/S\s*\/TH\b/);
  expect(pdf).toMatch(/\/Scope\s*\/Column/);
});

it('a document has title, school, language and date as metadata', async () => {
  const { info } = await (await opened({})).getMetadata();
  expect(info).toMatchObject({
    Title: 'कागदपत्र यायचे आहे: अहवाल 2026',
    Author: 'शाळा क्र. 5',
    Language: 'mr-IN',
    CreationDate: 'D:20261120000000Z',
  });
});

it('a document shows the school’s digits, and its links keep Latin ones', async () => {
  const document = await opened({ digits: 'devanagari' });
  expect((await document.getMetadata()).info).toMatchObject({
    Title: 'कागदपत्र यायचे आहे: अहवाल २०२६',
    Author: 'शाळा क्र. ५',
  });
  const links = (await (await document.getPage(1)).getAnnotations()) as { url: string }[];
  expect(links.map(({ url }) => url)).toEqual(['tel:+910000000061', 'mailto:office5@school.example']);
});

it.each([{}, { digits: 'latin' as const }, { digits: 'devanagari' as const, language: 'en' as const }])(
  'a document with %o has Latin ones',
  async (own) => {
    expect((await (await opened(own)).getMetadata()).info).toMatchObject({ Author: 'शाळा क्र. 5' });
  },
);

it('a long document has its title on each page, and embeds each font once', () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`नाव ${index}`, '₹ 31,800 · Fees']);
  const table = { id: 'x', caption: 'यादी', columns: ['नाव', 'शुल्क'], rows, rowHeader: 0 };
  const pdf = renderDocument({ ...letter, body: { kind: 'tables', tables: [table] } }, asOf, earth);
  const faces = [...pdf.toString('latin1').matchAll(/\/FontFile2? /g)];
  const names = new Set([...pdf.toString('latin1').matchAll(/\/BaseFont \/(\w{6}\+[\w-]+)/g)].map(([, name]) => name));
  expect(names.size).toBe(faces.length);
  return expect(pagesByPdfium(pdf)).resolves.toEqual(
    expect.arrayContaining([expect.stringContaining('शाळा क्र. 5 · अहवाल 2026'), expect.stringContaining('पान 2, एकूण')]),
  );
});

async function pagesByPdfium(pdf: Buffer): Promise<string[]> {
  const document = await pdfium.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages;
}

it.each(['baloo-2', 'rozha-one', 'system'] as const)('a title can be set in %s', (displayFont) => {
  const look = { colours: palettes['earth-and-indigo'], displayFont, world: 'none', pictures: 'drawings' } as const;
  const plan = { ...letter, title: 'व्हॉट्सअ\u200Dॅप', body: { kind: 'text', markdown: '1. अ\u200Dॅप' } } as const;
  expect(renderDocument(plan, asOf, look).subarray(0, 5).toString()).toBe('%PDF-');
});
