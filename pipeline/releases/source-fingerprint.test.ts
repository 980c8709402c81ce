import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool, emptyProject } from '../../tests/support/temporary-folder';
import { sourceFingerprint } from './source-fingerprint';

const touch = (file: string) => utimesSync(file, 1_600_000_000, 1_600_000_000);

test('a checkout, which changes only times of texts, needs no build; an edit does, and a draft equals the edit', () => {
  const folder = editedSchool();
  const before = sourceFingerprint({ folder });
  const file = path.join(folder, 'school.yaml');
  touch(file);
  expect(sourceFingerprint({ folder })).toBe(before);

  const text = readFileSync(file, 'utf8').replace('Example School', 'Other School');
  const drafts = new Map([
    ['school.yaml', text],
    ['screens/new.md', 'new'],
  ]);
  const ofDraft = sourceFingerprint({ folder, drafts });
  expect(ofDraft).not.toBe(before);
  for (const [name, draft] of drafts) writeFileSync(path.join(folder, name), draft);
  expect(sourceFingerprint({ folder })).toBe(ofDraft);
});

test('photos aren’t read: a new time counts as an edit', () => {
  const folder = editedSchool();
  const photo = path.join(folder, 'photos/sports.jpg');
  mkdirSync(path.dirname(photo), { recursive: true });
  writeFileSync(photo, 'a photo');
  const before = sourceFingerprint({ folder });
  touch(photo);
  expect(sourceFingerprint({ folder })).not.toBe(before);
});

test('a setting of the server needs no build, one that is built into the site does', () => {
  const folder = editedSchool();
  emptyProject();
  const before = sourceFingerprint({ folder });
  writeFileSync('.env', 'SMTP_URL=smtp://mail.example\nPORT=3100\n');
  expect(sourceFingerprint({ folder })).toBe(before);
  writeFileSync('.env', 'VITE_MAIL_ORIGIN=https://mail.example\n');
  expect(sourceFingerprint({ folder })).not.toBe(before);
});
