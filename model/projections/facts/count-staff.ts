import type { ReportMistake } from '../../mistakes/words/content-error';
import { contentFiles } from '../../concepts/registry';
import type { School } from '../../concepts/school';
import type { CompleteTable, CountedTable } from '../../concepts/disclosure';
import type { StaffMember } from '../../concepts/staff';

export interface CountedStaff {
  staff: readonly Pick<StaffMember, 'name' | 'designation' | 'entry'>[];
  school: Pick<School, 'principal'>;
}

/** Counts the staff of each post. A person whom no post counts, or two posts count, is an error: the board reads these numbers. */
export function countStaff(
  { posts, except = [], ...table }: CountedTable,
  { staff, school }: CountedStaff,
  error: ReportMistake,
): CompleteTable {
  const rows = posts.map(({ post, designations }) => [
    post,
    String(countDesignations(designations, { staff, school })),
  ]);
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
        posts: counting.map(({ post }) => post),
        isException: isLeftOut,
        known: [...new Set([...posts.flatMap((each) => each.designations), ...except])],
      },
    });
  }
  return { ...table, rows };
}

/** Counts people whose designation begins with one of these words. */
export function countDesignations(beginnings: readonly string[], counted: CountedStaff): number {
  const designations = designationsOf(counted);
  return designations.filter((each) => beginnings.some((beginning) => begins(each, beginning))).length;
}

/** The designation of each person. */
export function designationsOf({ staff, school }: CountedStaff): string[] {
  // The principal counts even without an entry in the staff file.
  const isOnStaff = staff.some(({ name }) => name === school.principal.name);
  return [
    ...staff.map(({ designation }) => designation),
    ...(isOnStaff ? [] : [school.principal.title ?? 'Principal']),
  ];
}

/** Whether a designation begins with these whole words: `TGT Hindi` begins with `TGT`, `Clerks` does not with `Clerk`. */
export function begins(designation: string, beginning: string): boolean {
  const rest = designation.slice(beginning.length);
  return designation.toLowerCase().startsWith(beginning.toLowerCase()) && !/^[\p{L}\p{M}\d]/u.test(rest);
}
