import type { RunStyle } from './runs';

/** The style of the text in an element. @param css its `style`, in small letters @param outer style of the text around it */
export function styleOf(element: Element, css: string, outer: RunStyle): RunStyle {
  const style = { ...outer };
  if (element.matches('b, strong')) style.bold = true;
  if (element.matches('i, em')) style.italic = true;
  // Google Docs puts everything into a <b> that isn’t bold.
  const weight = /font-weight:\s*(\w+)/.exec(css)?.[1];
  if (weight) style.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = /font-style:\s*(\w+)/.exec(css)?.[1];
  if (slant) style.italic = slant === 'italic';
  const href = element.tagName === 'A' ? element.getAttribute('href')?.trim() : undefined;
  // Other addresses lead nowhere outside the page or program that they come from.
  if (href && /^(https?:|mailto:|tel:)/i.test(href)) style.href = href.replace(/[\s()<>]/g, hexOf);
  return style;
}

/** `encodeURIComponent` keeps parentheses. */
function hexOf(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
