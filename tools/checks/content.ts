import { ContentError } from '../../model/content-error';
import { readSiteContent } from '../../model/site-content';

/** Checks the content alone, in a second or two, and says what to mend. */
try {
  const { screens, staff, committees, documents } = readSiteContent();
  console.log(
    `The content is in order: ${screens.length} screens, ${staff.length} people, ${committees.length} committees, ${documents.length} documents.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
