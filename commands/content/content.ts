import { contentFolder } from '../../model/mistakes/places/content-folder';
import { checkContent, describeWarnings, summaryInWords } from './check-content';

/** Checks the content alone, in a second or two, and says what to mend. */
const { content, others, warnings, error } = checkContent(contentFolder());
if (content) {
  console.log(summaryInWords(content, others));
  const told = describeWarnings(warnings);
  if (told) console.log(`\n${told}`);
} else {
  console.error(error);
  process.exitCode = 1;
}
