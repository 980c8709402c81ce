import { UNSAFE_decodeViaTurboStream as decodeAsRouter } from 'react-router';
import { expect, test } from 'vitest';
import { asTurboStream } from './page-data';

test('React Router reads the data of a page as the loaders gave it', async () => {
  const data = {
    loaderData: {
      root: { school: { name: 'SPLS', phones: [], founded: 2018, open: true, fax: null, motto: '' } },
      '/teachers': { rows: [['a', 1], ['a', 1], [{ text: '“A” </p> _1 -5', zero: 0, minus: -5 }]], empty: {} },
    },
  };
  const { value } = await decodeAsRouter(new Blob([asTurboStream(data)]).stream(), globalThis);
  expect(await value).toEqual(data);
});
