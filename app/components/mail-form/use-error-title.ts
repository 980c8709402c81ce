import { useEffect } from 'react';
import { useWords } from '../../language';

/** A screen reader reads the title first: it should say that something is to be corrected. */
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
