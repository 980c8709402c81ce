import { contentAt, screenAt } from '../content.server';
import { toHtmlIfAny } from '../markdown.server';
import { pictureSource } from '../pictures.server';

/** The head of a screen that introduces facts or a form. */
export function introOf(url: URL, kind: 'tables' | 'form' | 'contact' | 'teachers' | 'classes' | 'news') {
  const content = contentAt(url);
  const { title, description, intro, picture } = screenAt(url, kind).data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro, content),
    picture: picture && pictureSource(picture, 'section'),
  };
}
