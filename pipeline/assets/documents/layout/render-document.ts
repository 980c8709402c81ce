import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Look } from '../../../../model/concepts/look';
import type { DocumentPlan } from '../document-plan';
import { fontFiles } from './fonts';
import { printDocument } from './print-document';

const template = readFileSync('pipeline/assets/documents/layout/document.typ', 'utf8');
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await fontFiles() }] });

/**
 * A tagged PDF (PDF/UA-1). The same plan, look and day always give the same bytes.
 *
 * @param asOf the last change of what the document says
 */
export function renderDocument(plan: DocumentPlan, asOf: Date, look: Look): Buffer {
  const inputs = { document: JSON.stringify(printDocument(plan, asOf, look)) };
  // In one call: what lies between text and PDF is large, and JavaScript would not see that it may let go of it.
  const pdf = compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard: 'ua-1' });
  compiler.evictCache(0);
  return pdf;
}
