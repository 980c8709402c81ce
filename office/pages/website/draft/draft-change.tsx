import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { ChoiceButton } from '../../form/fields';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { isolated, Sentence } from '../../layout/typed';
import type { ChangeRow } from '../../website-views';
import { changePage } from '../parts/addresses';
import { Author } from '../parts/author';
import { ChangedValue } from '../parts/changed-value';
import { OldTranslations, Untranslated } from '../parts/translations-to-check';
import { BreadcrumbOfChange } from '../parts/breadcrumb';
import { Warnings } from '../field/field-editor';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';

/** A change in words, what is wrong with it, and a button that takes it back. */
export function DraftChange({ change }: { change: ChangeRow }) {
  const { website } = useOfficeWords();
  const { draft: say } = website;
  const { id, address, language, kind, breadcrumb, was, becomes, who, at, state, mistakes, isLocked } = change;
  const page = address && changePage({ address, ...(change.isEntry && { isEntry: true }) });
  const isWrong = state === 'unreadable' || mistakes.length > 0;
  return (
    <article className={`${ui.box} ${styles.change}`} data-gap="1" data-wrong={isWrong || undefined}>
      <h3 className={ui.taps} data-dense="">
        <BreadcrumbOfChange change={change} />
      </h3>
      <ChangedValue kind={kind} was={was} becomes={becomes} language={language} />
      {state === 'unreadable' && <p className={ui.error}>{say.unreadable}</p>}
      {state === 'conflict' && !isLocked && <Settle change={change} />}
      {change.toConfirm && page && <OldTranslations page={page} inLanguages={change.toConfirm} />}
      {change.untranslated && page && <Untranslated page={page} inLanguages={change.untranslated} />}
      {change.lostFacts && (
        <div className={ui.aside}>
          <p>
            <CodeInText text={say.lostFacts(change.lostFacts.join(', '))} />
          </p>
        </div>
      )}
      {isLocked && <p>{website.locked}</p>}
      {mistakes.length > 0 && (
        <div className={`${ui.error} ${ui.taps}`}>
          {mistakes.map((mistake) => (
            <p key={mistake}>{mistake}</p>
          ))}
          {page && (
            <p>
              <a href={page}>{say.correct}</a>
            </p>
          )}
        </div>
      )}
      <Warnings of={change} />
      <div className={ui.row} data-spread="">
        <Author who={who} at={at} />
        {!isLocked && (
          <ActionForm action="/website/undo" about={{ id }} hidden={{ next: '/website/draft' }}>
            <Button type="submit" variant="quiet" aria-label={address && `${say.undo}: ${breadcrumb.join(', ')}`}>
              {say.undo}
            </Button>
          </ActionForm>
        )}
      </div>
    </article>
  );
}

/** Someone has changed the content itself: both values, to choose one. */
function Settle({ change: { id, becomes, theirs = '' } }: { change: ChangeRow }) {
  const { conflict, website } = useOfficeWords();
  const shown = (text: string) => (text === '' ? website.empty : isolated(text));
  return (
    <ActionForm action="/website/settle" about={{ id }} hidden={{ theirs }} className={ui.row}>
      <p>
        <Sentence text={website.draft.conflict(shown(theirs))} />
      </p>
      <ChoiceButton name="keep" value="theirs">
        <Sentence text={conflict.keep(shown(theirs))} />
      </ChoiceButton>
      <ChoiceButton name="keep" value="mine">
        <Sentence text={conflict.use(shown(becomes))} />
      </ChoiceButton>
    </ActionForm>
  );
}
