import type { Committee, WrittenCommittee } from '../concepts/committee';
import type { StaffMember } from '../concepts/staff';

/** The staff in two languages: by the names of the first, somebody is named wherever that is. */
export interface Staff {
  first: readonly Pick<StaffMember, 'name'>[];
  /** The same people in the same order. */
  shown: readonly Pick<StaffMember, 'name'>[];
}

/** What somebody is called in the language shown. A name that nobody has stays, until it is told as a mistake. */
export function nameOnStaff(written: string, { first, shown }: Staff): string {
  return shown[first.findIndex(({ name }) => name === written)]?.name ?? written;
}

/** A committee in which everybody has a name. */
export function completeCommittee({ members, ...committee }: WrittenCommittee, staff: Staff): Committee {
  return {
    ...committee,
    members: members.map((member) =>
      'staff' in member ? { ...member, name: nameOnStaff(member.staff, staff) } : member,
    ),
  };
}
