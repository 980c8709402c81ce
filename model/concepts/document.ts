import { z } from 'zod';
import { annotate, oneOf } from './fields';
import { day, dayUntilToday, line, markdown, record, scanFile, slug } from './record';
import { searchWords } from './search-words';

const documentFacts = ['fees', 'calendar', 'committee'] as const;

const id = annotate(slug, { unique: 'id of a document', names: 'document' });

/**
 * `content/facts/documents.yaml`: every PDF on the site, at `/documents/<id>.pdf`. The board’s portal records that address,
 * so a new version of a document keeps its `id`.
 */
export const documentsSchema = record('documents', {
  documents: z.array(
    oneOf({
      scan: record('document', {
        id: id,
        title: line,
        scan: scanFile,
        issued: day.optional(),
        validUntil: annotate(day, { isAfter: [{ field: 'issued' }] }).optional(),
      }),
      facts: record('document', {
        id,
        title: line,
        facts: z.enum(documentFacts),
        committee: annotate(slug, {
          refersTo: 'committee',
          shownIf: { field: 'facts', isOneOf: ['committee'] },
          requiredIf: { field: 'facts', isOneOf: ['committee'], rule: 'committee-not-named' },
        }).optional(),
      }),
      text: record('document', {
        id,
        title: line,
        text: markdown,
        searchWords,
      }),
      awaited: record('document', {
        id,
        title: line,
        awaited: dayUntilToday,
      }),
    }),
  ),
});

export type SchoolDocument = z.output<typeof documentsSchema>['documents'][number];

/** The permanent address of a document. */
export function documentPath(id: string): string {
  return `/documents/${id}.pdf`;
}

/** The scans that documents name: files in `content/documents/`. */
export function scansOf(documents: readonly SchoolDocument[]): string[] {
  return documents.flatMap((document) => ('scan' in document ? [document.scan] : []));
}
