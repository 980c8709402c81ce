import { parseArgs } from 'node:util';
import { contentFolder, contentFolderName } from '../../model/mistakes/places/content-folder';
import { counted } from '../../words/counted';
import { checkContent, describeWarnings, summaryInWords } from './check-content';
import { formatContent, unformattedFiles } from './format-content';

/* `npm run content` checks the content; with `--format`, it writes the files in the usual layout. */
try {
  const { values } = parseArgs({ options: { format: { type: 'boolean' } } });
  if (values.format) format();
  else check();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(
    `${error.message}\n\nnpm run content checks the content; npm run content -- --format gives its files the usual layout. To find and change values: npm run office.`,
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
  const { size } = unformattedFiles(contentFolder()).texts;
  if (size > 0)
    console.log(
      `\n${counted(size, 'file is', 'files are')} not in the usual layout, so a change in the office would rewrite other lines, too: npm run content -- --format changes the layout only.`,
    );
}

function format(): void {
  const { changed, unreadable } = formatContent(contentFolder());
  for (const file of changed) console.log(`${contentFolderName()}/${file}`);
  console.log(changed.length > 0 ? `${counted(changed.length, 'file')} changed.` : 'No file changed.');
  for (const file of unreadable)
    console.error(
      `${contentFolderName()}/${file} can’t be read and stays as it is; npm run content says what is wrong in it.`,
    );
  if (unreadable.length > 0) process.exitCode = 1;
}
