import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '../../../words/en/words';
import { examples } from './mail-form.examples';

it('offers every telephone of the school', () => {
  const summary = renderToStaticMarkup(examples['may have been sent']);
  expect(summary).toContain(words.failure.orCall);
  expect(summary.match(/href="tel:/g)).toHaveLength(2);
});

it('doesn’t mention calls if the school has no telephone', () => {
  expect(renderToStaticMarkup(examples['no telephone to call'])).not.toContain(words.failure.orCall);
});
