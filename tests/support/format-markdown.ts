import { format } from 'oxfmt';
import settings from '../../.oxfmtrc.json' with { type: 'json' };

/** Formats Markdown as `npx oxfmt` does. */
export async function formatMarkdown(text: string): Promise<string> {
  const { code, errors } = await format('document.md', text, settings);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
