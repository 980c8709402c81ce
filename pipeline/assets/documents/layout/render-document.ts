import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Look } from '../../../../model/concepts/look';
import type { DocumentPlan } from '../document-plan';
import { fontFiles } from './fonts';
import { printDocument } from './print-document';

const template = readFileSync('pipeline/assets/documents/layout/document.typ', 'utf8');
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await fontFiles() }] });

/**
 * Renders a tagged PDF (PDF/UA-1). The same plan, look and date always give the same bytes.
 *
 * @param asOf last change of the document's content
 */
export function renderDocument(plan: DocumentPlan, asOf: Date, look: Look): Buffer {
  const inputs = { document: JSON.stringify(printDocument(plan, asOf, look)) };
  // Compiling and exporting is one call: the garbage collector doesn't see how large a compiled document is.
  const pdf = compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard: 'ua-1' });
  compiler.evictCache(0);
  return pdf;
}
