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
  ['package.json', 'correct CONTENT_DIR.'],
])('CONTENT_DIR=%s does not exist', (name, advice) => {
  vi.stubEnv('CONTENT_DIR', name);
  expect(() => readSiteContent()).toThrow(advice);
});

test('the message on a folder that does not exist names the setting', () => {
  vi.stubEnv('CONTENT_DIR', 'exampels/pimpalpaan/');
  expect(() => readSiteContent()).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: There is a mistake in the content:

      exampels/pimpalpaan/
        The texts of the school can’t be found. Did you mean CONTENT_DIR=examples/pimpalpaan?]
  `);
  vi.stubEnv('CONTENT_DIR', '');
  expect(() => readSiteContent('no-such-folder')).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: There is a mistake in the content:

      content/
        The texts of the school can’t be found. Ask the person who looks after the site to correct CONTENT_DIR.]
  `);
});

test('messages name the folder that was read', () => {
  vi.stubEnv('CONTENT_DIR', 'examples/somewhere/');
  expect(messageAfter({ file: 'screens/notes.docx', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      examples/somewhere/screens/notes.docx
        This file is no page. Take it out of the folder of pages."
  `);
});
