import { contentFolder } from '../../model/mistakes/places/content-folder';
import { checkContent, describeWarnings, summaryInWords } from './check-content';

/* `npm run content` checks the content. */
const { content, others, warnings, error } = checkContent(contentFolder());
if (content) console.log(summaryInWords(content, others));
else {
  console.error(error);
  process.exitCode = 1;
}
const described = describeWarnings(warnings ?? []);
if (described) console.log(`\n${described}`);
