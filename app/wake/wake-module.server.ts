import type { EntryContext } from 'react-router';
import type { PageData } from './page-data';

/**
 * The script that brings one page to life: what React Router’s `<Scripts>` and its stream would write into the HTML,
 * as a module of its own. So the HTML holds each text once, and the data arrives only where React does.
 *
 * Follows `Scripts` of react-router 7.18; to be compared with it when the version changes.
 *
 * @throws Error if a loader gave something that JSON cannot hold
 */
export function wakeModule({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new Error(`Route ${route.id} is not in the manifest.`);
    return { id: route.id, module: entry.module };
  });
  const data: PageData = { loaderData: staticHandlerContext.loaderData };
  return [
    `import ${JSON.stringify(manifest.url)};`,
    ...routes.map(({ module }, index) => `import * as route${index} from ${JSON.stringify(module)};`),
    `window.__reactRouterContext = ${serverHandoffString};`,
    `window.pageData = ${JSON.stringify(data, onlyJson)};`,
    `window.__reactRouterRouteModules = {${routes.map(({ id }, index) => `${JSON.stringify(id)}:route${index}`).join(',')}};`,
    `await import(${JSON.stringify(manifest.entry.module)});`,
  ].join('\n');
}

/** Refuses what would silently become something else, as dates and maps do. A field that is `undefined` is left out. */
function onlyJson(this: Record<string, unknown>, key: string, value: unknown): unknown {
  // As it was given: `value` has already been through `toJSON`.
  if (!isJson(this[key]) && !(this[key] === undefined && !Array.isArray(this)))
    throw new Error(`A loader gave “${key}” as something that JSON cannot hold.`);
  return value;
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  return value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Puts the wake module into the page for `tools/site` to take out again. A script of this type does not run. `</`
 * stands only in its strings, where the backslash changes nothing but that HTML does not see an end.
 */
export function withWakeModule(html: string, module: string): string {
  return html.replace('</body>', () => `<script type="text/wake">${module.replaceAll('</', '<\\/')}</script></body>`);
}
