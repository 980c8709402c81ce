import { contentAt, screenAt } from '../../content.server';
import { toHtml, toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';

/** What Home shows besides the news. */
export function homeAt(url: URL) {
  const content = contentAt(url);
  const { title, description, slides, action, tiles, figures, welcome } = screenAt(url, 'home').data;
  return {
    title,
    description,
    action,
    figures,
    slides: slides.map(({ picture, sentence }) => ({ picture: pictureSource(picture, 'slide'), sentence })),
    tiles: tiles.map(({ title: name, to, picture }) => ({ title: name, to, picture: pictureSource(picture, 'tile') })),
    welcome: {
      title: welcome.title,
      html: toHtml(welcome.text, content),
      panels: welcome.accordion.map(({ title: name, text, items }) => ({
        title: name,
        html: toHtmlIfAny(text, content),
        items: items?.map((item) => ({ title: item.title, html: toHtml(item.text, content) })),
      })),
    },
  };
}
