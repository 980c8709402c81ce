import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Text written in Markdown, already turned into HTML when the site was built. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();

  /** Links in the text are plain HTML; once React is awake, those that lead to a screen need no full load either. */
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leadsToScreen(link) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  // The handler only serves the links inside, which take the keyboard themselves.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className="prose" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Screens have no file ending; documents and pictures do. */
function leadsToScreen({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && target === '' && !pathname.includes('.');
}
