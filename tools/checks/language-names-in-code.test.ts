import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOMS = ['app', 'forms', 'illustrations', 'look', 'model', 'search', 'server', 'tools'];

interface NamesToAvoid {
  what: string;
  /** In code; what comments say is no matter. */
  names: RegExp;
  /** Path of a file or a folder → why it may name one. */
  exceptions: Readonly<Record<string, string>>;
}

/** What the code of a site that any school can take must not name. */
const avoided: readonly NamesToAvoid[] = [
  {
    what: 'a language or a script, all of which stand in words/',
    names:
      /\b(?:in)?(?:assamese|bengali|devanagari|gujarati|gurmukhi|hindi|kannada|malayalam|marathi|odia|punjabi|tamil|telugu|urdu)|'(?:mr|hi)'/i,
    exceptions: {
      'tools/setup/browsers.mjs': 'what the tests of the schools of this project need of a machine',
      illustrations: 'Hindi Day is a theme, and a world of drawings has words in the languages that it speaks',
      'tools/bench/budgets.ts': 'what the pages of the school of this project may weigh',
      'model/concepts/screens.ts': 'examples of subjects',
      'model/concepts/parts.ts': 'the fee table in Marathi',
      'tools/new-school': 'it puts the words of each language into the content',
      'model/concepts/settings.ts': 'an example of digits',
      'model/concepts/search-words.ts': 'examples of words',
      // The fee law of a state asks for a table in its language.
      'model/concepts/school-class.ts': 'the fee table in Marathi',
      'model/derived/fact-tables.ts': 'the fee table in Marathi',
      'model/mistakes/checks/check-fees.ts': 'the fee table in Marathi',
      'tools/documents/document-plan.ts': 'the fee table in Marathi',
      'app/pages/classes': 'the fee table in Marathi',
    },
  },
];

const isTest = (file: string) => /\.(test|fixture|examples)\.\w+$|\/testing\//.test(file);

function codeFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(room, file.replaceAll('\\', '/')))
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !isTest(file)),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*/gm, '$1');
}

test.each(avoided)('no code names $what', ({ names, exceptions }) => {
  const naming = codeFiles().filter((file) => names.test(withoutComments(readFileSync(file, 'utf8'))));
  const isException = (file: string) => Object.keys(exceptions).some((each) => `${file}/`.startsWith(`${each}/`));
  expect(naming.filter((file) => !isException(file))).toEqual([]);
  // What is none any more leaves the list.
  expect(Object.keys(exceptions).filter((each) => !naming.some((file) => `${file}/`.startsWith(`${each}/`)))).toEqual(
    [],
  );
});
