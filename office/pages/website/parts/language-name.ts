import { type Language, localeOf } from '../../../../words/languages';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';

/** Names a language in that of the page: “Marathi”, or “Text in Marathi”. */
export function useLanguageName(): (code: Language, form?: 'text') => string {
  const { language } = useFrame();
  const { field } = useOfficeWords().website;
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return (code, form) => {
    const name = names.of(code) ?? code;
    return form === 'text' ? field.textIn(name) : name;
  };
}
