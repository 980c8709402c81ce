import { Button } from '../../../app/components/button/button';
import { SelectField } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import type { ListView } from '../views';
import styles from './list.module.css';

/** Filters are in the address, so that Back and bookmarks work; none of them is about a person. */
export function FilterForm({ view }: { view: ListView }) {
  const { list: say } = useOfficeWords();
  const { filter, forms, stages, choices, owners } = view;
  const all = { value: '', label: say.all };
  return (
    <details className={styles.filter}>
      <summary>{say.filter}</summary>
      <form method="get" action="/list" className={styles.fields}>
        {forms.length > 1 && (
          <SelectField
            label={say.form}
            name="form"
            saved={filter.form ?? ''}
            options={[all, ...forms.map(({ id, title }) => ({ value: id, label: title }))]}
          />
        )}
        <SelectField
          label={say.stage}
          name="stage"
          saved={filter.stage ?? ''}
          options={[all, ...stages.map(({ id, label }) => ({ value: id, label }))]}
        />
        {choices.length > 0 && (
          <SelectField label={say.choice} name="choice" saved={filter.choice ?? ''} options={[all, ...choices]} />
        )}
        {owners.length > 0 && (
          <SelectField
            label={say.owner}
            name="owner"
            saved={filter.owner ?? ''}
            options={[all, ...owners.map((name) => ({ value: name, label: name }))]}
          />
        )}
        <SelectField label={say.due} name="due" saved={filter.due ?? ''} options={[all, ...optionsOf(say.dues)]} />
        <SelectField
          label={say.arrived}
          name="arrived"
          saved={filter.arrived ?? ''}
          options={[all, ...optionsOf(say.arrivals)]}
        />
        <SelectField label={say.sort} name="sort" saved={filter.sort} options={optionsOf(say.sorts)} />
        <Button type="submit">{say.apply}</Button>
      </form>
    </details>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
