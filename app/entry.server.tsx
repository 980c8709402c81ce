import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { digitsInHtml } from '../words/digits-in-html';
import { languages } from '../words/languages';
import { contentAt } from './content.server';
import { markFirstLanguage } from './mark-first-language.server';

/** Renders one page when the site is built; while developing, on each request. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />);
  const { school, settings, untranslated } = contentAt(new URL(request.url));
  const [first = 'en'] = school.languages;
  const html = markFirstLanguage(await text(prelude), untranslated, languages[first].tag);
  return new Response(settings.digits === 'devanagari' ? digitsInHtml(html) : html, { status, headers });
}
