import { withoutInvisible } from '../../forms/invisible-characters';
import { escapeMarkup } from '../../words/escape-markup';

/** Markup that is safe to send. Only the `markup` tag makes it. */
export class Markup {
  constructor(readonly source: string) {}
}

export type MarkupPart = Markup | string | number | undefined | false | readonly MarkupPart[];

/**
 * Escapes inserted text; inserts `Markup` unchanged and `undefined` and `false` as nothing. React could do it, but the server doesn't
 * need React otherwise.
 *
 * Not called `html`, because formatters would reformat the templates, and white space matters in `style` (its hash), `pre` and `textarea`.
 */
export function markup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(strings.reduce((source, string, index) => source + toSource(parts[index - 1]) + string));
}

function toSource(part: MarkupPart): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(toSource).join('');
  // HTML forbids control characters: https://html.spec.whatwg.org/#control-character-in-input-stream
  return escapeMarkup(withoutInvisible(String(part)));
}
