import { withoutInvisible } from '../../forms/invisible-characters';
import { escapeMarkup } from '../../words/escape-markup';

/** Markup that is safe to send as it stands. Only the `markup` tag makes it. */
export class Markup {
  constructor(readonly source: string) {}
}

export type MarkupPart = Markup | string | number | undefined | false | readonly MarkupPart[];

/**
 * Markup with every inserted text escaped; inserted `Markup` stays as it is, `undefined` and `false` leave nothing.
 * React would do it too, but nothing else in the server needs it.
 *
 * Not called `html`: formatters would rewrite the templates, and white space counts in `style` (its hash), `pre`, `textarea`.
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
