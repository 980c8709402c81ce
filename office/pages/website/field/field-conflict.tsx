import { Button } from '../../../../app/components/button/button';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import { isolated, Sentence } from '../../layout/typed';
import type { FieldForm } from '../../website-views';
import ui from '../../layout/ui.module.css';
import { formIdOf } from './input-id';
import { useLanguageName } from '../parts/language-name';

/** More letters are not repeated in a button. */
const LONG = 40;

interface FieldConflictProps {
  form: FieldForm;
  /** Page that shows their value. */
  next: string;
  /** Language of the text. */
  lang: string | undefined;
}

/**
 * Someone else's value beside mine. Nothing is overwritten until someone decides. Their own value is the one in the form below, where they
 * can go on typing: its `was` is the other value.
 */
export function FieldConflict({ form, next, lang }: FieldConflictProps) {
  const { conflict: say } = useOfficeWords();
  const nameOf = useLanguageName();
  const { language, conflict } = form;
  if (!conflict) return null;
  const { by, theirs, mine } = conflict;
  const { user } = useFrame();
  const shown = (text: string) => (text === '' ? say.empty : isolated(text));
  const editor = formIdOf(form);
  const id = `conflict-${editor}`;
  return (
    <section
      id={id}
      className={ui.notice}
      data-tone="info"
      role="alert"
      aria-labelledby={`${id}-title`}
      data-asks-about={editor}
    >
      <h2 id={`${id}-title`}>{language ? `${say.title} (${nameOf(language)})` : say.title}</h2>
      <p>
        <Sentence
          text={
            by !== '' && by === user?.name
              ? say.ownNow(shown(theirs))
              : say.now(by === '' ? undefined : isolated(by), shown(theirs))
          }
          lang={lang}
        />
      </p>
      <p>
        <Sentence text={say.mine(shown(mine))} lang={lang} />
      </p>
      <div className={ui.buttons}>
        <ActionLink href={next} variant="quiet" data-discards={editor}>
          <span>{theirs.length > LONG ? say.keepStored : <Sentence text={say.keep(shown(theirs))} lang={lang} />}</span>
        </ActionLink>
        <Button type="submit" form={editor} variant="quiet">
          {say.useMine}
        </Button>
      </div>
    </section>
  );
}
