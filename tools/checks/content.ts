import path from 'node:path';
import { checkContent } from './check-content';

/** Checks the content alone, in a second or two, and says what to mend. */
const { content, error } = checkContent(path.resolve('content'));
if (content) {
  const { screens, staff, committees, documents } = content;
  console.log(
    `The content is in order: ${screens.length} screens, ${staff.length} people, ${committees.length} committees, ${documents.length} documents.`,
  );
} else {
  console.error(error);
  process.exitCode = 1;
}
