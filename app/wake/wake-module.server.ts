import type { EntryContext } from 'react-router';

/**
 * The script that brings one page to life: what React Router’s `<Scripts>` and its stream would write into the HTML,
 * as a module of its own. So the HTML holds each text once, and the data arrives only where React does.
 *
 * Follows `Scripts` and `StreamTransfer` of react-router 7.18; to be compared with them when the version changes.
 *
 * @param data the page’s loader data as React Router encodes it
 */
export function wakeModule(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  data: string,
): string {
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new Error(`Route ${route.id} is not in the manifest.`);
    return { id: route.id, module: entry.module };
  });
  return [
    `import ${JSON.stringify(manifest.url)};`,
    ...routes.map(({ module }, index) => `import * as route${index} from ${JSON.stringify(module)};`),
    `window.__reactRouterContext = ${serverHandoffString};`,
    `window.__reactRouterContext.stream = new ReadableStream({ start(controller) {`,
    `  controller.enqueue(${JSON.stringify(data)}); controller.close();`,
    `} }).pipeThrough(new TextEncoderStream());`,
    `window.__reactRouterRouteModules = {${routes.map(({ id }, index) => `${JSON.stringify(id)}:route${index}`).join(',')}};`,
    `await import(${JSON.stringify(manifest.entry.module)});`,
  ].join('\n');
}

/**
 * Puts the wake module into the page for `tools/site` to take out again. A script of this type does not run. `</`
 * stands only in its strings, where the backslash changes nothing but that HTML does not see an end.
 */
export function withWakeModule(html: string, module: string): string {
  return html.replace('</body>', () => `<script type="text/wake">${module.replaceAll('</', '<\\/')}</script></body>`);
}
