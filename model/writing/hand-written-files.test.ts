import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { readEveryLanguage } from '../reading/read-site-content';
import { editFile } from './edit-file';

const file = 'screens/enquiry-form.yaml';
const before = `# Written by hand
kind:   'form'
form: "enquiry"

title: 'Enquiry Form'   # as in the menu
description: >-
    Ask {{schoolName}} about admission. One form,
    and we will call you.
picture: {illustration: admission,seed: 1}
sample:
- 'description'
`;
const after = `# Written by hand
kind: form
form: enquiry

title: Ask us # as in the menu
description: Ask {{schoolName}} about admission. One form, and we will call you.
picture: { illustration: admission, seed: 1 }
sample:
  - description
`;
test.each(['\n', '\r\n'])(
  'a file in another layout is read without a warning, and gets the one format when a program writes it: %j',
  (lineEnd) => {
    const folder = editedSchool({ file, to: before.replaceAll('\n', lineEnd) });
    const warnings: unknown[] = [];
    readEveryLanguage(folder, (warning) => warnings.push(warning));
    expect(warnings).toEqual([]);
    editFile(path.join(folder, file), (content) => content.set(['title'], 'Ask us'));
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(after.replaceAll('\n', lineEnd));
  },
);
