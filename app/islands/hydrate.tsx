import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LanguageContext, languageOfPage } from '../language';
import { preserveInput } from './preserve-input';

/**
 * Hydrates an element that the build rendered.
 *
 * @returns a promise that resolves when the component is interactive
 * @throws the error of the component, after the original elements are back with the visitor's input and focus
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<PropsWithChildren<Props>>,
): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}') as Props;
  const html = root.querySelector('[data-static]')?.innerHTML;
  const arrived = [...root.childNodes];
  const begun = preserveInput(root);
  return new Promise<void>((resolve, reject) => {
    hydrateRoot(
      root,
      <LanguageContext value={languageOfPage()}>
        <Announce whenThere={resolve}>
          <Component {...props}>{html !== undefined && <AsArrived html={html} />}</Component>
        </Announce>
      </LanguageContext>,
      {
        // React found other HTML than the server sent, for example because the browser translated the page, and re-rendered it.
        onRecoverableError: (error) => {
          begun.putBack();
          reportError(error);
        },
        // A component may throw later, too. From then on, the browser submits the form.
        onUncaughtError: (error) => {
          console.error(error);
          // A clone doesn't have React's listeners; and without `data-island`, it isn't hydrated again.
          const fresh = root.cloneNode() as HTMLElement;
          delete fresh.dataset.island;
          fresh.append(...arrived);
          root.replaceWith(fresh);
          begun.putBack();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
  }).finally(begun.forget);
}

/** Static HTML inside an island. React keeps the existing elements, and uses the string only if it re-renders. */
function AsArrived({ html }: { html: string }) {
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function Announce({ whenThere, children }: { whenThere: () => void; children: ReactNode }) {
  useEffect(whenThere, [whenThere]);
  return children;
}
