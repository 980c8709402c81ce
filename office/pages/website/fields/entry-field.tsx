import { languages } from '../../../../words/languages';
import { ActionForm } from '../../form/action-form';
import { ChoiceButton } from '../../form/fields';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import type { FieldForm, ListedCell } from '../../website-views';
import { FieldConflict } from '../field/field-conflict';
import { FieldEditor, Published } from '../field/field-editor';
import { fieldPage } from '../parts/addresses';
import { OldTranslations, Untranslated } from '../parts/translations-to-check';
import ui from '../../layout/ui.module.css';

/** Up to this many options are buttons, which save at once. */
const MAX_BUTTONS = 3;
/** Longer lists of options, and running text, have no room in a table: they are links to their field. */
const MAX_OPTIONS = 12;

interface EntryFieldProps {
  field: ListedCell;
  /** Of the entry. */
  name: string;
  /** Address of the page. */
  page: string;
  /** The same, at the row of the entry: for browsers without JavaScript. */
  next: string;
}

/** A field in the table of its list. */
export function EntryField({ field: { address, breadcrumb, value, cell }, name, page, next }: EntryFieldProps) {
  const { website: say } = useOfficeWords();
  const { languages: all } = useFrame();
  const { form, isText, shown, toCheck, untranslated, otherName } = cell;
  const { input, choices = [], conflict } = form;
  const label = `${breadcrumb.at(-1)}: ${name}`;
  const lang = isText ? languages[all[0]!].tag : undefined;
  if (input === 'long-text' || choices.length > MAX_OPTIONS)
    return (
      <a className={ui.tap} href={fieldPage(address)}>
        {value === '' ? say.empty : <Typed text={value} />}
      </a>
    );
  if (choices.length > 0 && choices.length <= MAX_BUTTONS && !conflict)
    return (
      <div className={ui.stack} data-gap="1">
        <ChoiceButtons form={form} label={label} next={next} />
        <Published form={form} next={next} lang={lang} inTable={label} />
      </div>
    );
  return (
    <div className={ui.stack} data-gap="1">
      {conflict && <FieldConflict form={form} next={page} lang={lang} />}
      <FieldEditor
        form={form}
        next={next}
        label={<span className="visually-hidden">{label}</span>}
        inTable={label}
        lang={lang}
      />
      {shown !== undefined && (
        <p className={ui.quiet}>
          <Typed text={shown} />
        </p>
      )}
      {otherName && (
        <p className={ui.taps}>
          <a href={fieldPage(address)}>{say.entries.otherName(otherName.name, otherName.uses.length)}</a>
        </p>
      )}
      {toCheck.length > 0 && <OldTranslations page={fieldPage(address)} inLanguages={toCheck} />}
      {untranslated.length > 0 && <Untranslated page={fieldPage(address)} inLanguages={untranslated} />}
    </div>
  );
}

function ChoiceButtons({ form, label, next }: { form: FieldForm; label: string; next: string }) {
  const { address, entries, was, value, choices = [] } = form;
  return (
    <ActionForm
      action="/website/field"
      about={{ address }}
      hidden={{ was, entries: JSON.stringify(entries), next }}
      className={ui.bar}
      aria-label={label}
    >
      {choices.map((choice) => (
        <ChoiceButton key={choice.value} name="becomes" value={choice.value} isCurrent={choice.value === value}>
          {choice.label}
        </ChoiceButton>
      ))}
    </ActionForm>
  );
}
