import { parseArgs } from 'node:util';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { checkContent, describeWarnings, summaryInWords } from './check-content';

/* `npm run content` checks the content. */
try {
  parseArgs({ options: {} });
  check();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(
    `${error.message}\n\nnpm run content only checks the content, without arguments. To find and change values: npm run office.`,
  );
  process.exitCode = 1;
}

function check(): void {
  const { content, others, warnings, error } = checkContent(contentFolder());
  if (content) console.log(summaryInWords(content, others));
  else {
    console.error(error);
    process.exitCode = 1;
  }
  const described = describeWarnings(warnings ?? []);
  if (described) console.log(`\n${described}`);
}
