import type { Committee, WrittenCommittee } from '../../concepts/committee';
import type { PeopleEntry, PeopleGroup } from '../../concepts/people';
import type { StaffMember } from '../../concepts/staff';

/** The names of the staff in two languages: content refers to somebody by the name in the first. */
export interface StaffNames {
  first: readonly Pick<StaffMember, 'name'>[];
  /** The same people in the same order. */
  shown: readonly Pick<StaffMember, 'name'>[];
}

/** What somebody is called in the language shown. A name that nobody has stays, until it is told as a mistake. */
export function nameOnStaff(written: string, { first, shown }: StaffNames): string {
  return shown[first.findIndex(({ name }) => name === written)]?.name ?? written;
}

/** A committee in which everybody has a name. */
export function completeCommittee({ members, ...committee }: WrittenCommittee, staff: StaffNames): Committee {
  return {
    ...committee,
    members: members.map((member) =>
      'staff' in member ? { ...member, name: nameOnStaff(member.staff, staff) } : member,
    ),
  };
}

/** The people of a list, each with the index of its entry; what begins a group is nobody. */
export function peopleOf<Person extends { name: string }>(
  entries: readonly PeopleEntry<Person>[],
): (Person & { entry: number })[] {
  return entries.flatMap((each, entry) => ('group' in each ? [] : [{ ...each, entry }]));
}

/** The groups of a list, without those of nobody; none where it has no groups. */
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
