import { type Language, localeOf } from '../../../../words/languages';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';
import { useLanguageName } from './language-name';

interface TranslationsProps {
  /** Address of the page where they are changed. */
  page: string;
  inLanguages: readonly Language[];
}

/** Visitors would read the new text in one language and the old one in others. */
export function OldTranslations({ page, inLanguages }: TranslationsProps) {
  const { draft: say } = useOfficeWords().website;
  const names = useLanguageNames(inLanguages);
  return (
    <p className={ui.taps}>
      <a href={page}>{say.oldTranslations(names)}</a>
    </p>
  );
}

/** Visitors would read the text in the first language on the pages in others. */
export function Untranslated({ page, inLanguages }: TranslationsProps) {
  const { languages } = useFrame();
  const { draft: say } = useOfficeWords().website;
  const nameOf = useLanguageName();
  const names = useLanguageNames(inLanguages);
  return (
    <p className={ui.taps}>
      <a href={page}>{say.untranslated(names, nameOf(languages[0]!))}</a>
    </p>
  );
}

function useLanguageNames(all: readonly Language[]): string {
  const { language } = useFrame();
  const nameOf = useLanguageName();
  return new Intl.ListFormat(localeOf(language)).format(all.map((each) => nameOf(each)));
}
