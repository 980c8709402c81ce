import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Edit } from '../../model/testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { formatContent, unformattedFiles } from './format-content';

const layout = { file: 'screens/our-vision.md', from: 'kind: prose', to: "kind:   'prose'   # a note" };

function content(folder: string, ...args: string[]) {
  const program = ['--import', 'tsx', 'commands/content/content.ts', ...args];
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env });
  return { status, stdout: stdout.replaceAll(folder, 'content'), stderr: stderr.replaceAll(folder, 'content') };
}

function read(folder: string, { file }: Pick<Edit, 'file'>): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

test('the check gives one hint about files in another layout, and --format gives them the usual one', () => {
  const folder = editedSchool(layout);
  const usual = read(editedSchool(), layout).replace('kind: prose', 'kind: prose # a note');

  const checked = content(folder);
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  expect(checked.stdout).toMatch(/^1 file is not in the usual layout.*npm run content -- --format.*$/m);

  expect(content(folder, '--format')).toEqual({
    status: 0,
    stdout: 'content/screens/our-vision.md\n1 file changed.\n',
    stderr: '',
  });
  expect(read(folder, layout)).toBe(usual);
  expect(unformattedFiles(folder)).toEqual({ texts: new Map(), unreadable: [] });
});

test('a file that can’t be read is named in one sentence, and the others are formatted', () => {
  const folder = editedSchool({ file: 'menu.yaml', to: '<<<<<<< HEAD\nheader: []\n' }, layout);
  expect(content(folder, '--format')).toEqual({
    status: 1,
    stdout: 'content/screens/our-vision.md\n1 file changed.\n',
    stderr: 'content/menu.yaml can’t be read and stays as it is; npm run content says what is wrong in it.\n',
  });
});

test.each([
  ['another encoding', { file: 'menu.yaml', to: Buffer.from('# café\na: 1\n', 'latin1') }],
  ['Markdown without fields', { file: 'screens/our-vision.md', to: 'Note:   our vision\n' }],
  ['Markdown whose fields have no end', { file: 'screens/our-vision.md', to: '---\ntitle:   Our vision\n' }],
])('%s can’t be read', (_, edit) => {
  const folder = editedSchool(edit);
  expect(formatContent(folder)).toEqual({ changed: [], unreadable: [edit.file] });
  expect(readFileSync(path.join(folder, edit.file))).toEqual(Buffer.from(edit.to));
});

test('line ends stay as they are', () => {
  const text = '# note\r\nheader:   []\r\n';
  const folder = editedSchool({ file: 'menu.yaml', to: text });
  formatContent(folder);
  expect(read(folder, { file: 'menu.yaml' })).toBe('# note\r\nheader: []\r\n');
});

test('empty files, mail templates, notes and hidden files stay as they are', () => {
  const files = ['mail/enquiry_form.yaml', 'mail/enquiry_form.txt', 'README.md', '.schemas/menu.yaml'];
  const folder = editedSchool(
    { file: 'menu.yaml', to: '# nothing yet\n' },
    ...files.map((file): Edit => ({ file, to: 'a:   1\n' })),
  );
  expect(formatContent(folder)).toEqual({ changed: [], unreadable: [] });
});
