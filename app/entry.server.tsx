import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { wakeModule, withWakeModule } from './wake/wake-module.server';

/** Renders one page when the site is built; while developing, on each request. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) return new Response(await render(context, request.url), { status, headers });

  const html = await render({ ...withPlainAddress(context), serverHandoffStream: undefined }, request.url);
  return new Response(withWakeModule(html, wakeModule(context)), { status, headers });
}

/** The router prerenders `/x` as `/x/`; links and the canonical address in the page would lead to a redirect. */
function withPlainAddress(context: EntryContext): EntryContext {
  const { location } = context.staticHandlerContext;
  const pathname = location.pathname.replace(/(.)\/+$/, '$1');
  return {
    ...context,
    staticHandlerContext: { ...context.staticHandlerContext, location: { ...location, pathname } },
  };
}

async function render(context: EntryContext, url: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={url} />);
  return text(prelude);
}
