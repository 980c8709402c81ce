import { listed, quotedList } from '../../listed.ts';

/** Mistakes about people: staff, committees, and the numbers that the site counts from them. */
export const peopleMistakes = {
  /** A school has one principal, whose name is on many pages: a second one was forgotten when the first left. */
  'second-principal': ({ name, principal, place }: SecondPrincipal) =>
    place === 'staff'
      ? `The principal is ${principal}. If it is now ${name}, change the name in the data of the school; if not, correct the designation, or leave it if the school has two.`
      : `The principal is ${principal}. Change the name here, unless you mean a former principal.`,

  /** A reference reports it when a person leaves the school; a name doesn’t. */
  'staff-by-name': ({ name }: { name: string }) =>
    `${name} works at the school. Choose the name from the list of the staff; then you are told when they leave.`,

  /** One person in two spellings looks like two. Only the school knows whether they are. */
  'two-spellings': ({ name, other }: { name: string; other: string }) =>
    `“${name}” is “${other}” elsewhere. Write it the same way in both places; if they are two people, leave both.`,

  /** The board reads these numbers, so the table counts each member of the staff once, or leaves them out. */
  'staff-not-counted-once': ({ designation, table, posts, isException, known }: StaffNotCountedOnce) => {
    if (posts.length + Number(isException) === 0)
      return `The table “${table}” has no post for “${designation}”. Begin with one of its designations: ${listed(known, 'or')}. Or have this one added to the table first.`;
    return isException
      ? `The table “${table}” both leaves out “${designation}” and counts it as ${quotedList(posts, 'and')}. Keep one of the two.`
      : `The table “${table}” counts “${designation}” more than once, as ${quotedList(posts, 'and')}. Keep one of them.`;
  },

  /** The disclosure counts the teachers for each section. */
  'class-without-sections': ({ label }: { label: string }) =>
    `Write how many sections ${label} has. The public disclosure counts the teachers for each section.`,

  /** The table of examinations has a column for each group of classes. */
  'tests-per-group': ({ groups }: { groups: readonly string[] }) =>
    `Name one test for each group: ${listed(groups, 'and')}. Write – for a group that has none.`,

  /** Such a document lists the members of one committee. */
  'committee-not-named': () => 'Choose the committee whose members this document lists.',
};

interface SecondPrincipal {
  name: string;
  principal: string;
  place: 'staff' | 'signature' | 'committee';
}

interface StaffNotCountedOnce {
  designation: string;
  /** Title of the table. */
  table: string;
  /** The posts that count the designation. */
  posts: readonly string[];
  /** Whether the table leaves it out. */
  isException: boolean;
  /** The beginnings of designations that the table counts or leaves out. */
  known: readonly string[];
}
