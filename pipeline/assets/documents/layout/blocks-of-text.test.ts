import { expect, test } from 'vitest';
import { blocksOfText } from './blocks-of-text';
import type { Run } from './printed-document';

test('an address below the text is no text; only links to other sites can be opened', () => {
  const text = 'See [the board][b], [the fees](/classes) or <javascript:alert(1)>.\n\n[b]: https://cbse.gov.in';
  const blocks = blocksOfText(text, (run) => [{ text: run }] as Run[]);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({
    runs: [
      { text: 'See ' },
      { text: 'the board', href: 'https://cbse.gov.in' },
      { text: ', ' },
      { text: 'the fees' },
      { text: ' or ' },
      { text: 'javascript:alert(1)' },
      { text: '.' },
    ],
  });
  expect(JSON.stringify(blocks)).not.toContain('"href":"javascript');
});
