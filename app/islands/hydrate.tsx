import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LanguageContext, languageOfPage } from '../language';
import { preserveInput } from './preserve-input';

/**
 * Hydrates an element that the build rendered.
 *
 * @returns when the component is interactive
 * @throws what the component threw; then the original elements are back, with the visitor's input and focus
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
        // The HTML isn't what was sent, for example because the browser translated the page; React renders it again.
        onRecoverableError: (error) => {
          begun.putBack();
          reportError(error);
        },
        // Also if the component throws later: from then on, the browser submits the form.
        onUncaughtError: (error) => {
          console.error(error);
          // A clone doesn't have React's listeners; and without `data-island`, nobody wakes it again.
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

/** React keeps the existing HTML; the string is for when it has to re-render. */
function AsArrived({ html }: { html: string }) {
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function Announce({ whenThere, children }: { whenThere: () => void; children: ReactNode }) {
  useEffect(whenThere, [whenThere]);
  return children;
}
