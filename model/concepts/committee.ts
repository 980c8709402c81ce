import { z } from 'zod';
import { annotate, oneOf } from './fields';
import { line, record, slug } from './record';
import { staffName } from './staff';

const place = {
  designation: line,
  category: line.optional(),
  role: line.optional(),
  /** Any text: the specification has this column for one committee, without a format. */
  mobile: line.optional(),
};

const member = oneOf({
  staff: record('committeeMember', {
    staff: staffName,
    ...place,
  }),
  name: record('committeeMember', {
    name: line,
    ...place,
  }),
});

/** `content/facts/committees.yaml`. The order of the members gives their serial numbers. */
export const committeesSchema = record('committees', {
  committees: z.array(
    record('committee', {
      id: annotate(slug, { unique: 'id of a committee', names: 'committee' }),
      title: line,
      note: line.optional(),
      members: z.array(member).min(1),
    }),
  ),
});

export type WrittenCommittee = z.output<typeof committeesSchema>['committees'][number];
type WrittenMember = WrittenCommittee['members'][number];

/** A committee member with a name; `staff` is set if the content refers to the staff list for that name. */
export type CommitteeMember = Extract<WrittenMember, { name: string }> & { staff?: string };
export type Committee = Omit<WrittenCommittee, 'members'> & { members: CommitteeMember[] };
