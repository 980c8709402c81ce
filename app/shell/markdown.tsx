import { Prose } from '../components/prose/prose';
import { toHtml } from '../markdown';
import { useSite } from './site';

/** Markdown of the content as formatted text; nothing for an empty text. */
export function Markdown({ text }: { text: string | undefined }) {
  const site = useSite();
  return text ? <Prose html={toHtml(text, site)} /> : null;
}
