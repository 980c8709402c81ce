import { describe, expect, test } from 'vitest';
import { replaceSection } from './benchmarks-file';

const document = '# Benchmarks\n\nIntroduction.\n\n## Bytes\n\nold\n\n## Pictures\n\nby hand\n';

describe('a section of the benchmarks', () => {
  test('takes the place of the one of the same title and leaves all others', () => {
    expect(replaceSection(document, { title: 'Bytes', text: 'new' })).toBe(document.replace('old', 'new'));
  });

  test('that is new comes at the end', () => {
    expect(replaceSection(document, { title: 'Taps', text: 'new' })).toBe(`${document}\n## Taps\n\nnew\n`);
  });
});
