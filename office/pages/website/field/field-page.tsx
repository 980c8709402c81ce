import { Button } from '../../../../app/components/button/button';
import { languages } from '../../../../words/languages';
import { ActionForm } from '../../form/action-form';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence, Typed } from '../../layout/typed';
import type { FieldForm, FieldView } from '../../website-views';
import { fieldPage } from '../parts/addresses';
import { NameUses } from '../parts/name-uses';
import { WebsitePage } from '../parts/website-page';
import { Preview } from '../preview/preview';
import { FieldConflict } from './field-conflict';
import { FieldEditor } from './field-editor';
import { hasPicker } from './field-input';
import ui from '../../layout/ui.module.css';
import styles from './field.module.css';
import { useLanguageName } from '../parts/language-name';
import { ConfirmTranslation } from './confirm-translation';

/** A field: its form, those of its translations, and the page that shows it. */
export function FieldPage({ view }: { view: FieldView }) {
  const { errorPrefix, website } = useOfficeWords();
  const { languages: all } = useFrame();
  const nameOf = useLanguageName();
  const { breadcrumb, label, form, translations, preview, draft, isLocked } = view;
  const next = fieldPage(form.address);
  const forms = isLocked ? [] : [form, ...translations];
  const hasMistakes = forms.some(({ mistakes, conflict }) => mistakes.length > 0 || conflict);
  const isText = translations.length > 0;
  // The first language of the school is that of its content.
  const languageOf = (each: FieldForm) => each.language ?? (isText ? all[0] : undefined);
  const langOf = (each: FieldForm) => {
    const language = languageOf(each);
    return language && languages[language].tag;
  };
  return (
    <WebsitePage
      title={label}
      prefix={hasMistakes ? errorPrefix : ''}
      breadcrumb={breadcrumb.slice(0, -1)}
      address={form.address}
      draft={draft}
    >
      {forms.map(
        (each) =>
          each.conflict && <FieldConflict key={each.language ?? ''} form={each} next={next} lang={langOf(each)} />,
      )}
      <div className={`${ui.columns} ${styles.columns}`}>
        <div className={ui.stack} data-gap="4">
          <Explanations view={view} />
          <OtherName view={view} next={next} />
          {isLocked ? (
            <Locked value={form.value} />
          ) : (
            <p className={ui.quiet}>
              <span data-needs-script="" hidden>
                {website.field.savesItself}{' '}
              </span>
              {website.field.notPublished}
            </p>
          )}
          <div className={styles.forms}>
            {forms.map((each) => {
              const language = languageOf(each);
              return (
                <section key={each.language ?? ''} className={`${ui.stack} ${styles.form}`} data-gap="3">
                  <FieldEditor
                    form={each}
                    next={next}
                    lang={langOf(each)}
                    label={language ? nameOf(language, 'text') : <span className="visually-hidden">{label}</span>}
                  />
                  {each.isUntranslated && each.language && (
                    <p className={ui.aside} data-tone="info">
                      {website.field.untranslated(nameOf(each.language), nameOf(all[0]!))}
                    </p>
                  )}
                  {each.isToConfirm && each.language && (
                    <ConfirmTranslation form={each} language={each.language} page={form.address} />
                  )}
                </section>
              );
            })}
          </div>
          {view.isParagraph && !isLocked && (
            <ActionForm
              action="/website/entry"
              about={{ address: form.address }}
              hidden={{ was: form.was, next: '/website/draft' }}
            >
              <Button type="submit" variant="quiet" name="do" value="remove">
                {website.entries.removeParagraph}
              </Button>
            </ActionForm>
          )}
        </div>
        <Preview preview={preview} />
      </div>
    </WebsitePage>
  );
}

/** A value that its reader can't change. */
function Locked({ value }: { value: string }) {
  const { website } = useOfficeWords();
  return (
    <>
      <p>{value === '' ? website.empty : <Typed text={value} />}</p>
      <p>
        <strong>{website.locked}</strong>
      </p>
    </>
  );
}

/** A person has another name here than in other places. */
function OtherName({ view: { otherName, form }, next }: { view: FieldView; next: string }) {
  const { entries: say } = useOfficeWords().website;
  if (!otherName) return null;
  return (
    <ActionForm
      action="/website/entry"
      about={{ address: form.address }}
      hidden={{ entries: JSON.stringify(form.entries), next }}
      className={ui.notice}
      data-tone="info"
    >
      <p>{say.otherName(otherName.name, otherName.uses.length)}</p>
      <NameUses uses={otherName.uses} />
      <p>
        <Button type="submit" variant="quiet" name="do" value="same person">
          {say.samePerson}
        </Button>
      </p>
    </ActionForm>
  );
}

/** What the field is, where it is shown, and what else changes with it. */
function Explanations({ view: { form, help, example, shown, uses, hasFacts } }: { view: FieldView }) {
  const { field: say } = useOfficeWords().website;
  if (!help && !example && !shown && uses === 0 && !hasFacts) return null;
  return (
    <div className={ui.hint} id="explanations">
      {help && <p>{help}</p>}
      {example && !hasPicker(form) && (
        <p>
          <Sentence text={say.example(isolated(example))} />
        </p>
      )}
      {hasFacts && <p>{say.facts}</p>}
      {shown && <p>{say.shown(shown)}</p>}
      {uses > 0 && (
        <p>
          <strong>{say.uses(uses)}</strong>
        </p>
      )}
    </div>
  );
}
