import { Fragment } from 'react';
import { Button } from '../../../../app/components/button/button';
import { languages } from '../../../../words/languages';
import { ActionForm } from '../../form/action-form';
import { SelectField } from '../../form/fields';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import type { NewEntryView } from '../../website-views';
import { FieldInput } from '../field/field-input';
import { newEntryPage } from '../parts/addresses';
import { useLanguageName } from '../parts/language-name';
import { NotHere } from '../parts/not-here';
import { WebsitePage } from '../parts/website-page';
import ui from '../../layout/ui.module.css';

/** The form of a new entry: what it needs, then what most others have. The rest is on its page. */
export function NewEntryPage({ view }: { view: NewEntryView }) {
  const { website: say, errorPrefix, save } = useOfficeWords();
  const { breadcrumb, entries, list, like, replaces, name: replaced, kinds, form } = view;
  const { fields, groups, group, next, missing, hasFile } = view;
  const { languages: all, language } = useFrame();
  const nameOf = useLanguageName();
  const first = all[0]!;
  const title = replaces ? replaced || say.entries.kind : say.entries.add(breadcrumb.at(-1) ?? '');
  // Whoever works in another language of the school can write in it at once.
  const hasOwn = language !== first && all.includes(language);
  const isMissing = (path: string) => missing.includes(path);
  return (
    <WebsitePage title={title} prefix={missing.length > 0 ? errorPrefix : ''} breadcrumb={breadcrumb} address={list}>
      {kinds.length > 1 && !replaces && (
        <nav className={ui.row} aria-label={title}>
          {kinds.map(({ name, label }) => (
            <a
              key={name}
              className={ui.tap}
              href={newEntryPage({ list, next, kind: name })}
              aria-current={name === form ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      {hasFile && <NotHere />}
      <ActionForm
        action="/website/new"
        about={{ list }}
        hidden={{ entries: JSON.stringify(entries), like, replaces, name: replaced, kind: form ?? '', next }}
        isUnsent={missing.length > 0}
        className={ui.stack}
        data-gap="3"
      >
        {fields.map(({ path, label, help, isText, translation = '', ...field }) => (
          <Fragment key={path}>
            <FieldInput
              form={{ ...field, mistakes: isMissing(path) ? [say.entries.needed] : [] }}
              id={`value-${path}`}
              name={`value:${path}`}
              label={isText && hasOwn ? `${label} (${nameOf(first)})` : label}
              help={help}
              lang={isText ? languages[first].tag : undefined}
            />
            {isText && hasOwn && (
              <FieldInput
                form={{ input: field.input, value: translation, mistakes: [], isOptional: true }}
                id={`translation-${path}`}
                name={`translation:${path}`}
                label={`${label} (${nameOf(language)})`}
                lang={undefined}
              />
            )}
          </Fragment>
        ))}
        {groups.length > 0 && (
          <SelectField
            id="group"
            name="group"
            label={say.entries.group}
            saved={group}
            options={groups.map((title) => ({ value: title, label: title }))}
          />
        )}
        <div className={ui.row}>
          <Button type="submit" variant="action">
            {save}
          </Button>
          <a className={ui.tap} href={next}>
            {say.entries.cancel}
          </a>
        </div>
      </ActionForm>
    </WebsitePage>
  );
}
