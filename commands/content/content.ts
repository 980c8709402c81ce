import { parseArgs } from 'node:util';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { type Language, languageCodes } from '../../words/languages';
import { checkContent, describeWarnings, summaryInWords } from './check-content';
import { find } from './find';
import { format } from './format';
import { set } from './set';

const HELP = `npm run content                                   checks the content
npm run content -- --find "38,400"                 shows where a value is, and what the field means
npm run content -- --set "fees of Grade 5" 39900   changes a value; --yes without asking
npm run content -- --format                        brings all files into the one format
--find and --set take --language ${languageCodes.join('|')}, and --json for programs.`;

/* `npm run content` checks, finds, changes and formats the content. */
process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const options = readOptions();
  if (!options) return false;
  const { values, positionals } = options;
  const { json = false, yes = false } = values;
  const language = (values.language ?? 'en') as Language;
  const folder = contentFolder();
  if (values.help) console.log(HELP);
  else if (values.find !== undefined) console.log(find(folder, values.find, language, json));
  else if (values.set !== undefined) return set(folder, values.set, positionals[0]!, { language, json, yes });
  else if (values.format) return report(format(folder));
  else return check(folder, language);
  return true;
}

function report({ changed, unreadable }: ReturnType<typeof format>): boolean {
  console.log(changed.join('\n') || 'No file had another format.');
  if (unreadable.length > 0)
    console.error(`These files have mistakes and were left as they are:\n${unreadable.join('\n')}`);
  return unreadable.length === 0;
}

function readOptions() {
  try {
    const options = parseArgs({
      allowPositionals: true,
      options: {
        find: { type: 'string' },
        set: { type: 'string' },
        format: { type: 'boolean' },
        language: { type: 'string' },
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const { values, positionals } = options;
    if (values.language && !(languageCodes as string[]).includes(values.language))
      throw new Error(`--language is one of ${languageCodes.join(', ')}.`);
    if (positionals.length !== (values.set === undefined ? 0 : 1))
      throw new Error(
        values.set === undefined
          ? `“${positionals.join(' ')}” is not understood.`
          : 'Write the new value after the name of the field, both in quotation marks.',
      );
    return options;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return undefined;
  }
}

function check(folder: string, language: Language): boolean {
  const { content, others, warnings, error } = checkContent(folder, language);
  if (!content) {
    console.error(error);
    return false;
  }
  console.log(summaryInWords(content, others));
  const described = describeWarnings(warnings, language);
  if (described) console.log(`\n${described}`);
  return true;
}
