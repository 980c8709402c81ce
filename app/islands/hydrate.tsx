import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LanguageContext, languageOfPage } from '../language';
import { preserveInput } from './preserve-input';

/**
 * Lets React take over an element that it has rendered when the site was built.
 *
 * @returns once the component lives
 * @throws what the component threw; then the element is again as it arrived, with what was typed into it and the focus
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
        // The HTML is no longer as it was sent, for example since the browser translates the page: rendered anew.
        onRecoverableError: (error) => {
          begun.putBack();
          reportError(error);
        },
        // Also later, when it lives: then the form posts itself from now on.
        onUncaughtError: (error) => {
          console.error(error);
          // Without the listeners that React has put on the element; and no island any more, so that it is not tried again.
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

/** React takes what stands in the page; the text is for when it has to render anew. */
function AsArrived({ html }: { html: string }) {
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function Announce({ whenThere, children }: { whenThere: () => void; children: ReactNode }) {
  useEffect(whenThere, [whenThere]);
  return children;
}
