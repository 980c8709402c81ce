import { type ComponentType, createContext, type PropsWithChildren, use } from 'react';
import { href } from '../href';
import { hydrate } from './hydrate';

/** Address of the script of each island, by its name, in the language of the page; `app/document.tsx` provides them. */
export const IslandAddresses = createContext<Readonly<Record<string, string>>>({});

const IsInIsland = createContext(false);

/**
 * Declares a component that lives: rendered to HTML like all others, and taken over by React at the first touch, focus
 * or key in it. Stands as the default export in a file `<name>.island.tsx`.
 *
 * In the browser the export is not the component but what brings it to life: `wake-islands.ts` calls it.
 *
 * @param name of the file, without `.island.tsx`
 * @param Component its props must survive JSON, since they travel in the HTML. Its children never change: they travel as
 *   HTML only, and React leaves them as they arrived.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<PropsWithChildren<Props>>,
): ComponentType<PropsWithChildren<Props>> {
  if (!import.meta.env.SSR) return ((root: HTMLElement) => hydrate(root, Component)) as unknown as ComponentType<Props>;
  return function Island({ children, ...rest }: PropsWithChildren<Props>) {
    const props = rest as unknown as Props;
    const address = useIslandAddress(name);
    if (use(IsInIsland)) throw new Error(`The island “${name}” stands in another one: React would take it over twice.`);
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
 * Address of the script of an island, for an element that names it in `data-island` itself. Its default export is a
 * function that is called with the element.
 *
 * @throws Error if there is no such file
 */
export function useIslandAddress(name: string): string {
  const address = use(IslandAddresses)[name];
  if (!address) throw new Error(`There is no file “${name}.island.ts” or “${name}.island.tsx” in app/.`);
  return href(address);
}
