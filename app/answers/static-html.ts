import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { withoutInvisible } from '../../forms/invisible-characters';
import { digitsInHtml } from '../../words/digits-in-html';
import type { Digits } from '../../words/languages';

/**
 * Renders a whole page. Visitors and clerks can type direction marks and control characters into any text, so we drop them from the page
 * at the end; React writes these characters unescaped. HTML forbids control characters: https://html.spec.whatwg.org/#control-character-in-input-stream
 *
 * @throws whatever a component throws
 */
export async function staticHtml(page: ReactNode, digits: Digits | undefined): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // With a limit, React would split long pages and move the pieces by script.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  // Only hydration needs React's comments between texts. In texts that people typed, `<` is escaped.
  return digitsInHtml(withoutInvisible(html.replaceAll('<!-- -->', '')), digits);
}
