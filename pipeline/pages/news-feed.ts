import { absoluteHref, href } from '../../app/href';
import { toHtml } from '../../app/markdown';
import { inDigits } from '../../words/digits';
import { escapeMarkup } from '../../words/escape-markup';
import { digitsInHtml } from '../../words/digits-in-html';
import { languages, numberingOf } from '../../words/languages';
import { newsWordsIn } from '../../words/words';
import { addressFor } from '../../model/projections/pages/languages';
import { documentPath } from '../../model/concepts/document';
import { documentOfNotice, type Notice } from '../../model/concepts/notice';
import type { ScreenOf, SiteContent } from '../../model/concepts/site-content';

const MAX_ENTRIES = 30;

/** The newest notices as an Atom feed (RFC 4287). @param screen the news screen */
export function newsFeed(
  content: Pick<SiteContent, 'language' | 'school' | 'settings' | 'notices'>,
  { path, data }: Pick<ScreenOf<'news'>, 'path'> & { data: Pick<ScreenOf<'news'>['data'], 'title' | 'description'> },
): string {
  const { language, school, settings, notices } = content;
  const { website, name } = school;
  const address = absoluteHref(website, path);
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, language));
  const shownHtml = (html: string) => digitsInHtml(html, settings.digits, language);
  const entry = (notice: Notice) => {
    const link = absoluteHref(website, `${path}/${notice.id}`);
    const pdf =
      notice.pdf &&
      `<p><a href="${href(addressFor(content, documentPath(documentOfNotice(notice))))}">${newsWordsIn[language].readPdf}</a></p>`;
    const html = `${toHtml(notice.body, content)}${pdf ?? ''}`.replace(
      /(href|src)="\//g,
      `$1="${new URL(website).origin}/`,
    );
    return [
      '  <entry>',
      `    <id>${escapeMarkup(link)}</id>`,
      `    <title>${escapeMarkup(shown(notice.title))}</title>`,
      `    <link href="${escapeMarkup(link)}"/>`,
      `    <updated>${beginningOfDay(notice.date)}</updated>`,
      `    <content type="html">${escapeMarkup(shownHtml(html))}</content>`,
      '  </entry>',
    ].join('\n');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].tag}">`,
    `  <id>${escapeMarkup(address)}</id>`,
    `  <title>${escapeMarkup(shown(`${data.title} · ${name}`))}</title>`,
    `  <subtitle>${escapeMarkup(shown(data.description))}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(address)}.atom"/>`,
    `  <link href="${escapeMarkup(address)}"/>`,
    // A feed must have a date, even without notices.
    `  <updated>${beginningOfDay(notices[0]?.date ?? `${school.founded}-01-01`)}</updated>`,
    `  <author><name>${escapeMarkup(shown(name))}</name></author>`,
    ...notices.slice(0, MAX_ENTRIES).map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function beginningOfDay(isoDay: string): string {
  return `${isoDay}T00:00:00+05:30`;
}
