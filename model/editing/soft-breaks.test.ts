import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { applyChanges } from './apply-changes';
import { placeAt } from './draft-places';
import { withoutSoftBreaks } from './soft-breaks';
import { postedValue, valueOf } from './value-of';

test.each([
  ['to speak\nthree languages', 'to speak three languages'],
  ['मुले तीन\nभाषा बोलतात.\n\nदुसरा \n परिच्छेद', 'मुले तीन भाषा बोलतात.\n\nदुसरा परिच्छेद'],
  ['**Bold** begins\n*a line*\n2026 too', '**Bold** begins *a line* 2026 too'],
  ['## Title\nText\nof it', '## Title\nText of it'],
  ['- one\n- two\n  lines\n\nText\nof it', '- one\n- two lines\n\nText of it'],
  ['- one\n  item\n## Title', '- one item\n## Title'],
])('%j is edited as %j', (text, edited) => {
  expect(withoutSoftBreaks(text)).toBe(edited);
});

test.each([
  '- one\n- two\n  - lines\n    of it',
  '- one  \n  hard',
  '- > quoted\n  > text',
  '1. one\n2. two',
  'Days | Hours\n--- | ---\nMonday | 8',
  '> quoted\n> text\nof someone',
  'Street  \nTown',
  'Street\\\nTown',
  'Title\n=====',
  '<div>\nHTML\n</div>',
])('the lines of %j stay', (text) => {
  expect(withoutSoftBreaks(text)).toBe(text);
});

const wrapped = 'मुले तीन\nभाषा\nबोलतात.';

test('a wrapped paragraph that is saved as it was edited keeps its bytes; a changed one is written', () => {
  const folder = editedSchool({
    file: 'screens/our-mission.md',
    to: `---\nkind: prose\ntitle: Our Mission\ndescription: What we do.\n---\n\n${wrapped}\n\nThe end.\n`,
  });
  const published = applyChanges(folder, []);
  const { place, published: was, inDraft } = placeAt('screens/our-mission.md:text/0', published, 'en')!;
  const posted = postedValue(inDraft);
  expect(posted).toBe('मुले तीन भाषा बोलतात.');
  const saved = (text: string) => {
    const change = { place, was, becomes: valueOf(inDraft, text, 'en') };
    return applyChanges(folder, [change]).drafts.get('screens/our-mission.md');
  };
  for (const same of [posted, `${posted}\r\n`, wrapped]) expect(saved(same)).toBeUndefined();
  expect(saved(`${posted} रोज.`)).toContain('\n\nमुले तीन भाषा बोलतात. रोज.\n\nThe end.\n');
});
