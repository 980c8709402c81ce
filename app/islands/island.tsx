import { type ComponentType, createContext, type PropsWithChildren, use } from 'react';
import { href } from '../href';
import { hydrate } from './hydrate';

/** Script address of each island by name, in the language of the page; `app/document.tsx` provides them. */
export const IslandAddresses = createContext<Readonly<Record<string, string>>>({});

const IsInIsland = createContext(false);

/**
 * Declares an interactive component: the build renders it to HTML, and React hydrates it at the first touch, focus or
 * input. It is the default export of `<name>.island.tsx`. In the browser, the export is a function that hydrates an
 * element; `wake-islands.ts` calls it.
 *
 * @param name of the file, without `.island.tsx`
 * @param Component its props must survive JSON, since they are in the HTML. Its children are static HTML.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<PropsWithChildren<Props>>,
): ComponentType<PropsWithChildren<Props>> {
  if (!import.meta.env.SSR) return ((root: HTMLElement) => hydrate(root, Component)) as unknown as ComponentType<Props>;
  return function Island({ children, ...rest }: PropsWithChildren<Props>) {
    const props = rest as unknown as Props;
    const address = useIslandAddress(name);
    if (use(IsInIsland)) throw new Error(`The island “${name}” is inside another one: React would hydrate it twice.`);
    return (
      <div data-island={address} data-props={JSON.stringify(props)}>
        <IsInIsland value>
          <Component {...props}>{children && <div data-static="">{children}</div>}</Component>
        </IsInIsland>
      </div>
    );
  };
}

/**
 * Script address of an island, for an element with its own `data-island`. The script's default export is called with
 * the element.
 *
 * @throws Error if there is no such file
 */
export function useIslandAddress(name: string): string {
  const address = use(IslandAddresses)[name];
  if (!address) throw new Error(`There is no file “${name}.island.ts” or “${name}.island.tsx” in app/.`);
  return href(address);
}
