import type { ReactNode } from 'react';
import { withoutInvisible } from '../../forms/invisible-characters';
import { digitsInHtml } from '../../words/digits-in-html';
import type { Digits } from '../../words/languages';
import { prerender } from '../prerender';

/**
 * Renders a whole page. Visitors and clerks can type direction marks and control characters into any text, so we drop them from the page
 * at the end; React writes these characters unescaped. HTML forbids control characters: https://html.spec.whatwg.org/#control-character-in-input-stream
 *
 * @throws whatever a component throws
 */
export async function staticHtml(page: ReactNode, digits: Digits | undefined): Promise<string> {
  // Only hydration needs React's comments between texts. In texts that people typed, `<` is escaped.
  const html = (await prerender(page)).replaceAll('<!-- -->', '');
  return digitsInHtml(withoutInvisible(html), digits);
}
