import { ContentError } from '../../model/mistakes/words/content-error';
import { makeDocuments } from './make-documents';

try {
  await makeDocuments();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
