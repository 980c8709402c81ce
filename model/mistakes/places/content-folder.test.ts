import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contentFolder } from './content-folder';
import { smallSchool } from '../../testing/edited-content';
import { messageAfter } from '../../testing/messages';
import { readSiteContent } from '../../reading/read-site-content';

afterEach(() => void vi.unstubAllEnvs());

test('the content folder is content/, or the one that CONTENT_DIR names', () => {
  expect(contentFolder()).toBe(path.resolve('content'));
  vi.stubEnv('CONTENT_DIR', smallSchool);
  expect(contentFolder()).toBe(path.resolve(smallSchool));
  expect(readSiteContent()).toEqual(readSiteContent(smallSchool));
});

test.each([
  ['commands/new-school/startr', 'Did you mean CONTENT_DIR=commands/new-school/starter?'],
  ['contnet', 'Did you mean CONTENT_DIR=content?'],
  ['pimpalpan', 'Did you mean CONTENT_DIR=examples/pimpalpaan?'],
  ['exampels/pimpalpaan', 'Did you mean CONTENT_DIR=examples/pimpalpaan?'],
  ['package.json', 'Correct CONTENT_DIR; here are content, examples/kagaz-ki-nav, examples/pimpalpaan.'],
])('CONTENT_DIR=%s does not exist', (name, advice) => {
  vi.stubEnv('CONTENT_DIR', name);
  expect(() => readSiteContent()).toThrow(`to do:    ${advice}`);
});

test('the message on a folder that does not exist names the setting', () => {
  vi.stubEnv('CONTENT_DIR', 'exampels/pimpalpaan/');
  expect(() => readSiteContent()).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: There is a mistake in the content:

      exampels/pimpalpaan/
        expected: the folder of the school’s content
        found:    no such folder; the setting CONTENT_DIR names it: “exampels/pimpalpaan/”
        to do:    Did you mean CONTENT_DIR=examples/pimpalpaan?]
  `);
  vi.stubEnv('CONTENT_DIR', '');
  expect(() => readSiteContent('no-such-folder')).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: There is a mistake in the content:

      content/
        expected: the folder of the school’s content
        found:    no such folder; without the setting CONTENT_DIR it is looked for where the command was started
        to do:    Start the command in the folder of the project, or name the folder of the content with CONTENT_DIR.]
  `);
});

test('messages name the folder that was read, but do not change quotations', () => {
  vi.stubEnv('CONTENT_DIR', 'examples/somewhere/');
  expect(messageAfter({ file: 'screens/notes.docx', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      examples/somewhere/screens/notes.docx
        expected: only screens in examples/somewhere/screens/: files that end with .md (running text) or .yaml (all other kinds)
        found:    a file that ends with .docx
        to do:    Move it out of examples/somewhere/screens/."
  `);
  const link = { file: 'screens/our-vision.md', from: '\n---\n', to: '\n---\n[Facts](content/facts)\n' };
  expect(messageAfter(link)).toContain('found:    “(content/facts)”');
  expect(messageAfter({ file: 'fees.xlsx', to: '' })).toContain('content/README.md lists them');
});
