import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentFolder } from './content-folder';
import { smallSchool } from '../../testing/edited-content';
import { messageAfter } from '../../testing/messages';
import { readSiteContent } from '../../reading/read-site-content';

test('the content folder is content/, or the one that CONTENT_DIR names', () => {
  expect(contentFolder()).toBe(path.resolve('content'));
  vi.stubEnv('CONTENT_DIR', smallSchool);
  expect(contentFolder()).toBe(path.resolve(smallSchool));
  expect(readSiteContent()).toEqual(readSiteContent(smallSchool));
});

test.each(['exampels/pimpalpaan', 'package.json'])('CONTENT_DIR=%s is no folder', (name) => {
  vi.stubEnv('CONTENT_DIR', name);
  expect(() => readSiteContent()).toThrow(`${name}/\n    The texts of the school can’t be found.`);
});

test('messages name the folder that was read', () => {
  vi.stubEnv('CONTENT_DIR', 'examples/somewhere/');
  expect(messageAfter({ file: 'screens/notes.docx', to: '' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      examples/somewhere/screens/notes.docx
        This file is no page. Take it out of the folder of pages."
  `);
});
