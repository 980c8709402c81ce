import type { PlacedMistake, ReportMistake } from '../../mistakes/words/content-error';
import { nearestName } from '../../mistakes/spelling/nearest-name';
import { contentFiles } from '../../concepts/registry';
import type { School } from '../../concepts/school';
import type { CompleteTable, CountedTable } from '../../concepts/disclosure';
import type { StaffMember } from '../../concepts/staff';

export interface CountedStaff {
  staff: readonly Pick<StaffMember, 'name' | 'designation' | 'entry'>[];
  school: Pick<School, 'principal'>;
}

type Place = Required<Pick<PlacedMistake, 'file' | 'at'>>;

/**
 * Counts the staff of each post. A person whom no post counts, or two posts count, is an error: the board reads these numbers.
 *
 * @param place where the content has the table
 */
export function countStaff(
  { posts, except = [], ...table }: CountedTable,
  { staff, school }: CountedStaff,
  place: Place,
  error: ReportMistake,
): CompleteTable {
  const rows = posts.map(({ post, designations }, index) => {
    const at = [...place.at, 'posts', index, 'designations'];
    return [post, String(countDesignations(designations, { staff, school }, { file: place.file, at }, error))];
  });
  for (const { designation, entry } of staff) {
    const counting = posts.filter((each) => each.designations.some((beginning) => begins(designation, beginning)));
    const isLeftOut = except.some((beginning) => begins(designation, beginning));
    if (counting.length + Number(isLeftOut) === 1) continue;
    error({
      file: contentFiles.staff.file,
      at: ['staff', entry, 'designation'],
      rule: 'staff-not-counted-once',
      values: {
        designation,
        table: table.title,
        file: place.file,
        posts: counting.map(({ post }) => post),
        isException: isLeftOut,
      },
    });
  }
  return { ...table, rows };
}

/** Counts people whose designation begins with one of these words. @param place where the content has the words */
export function countDesignations(
  beginnings: readonly string[],
  { staff, school }: CountedStaff,
  place: Place,
  error: ReportMistake,
): number {
  // The principal counts even without an entry in the staff file.
  const isOnStaff = staff.some(({ name }) => name === school.principal.name);
  const designations = [
    ...staff.map(({ designation }) => designation),
    ...(isOnStaff ? [] : [school.principal.title ?? 'Principal']),
  ];
  for (const [index, beginning] of beginnings.entries()) {
    if (designations.some((designation) => begins(designation, beginning))) continue;
    const values = { designation: beginning, near: nearestName(beginning, designations) };
    error({ file: place.file, at: [...place.at, index], rule: 'designation-of-nobody', values });
  }
  return designations.filter((designation) => beginnings.some((beginning) => begins(designation, beginning))).length;
}

/** Whether a designation begins with these whole words: `TGT Hindi` begins with `TGT`, `Clerks` does not with `Clerk`. */
function begins(designation: string, beginning: string): boolean {
  const rest = designation.slice(beginning.length);
  return designation.toLowerCase().startsWith(beginning.toLowerCase()) && !/^[\p{L}\p{M}\d]/u.test(rest);
}
