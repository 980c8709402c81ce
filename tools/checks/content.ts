import { languages } from '../../words/languages';
import { contentFolder } from '../../model/reading/content-folder';
import { checkContent, remarksInWords } from './check-content';

/** Checks the content alone, in a second or two, and says what to mend. */
const { content, others, remarks, error } = checkContent(contentFolder());
if (content) {
  const { screens, staff, committees, documents } = content;
  console.log(
    `The content is in order: ${screens.length} screens, ${staff.length} people, ${committees.length} committees, ${documents.length} documents.`,
  );
  for (const { language, untranslated } of others)
    console.log(
      `  in ${languages[language].name}: ${untranslated.length === 0 ? 'whole' : `${untranslated.length} texts without a translation; npm run translations adds the lines for them`}`,
    );
  const told = remarksInWords(remarks);
  if (told) console.log(`\n${told}`);
} else {
  console.error(error);
  process.exitCode = 1;
}
