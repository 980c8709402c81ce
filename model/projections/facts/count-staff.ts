import type { PlacedMistake, ReportMistake } from '../../mistakes/words/content-error';
import { didYouMean } from '../../mistakes/spelling/nearest-name';
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
    const twice = [...counting.map(({ post }) => `“${post}”`), ...(isLeftOut ? ['“except:”'] : [])].join(' and ');
    error({
      file: contentFiles.staff.file,
      at: ['staff', entry, 'designation'],
      expected: `a designation that the table “${table.title}” of content/${place.file} counts once, or leaves out`,
      found: `“${designation}”${twice && `, which is below ${twice}`}`,
      advice: twice
        ? 'Delete it there from one of them, or write the designations in full.'
        : 'Add it there to the designations of a post, or to “except:” if the post is not counted.',
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
    error({
      file: place.file,
      at: [...place.at, index],
      expected: `the beginning of a designation from content/${contentFiles.staff.file}`,
      found: `“${beginning}”, which no one has`,
      advice: didYouMean(beginning, designations, 'Correct it, or delete it if no one has this post now.'),
    });
  }
  return designations.filter((designation) => beginnings.some((beginning) => begins(designation, beginning))).length;
}

/** Whether a designation begins with these whole words: `TGT Hindi` begins with `TGT`, `Clerks` does not with `Clerk`. */
function begins(designation: string, beginning: string): boolean {
  const rest = designation.slice(beginning.length);
  return designation.toLowerCase().startsWith(beginning.toLowerCase()) && !/^[\p{L}\p{M}\d]/u.test(rest);
}
