import { counted } from '../../counted.ts';
import type { Explanation, InFiles } from '../../mistakes.ts';
import type { SyntaxProblem } from '../../syntax-problems.ts';
import type { fileMistakes } from '../mistakes/files.ts';
import { characterName } from './characters.ts';
import { syntax } from './syntax.ts';

export const fileMistakesInFiles: InFiles<typeof fileMistakes> = {
  unreadable: ({ found, problem }) => ({
    found,
    ...(syntax[problem.kind] as (each: SyntaxProblem) => Explanation)(problem),
  }),
  'not-utf8': () => ({
    expected: 'a text file in UTF-8',
    found: 'letters in another encoding',
    advice: 'Open it in your editor, choose “Save as” and there the encoding UTF-8.',
  }),
  'curly-quotes': ({ text, meant }) => ({
    expected: 'straight quotation marks, or none: curly ones are shown to visitors',
    found: text,
    advice: `Write "${meant}". If visitors should see the quotation marks, write "${text}".`,
  }),
  'cut-text': ({ written, note }) => ({
    expected: 'quotation marks around a text with # in it; a note for yourself on a line of its own',
    found: `“${written}”; visitors do not see “${note.trim()}”`,
    advice: `If it belongs to the text, write "${written}${note}". If not, move it to the line above.`,
  }),
  'control-characters': ({ codes, text }) => ({
    expected: 'only visible letters, digits and signs',
    found: `${codes.map(characterName).join(', ')}: “${text}”`,
    advice:
      'Type this text again: the character was pasted from another program. Deleting the text around it removes it.',
  }),
  'stray-characters': ({ found, text, lastLine }) => ({
    expected: 'only ordinary spaces, and no invisible letters',
    found: `${found.map(({ code, times }) => (times === 1 ? characterName(code) : `${times} times ${characterName(code)}`)).join(', ')}${lastLine ? `, the last in line ${lastLine}` : ''}: “${text}”`,
    advice:
      'The site reads it as a space, or as nothing, so visitors see no harm. It came from Word, WhatsApp or a web page; type that part of the line again.',
  }),
  'missing-file': ({ near, name }) => ({
    expected: 'this file',
    found: 'no such file',
    advice: near
      ? `Is it “${near}”? Then rename it to ${name}. If you can’t see the ending of the name, let your computer show file name extensions.`
      : 'Put the file back, or undo its renaming.',
  }),
  'missing-folder': ({ isFile, setting, near, schools }) => ({
    expected: 'the folder of the school’s content',
    found: `${isFile ? 'a file' : 'no such folder'}; ${setting ? `the setting CONTENT_DIR names it: “${setting}”` : 'without the setting CONTENT_DIR it is looked for where the command was started'}`,
    advice: near
      ? `Did you mean CONTENT_DIR=${near}?`
      : setting
        ? `Correct CONTENT_DIR${schools.length > 0 ? `; here ${schools.length === 1 ? 'is' : 'are'} ${schools.join(', ')}` : ''}.`
        : 'Start the command in the folder of the project, or name the folder of the content with CONTENT_DIR.',
  }),
  'stray-file': ({ original, near, isOtherFormat }) => ({
    expected: 'a file that the site reads; content/README.md lists them',
    found: `another file${original ? `; of the two, content/${original} is read` : ''}`,
    advice: original
      ? `Move it out of content/. If it is the newer one, let it take the place of content/${original}.`
      : !near
        ? 'Move it out of content/.'
        : isOtherFormat
          ? `The site reads ${near}. A new name does not make it a ${/\.\w+$/.exec(near)?.[0]} file: save it as one, and move this one out of content/.`
          : `Did you mean ${near}? Then rename it.`,
  }),
  'unused-scan': ({ scan, isPdf, other }) =>
    isPdf
      ? {
          expected: 'a scan that a document of content/facts/documents.yaml names',
          found: `a scan that none of them names${other ? `; one of them names “${other}”` : ''}`,
          advice: other
            ? `If this is the older one, move it out of content/documents/. If it is the newer one, write “scan: ${scan}” in place of “scan: ${other}”.`
            : `Write “scan: ${scan}” where it belongs, or move the file out of content/documents/.`,
        }
      : {
          expected: 'only PDF files in content/documents/',
          found: 'another kind of file',
          advice: 'Scan it as a PDF, or move it out of content/documents/.',
        },
  'no-screen-file': ({ ending, meant }) => ({
    expected: 'only screens in content/screens/: files that end with .md (running text) or .yaml (all other kinds)',
    found: `a file that ends ${ending ? `with ${ending}` : 'without a dot'}`,
    advice: meant ? `Rename it to ${meant}.` : 'Move it out of content/screens/.',
  }),
  'reserved-page-name': ({ name }) => ({
    expected: 'a name that the site does not use itself',
    found: `“${name}”`,
    advice: 'Choose another name; Home is the file home.yaml, and 404.html is the page for unknown addresses.',
  }),
  'name-too-long': ({ limit }) => ({
    expected: `a name of at most ${counted(limit, 'letter')}`,
    found: 'a longer one',
    advice: 'Rename the file: its name is the end of its address.',
  }),
  'name-of-page': ({ name, meant }, { file }) =>
    file.startsWith('news/')
      ? {
          expected:
            'a notice: a file that ends with .md, named in small letters, digits and hyphens, with a letter among them',
          found: `“${name}”`,
          advice: `Rename it, for example to ${meant}, or move it out of content/news/.`,
        }
      : {
          expected:
            'small letters, digits and hyphens: the name of a screen’s file is its address, for example midday-meal.md',
          found: `“${name}”`,
          advice: `Rename it, for example to ${meant}; or move it out of content/screens/ if it is a copy.`,
        },
  'same-address': ({ address, other }) => ({
    expected: 'a file of its own for each address',
    found: `${address}, which is the address of content/${other} too`,
    advice: 'Rename one of the two files, or delete it.',
  }),
  'unknown-placeholder': ({ name, known, near }) =>
    known.length === 0
      ? {
          expected: 'the fact itself: the placeholders of all other files take it from here',
          found: `{{${name}}}`,
          advice: 'Write it out in full.',
        }
      : {
          expected: 'the name of a fact between {{ and }}',
          found: `{{${name}}}`,
          advice: near ? `Did you mean {{${near}}}?` : `Write one of: ${known.join(', ')}.`,
        },
};
