import { describe, expect, test } from 'vitest';
import { replaceSection } from './benchmarks-file';

const document = '# Benchmarks\n\nIntroduction.\n\n## Bytes\n\nold\n\n## Pictures\n\nby hand\n';

describe('a section of the benchmarks', () => {
  test('replaces only the section with the same title', () => {
    expect(replaceSection(document, { title: 'Bytes', text: 'new' })).toBe(document.replace('old', 'new'));
  });

  test('is appended if its title is new', () => {
    expect(replaceSection(document, { title: 'Taps', text: 'new' })).toBe(`${document}\n## Taps\n\nnew\n`);
  });
});
