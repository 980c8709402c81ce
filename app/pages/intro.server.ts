import { screenAt } from '../content.server';
import { toHtmlIfAny } from '../markdown.server';
import { pictureSource } from '../pictures.server';

/** The head of a screen that introduces facts or a form. */
export function introOf(url: URL) {
  const { title, description, intro, picture } = screenAt(url, 'intro').data;
  return { title, description, introHtml: toHtmlIfAny(intro), picture: picture && pictureSource(picture) };
}
