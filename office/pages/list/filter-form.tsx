import { Button } from '../../../app/components/button/button';
import { SelectField } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import type { ListFilter, ListView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './list.module.css';

/** Whether the list leaves entries out. */
export function isFiltered({ sort: _, ...filter }: ListFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Filters are in the address, so that Back and bookmarks work; none of them is about a person. The script applies them on change. */
export function FilterForm({ view }: { view: ListView }) {
  const { list: say } = useOfficeWords();
  const { filter, forms, stages, choices, owners } = view;
  const all = { value: '', label: say.all };
  const hasMore = Boolean(filter.form ?? filter.owner ?? filter.due ?? filter.arrived) || filter.sort !== 'call';
  return (
    <form method="get" action="/list" className={`${ui.row} ${styles.filter} no-print`} data-fields="" data-apply="">
      <SelectField
        label={say.stage}
        name="stage"
        saved={filter.stage ?? ''}
        options={[all, ...stages.map(({ id, label }) => ({ value: id, label }))]}
      />
      {choices.length > 0 && (
        <SelectField label={say.choice} name="choice" saved={filter.choice ?? ''} options={[all, ...choices]} />
      )}
      <details open={hasMore}>
        <summary>{say.moreFilters}</summary>
        <div className={ui.row} data-fields="">
          {forms.length > 1 && (
            <SelectField
              label={say.form}
              name="form"
              saved={filter.form ?? ''}
              options={[all, ...forms.map(({ id, title }) => ({ value: id, label: title }))]}
            />
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
        </div>
      </details>
      <Button variant="quiet" type="submit">
        {say.apply}
      </Button>
      {isFiltered(filter) && (
        <a className={ui.tap} href={`/list?sort=${filter.sort}`}>
          {say.clear}
        </a>
      )}
    </form>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
