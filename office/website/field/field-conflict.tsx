import { Button } from '../../../app/components/button/button';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import type { FieldForm } from '../../website-views';
import { fieldPage } from '../parts/addresses';
import styles from '../../form/conflict.module.css';
import { useLanguageName } from '../parts/language-name';

interface FieldConflictProps {
  form: FieldForm;
  /** Address of the field whose page this is. */
  page: string;
  /** Language of the text. */
  lang: string | undefined;
}

/** Someone else's value beside mine. Nothing is overwritten until someone decides. */
export function FieldConflict({ form, page, lang }: FieldConflictProps) {
  const { conflict: say } = useOfficeWords();
  const nameOf = useLanguageName();
  const { address, entries, language, was, value, conflict } = form;
  if (!conflict) return null;
  const { by, theirs, mine } = conflict;
  const shown = (text: string) => (text === '' ? say.empty : isolated(text));
  const id = `conflict-${language ?? ''}`;
  return (
    <section className={styles.conflict} role="alert" aria-labelledby={id}>
      <h2 id={id}>{language ? `${say.title} (${nameOf(language)})` : say.title}</h2>
      <p>
        <Sentence text={say.now(by === '' ? undefined : isolated(by), shown(theirs))} lang={lang} />
      </p>
      <p>
        <Sentence text={say.mine(shown(mine))} lang={lang} />
      </p>
      <form className={styles.choices} method="post" action="/website/field">
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="language" value={language ?? ''} />
        <input type="hidden" name="entries" value={JSON.stringify(entries)} />
        <input type="hidden" name="was" value={was} />
        <input type="hidden" name="becomes" value={value} />
        <input type="hidden" name="next" value={fieldPage(page)} />
        <a href={fieldPage(page)}>
          <Sentence text={say.keep(shown(theirs))} lang={lang} />
        </a>
        <Button type="submit">
          <Sentence text={say.use(shown(mine))} lang={lang} />
        </Button>
      </form>
    </section>
  );
}
