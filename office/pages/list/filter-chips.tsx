import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence } from '../layout/typed';
import type { ListFilter, ListView } from '../views';
import styles from './list.module.css';

/** Whether the list leaves entries out. */
export function isFiltered({ sort: _, ...filter }: ListFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The filters in use, each with a link that removes it. */
export function FilterChips({ view: { filter, forms, stages, choices } }: { view: ListView }) {
  const { list: say } = useOfficeWords();
  if (!isFiltered(filter)) return null;
  const labels: readonly (readonly [keyof ListFilter, string | undefined])[] = [
    ['form', forms.find(({ id }) => id === filter.form)?.title ?? filter.form],
    ['stage', stages.find(({ id }) => id === filter.stage)?.label ?? filter.stage],
    ['choice', choices.find(({ value }) => value === filter.choice)?.label ?? filter.choice],
    ['owner', filter.owner && isolated(filter.owner)],
    ['arrived', filter.arrived && say.arrivals[filter.arrived]],
    ['due', filter.due && say.dues[filter.due]],
  ];
  return (
    <ul className={styles.chips} aria-label={say.active}>
      {labels.map(
        ([name, label]) =>
          label && (
            <li key={name}>
              <a href={addressWithout(filter, name)} aria-label={say.without(label)}>
                <Sentence text={label} /> <span aria-hidden="true">×</span>
              </a>
            </li>
          ),
      )}
      <li>
        <a href={`/list?sort=${filter.sort}`}>{say.clear}</a>
      </li>
    </ul>
  );
}

function addressWithout(filter: ListFilter, name: keyof ListFilter): string {
  const rest = Object.entries(filter).filter(([key, value]) => key !== name && value);
  return `/list?${new URLSearchParams(Object.fromEntries(rest) as Record<string, string>)}`;
}
