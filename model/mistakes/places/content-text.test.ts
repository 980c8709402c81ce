import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedContent } from '../../../tests/support/temporary-folder';
import { smallSchool } from '../../testing/edited-content';
import { messageAfter } from '../../testing/messages';
import { filesBelow } from '../../reading/folder-files';
import { readEveryLanguage } from '../../reading/read-site-content';

const isText = /\.(yaml|md|txt|html|svg)$/;

function readAs(school: string, save: (text: string) => string) {
  const folder = editedContent(school);
  for (const file of filesBelow(folder).filter((each) => isText.test(each))) {
    const full = path.join(folder, file);
    writeFileSync(full, save(readFileSync(full, 'utf8')));
  }
  const warnings: unknown[] = [];
  return { contents: readEveryLanguage(folder, (warning) => warnings.push(warning)), warnings };
}

test.each(['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'])(
  '%s reads the same after Windows or a Mac saved it',
  (school) => {
    const asItIs = readAs(school, (text) => text);
    const byWindows = readAs(school, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    // Old Macs end lines with a carriage return, and all Macs decompose letters.
    const byMac = readAs(school, (text) => text.replaceAll('\n', '\r').normalize('NFD'));
    expect(byWindows).toEqual(asItIs);
    expect(byMac).toEqual(asItIs);
  },
);

test.each(['utf-16le', 'utf-16le with its mark'])('a file in %s', (encoding) => {
  const text = readFileSync(path.join(smallSchool, 'settings.yaml'), 'utf8');
  const to = Buffer.from(`${encoding.endsWith('mark') ? '\ufeff' : ''}${text}`, 'utf16le');
  expect(messageAfter({ file: 'settings.yaml', to })).toContain('UTF-8');
});
