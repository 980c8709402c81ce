import { readFileSync } from 'node:fs';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Look } from '../../../model/concepts/look';
import type { DocumentPlan } from '../document-plan';
import { fontFiles } from './fonts';
import { printDocument } from './print-document';

const template = readFileSync(new URL('document.typ', import.meta.url), 'utf8');
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await fontFiles() }] });

/**
 * A tagged PDF (PDF/UA-1). The same plan, look and day always give the same bytes.
 *
 * @param asOf the last change of what the document says
 */
export function renderDocument(plan: DocumentPlan, asOf: Date, look: Look): Buffer {
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { document: JSON.stringify(printDocument(plan, asOf, look)) },
  });
  const document = resultOf(compiled);
  const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
  // It keeps what it has set, for a document that is written again and again.
  compiler.evictCache(0);
  return pdf;
}

function resultOf(compiled: ReturnType<NodeCompiler['compile']>): NodeTypstDocument {
  const problems = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  if (!compiled.result || problems.length > 0)
    throw new Error(`A document cannot be set: ${JSON.stringify(problems, null, 2)}`);
  return compiled.result;
}
