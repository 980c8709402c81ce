import { Prose } from '../components/prose/prose';
import { toHtml } from '../markdown';
import { useSite } from './site';

/** Shows Markdown of the content as formatted text. An empty text renders nothing. */
export function Markdown({ text }: { text: string | undefined }) {
  const site = useSite();
  return text ? <Prose html={toHtml(text, site)} /> : null;
}
