import { useEffect } from 'react';
import { useWords } from '../../language';

/** Screen readers read the title first, so it mentions mistakes. */
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
