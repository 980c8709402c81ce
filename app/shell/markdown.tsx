import { toHtml } from '../markdown';
import { useSite } from './site';

/** Shows Markdown of the content as formatted text. An empty text renders nothing. */
export function Markdown({ text }: { text: string | undefined }) {
  const site = useSite();
  return text ? <div className="prose" dangerouslySetInnerHTML={{ __html: toHtml(text, site) }} /> : null;
}
