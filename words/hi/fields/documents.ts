export { documentsFields } from '../../en/fields/documents.ts';
