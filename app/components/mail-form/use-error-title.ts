import { useEffect } from 'react';
import { useWords } from '../../language';

/** Announces mistakes in the title of the page, which screen readers read first. */
export function useErrorTitle(hasErrors: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = words.form.errorTitlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors, words]);
}
