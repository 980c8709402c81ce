import type { Committee, WrittenCommittee } from '../../concepts/committee';
import type { PeopleEntry, PeopleGroup } from '../../concepts/people';
import type { StaffMember } from '../../concepts/staff';

/** Staff names in two languages. The content refers to staff by their names in the first language. */
export interface StaffNames {
  first: readonly Pick<StaffMember, 'name'>[];
  /** The same people in the page’s language, in the same order. */
  shown: readonly Pick<StaffMember, 'name'>[];
}

/** The name of a person in the page’s language. Returns an unknown name unchanged; `checkReferences` reports it. */
export function nameOnStaff(written: string, { first, shown }: StaffNames): string {
  return shown[first.findIndex(({ name }) => name === written)]?.name ?? written;
}

/** Replaces each `staff:` of a committee by the name of that person. */
export function completeCommittee({ members, ...committee }: WrittenCommittee, staff: StaffNames): Committee {
  return {
    ...committee,
    members: members.map((member) =>
      'staff' in member ? { ...member, name: nameOnStaff(member.staff, staff) } : member,
    ),
  };
}

/** The people of a list with the indexes of their entries, without the headings of groups. */
export function peopleOf<Person extends { name: string }>(
  entries: readonly PeopleEntry<Person>[],
): (Person & { entry: number })[] {
  return entries.flatMap((each, entry) => ('group' in each ? [] : [{ ...each, entry }]));
}

/** The groups of a list that have people. */
export function groupsOf<Person extends { name: string }>(
  entries: readonly PeopleEntry<Person>[],
): PeopleGroup<Person>[] {
  const groups: PeopleGroup<Person>[] = [];
  for (const each of entries) {
    if ('group' in each) groups.push({ title: each.group, note: each.note, people: [] });
    else groups.at(-1)?.people.push(each);
  }
  return groups.filter(({ people }) => people.length > 0);
}
