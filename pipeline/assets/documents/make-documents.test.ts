import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import { smallSchool, withEdits } from '../../../model/testing/edited-content';
import { FileCache } from '../file-cache';
import type { SiteFiles } from '../site-files';
import { makeDocuments } from './make-documents';

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
const contentDir = path.join(folder, 'content');
const cache = new FileCache(path.join(folder, 'cache'));
let documents: SiteFiles = {};
async function make() {
  const contents = readEveryLanguage(contentDir);
  const { files, made, unchanged } = await makeDocuments({ source: { folder: contentDir }, contents, cache });
  documents = files;
  return { made, unchanged };
}
const fileOf = (id: string) => documents[`/documents/${id}.pdf`]!;
const pdf = (id: string) => readFileSync(fileOf(id));

function edit(file: string, from: string, to: string): void {
  withEdits(contentDir, [{ file, from, to }]);
}

beforeAll(async () => {
  cpSync(smallSchool, contentDir, { recursive: true });
  await make();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the documents of the content', { timeout: 60_000 }, () => {
  test('are all made under their permanent names', () => {
    const ids = [...readFileSync(path.join(contentDir, 'facts/documents.yaml'), 'utf8').matchAll(/^ {2}- id: (.+)$/gm)];
    expect(ids.length).toBeGreaterThan(5);
    expect(Object.keys(documents).sort()).toEqual(ids.map(([, id]) => `/documents/${id}.pdf`).sort());
  });

  test('have titles that say so if they are awaited', () => {
    expect(pdf('land-certificate').toString('latin1')).toContain('(Awaited: Title or lease of land and building)');
  });

  test('are not made again if nothing changed', async () => {
    expect(await make()).toEqual({ made: 0, unchanged: Object.keys(documents).length });
  });

  test('are the same byte for byte when made again', async () => {
    const before = ['recognition-certificate', 'school-circular', 'fees-details'].map((id) => [id, pdf(id)] as const);
    for (const [id] of before) rmSync(fileOf(id));
    expect(await make()).toMatchObject({ made: before.length });
    for (const [id, bytes] of before) expect(pdf(id).equals(bytes), id).toBe(true);
  });

  test('change with a fee, and the others don’t', async () => {
    const published = fileOf('fees-details');
    const before = pdf('fees-details');
    edit('facts/classes.yaml', 'yearly: 38400', 'yearly: 39900');
    expect(await make()).toMatchObject({ made: 1 });
    expect(pdf('fees-details').equals(before)).toBe(false);
    expect(readFileSync(published).equals(before), 'the file to which a release is linked').toBe(true);
  });

  test('don’t change with a comment', async () => {
    edit('facts/classes.yaml', '# The classes', '# All the classes');
    expect(await make()).toMatchObject({ made: 0 });
  });
});

describe('a scan', { timeout: 60_000 }, () => {
  const scan = (bytes: string | Buffer) => {
    const file = path.join(contentDir, 'documents/recognition-2026.pdf');
    writeFileSync(file, bytes);
  };
  beforeAll(() =>
    edit(
      'facts/documents.yaml',
      '- id: recognition-certificate\n    title: Recognition certificate (Form II)\n    awaited: 2026-11-01',
      '- id: recognition-certificate\n    title: Recognition certificate (Form II)\n    scan: recognition-2026.pdf',
    ),
  );

  test('is copied unchanged', async () => {
    scan('%PDF-1.4\nsome scan\n%%EOF\n');
    expect(await make()).toMatchObject({ made: 1 });
    expect(pdf('recognition-certificate').toString()).toBe('%PDF-1.4\nsome scan\n%%EOF\n');
  });

  test('may be that of a document and of a notice', async () => {
    scan('%PDF-1.4\nsome scan\n%%EOF\n');
    mkdirSync(path.join(contentDir, 'news'));
    writeFileSync(
      path.join(contentDir, 'screens/news.yaml'),
      'kind: news\ntitle: News\ndescription: What happens at a school that is as small as can be.\n',
    );
    writeFileSync(
      path.join(contentDir, 'news/rain.md'),
      '---\ntitle: Rain\ndate: 2026-11-20\npdf: recognition-2026.pdf\n---\n\nThe buses do not run.\n',
    );
    await make();
    expect(pdf('news-rain')).toEqual(pdf('recognition-certificate'));
    rmSync(path.join(contentDir, 'news'), { recursive: true });
  });

  test('that is a renamed photo stops the build', async () => {
    scan('\u00ff\u00d8\u00ff JFIF');
    await expect(make()).rejects.toThrow('“recognition-2026.pdf” is no PDF.');
  });
});
