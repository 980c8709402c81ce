import { begins } from './count-staff';
import type { Committee, WrittenCommittee } from '../concepts/committee';
import type { StaffGroup, StaffGroups, StaffMember } from '../concepts/staff';

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

/** @param first the staff in the first language, by whose designations they are grouped @param shown the same people in the same order */
export function groupedStaff(
  groups: StaffGroups = [],
  first: readonly Pick<StaffMember, 'designation'>[],
  shown: readonly StaffMember[],
): StaffGroup[] {
  const groupOf = ({ designation }: Pick<StaffMember, 'designation'>) =>
    groups.find(({ designations }) => designations?.some((beginning) => begins(designation, beginning)) ?? true);
  return groups
    .map(({ title, note, ...group }) => ({
      title,
      note,
      members: shown.filter((_, index) => groupOf(first[index]!)?.designations === group.designations),
    }))
    .filter(({ members }) => members.length > 0);
}
