import { z } from 'zod';
import { oneOf } from './fields';
import { contradiction, line, record } from './record';

const groupHeading = record('peopleGroup', {
  group: line,
  note: line.optional(),
});

/** People in the order of their cards; an entry with `group` starts a group. @param person must have a `name` */
export function peopleList<Person extends z.ZodObject>(person: Person) {
  const entry = oneOf({ group: groupHeading, name: person });
  return z.array(entry).check(({ value, issues }) => {
    const [first] = value as { group?: string }[];
    if (!first || first.group !== undefined || !value.some((each) => 'group' in (each as object))) return;
    issues.push(contradiction([0], '', 'begins-without-heading'));
  });
}

export type PeopleEntry<Person> = z.output<typeof groupHeading> | Person;

export interface PeopleGroup<Person> {
  title: string;
  note?: string;
  people: Person[];
}
