import { z } from 'zod';
import { annotate, oneOf } from './fields';
import { line, record, slug } from './record';
import { staffName } from './staff';

const place = {
  designation: line.describe('Place in the committee, for example Member.'),
  category: line.optional().describe('Extra column of the POCSO and transport committees.'),
  role: line.optional().describe('Extra column of the transport committee.'),
  /** Any text: the specification has this column for one committee, without a format. */
  mobile: line.optional().describe('Extra column of the transport committee.'),
};

const member = oneOf(
  {
    staff: record({
      staff: staffName.describe('Someone who works at the school: the name exactly as in facts/staff.yaml.'),
      ...place,
    }),
    name: record({
      name: line.describe(
        'Anybody else: name with title. A pupil is never named: “Student representative (girl), Class IX”.',
      ),
      ...place,
    }),
  },
  'must be a member with designation and exactly one of staff, name',
);

/** `content/facts/committees.yaml`. The order of the members gives their serial numbers. */
export const committeesSchema = record({
  committees: z.array(
    record({
      id: annotate(slug, { unique: 'id of a committee' }).describe('Short name for links, for example pocso.'),
      title: line,
      note: line.optional().describe('One line below the title, for example what the committee is for.'),
      members: z.array(member).min(1),
    }),
  ),
});

export type WrittenCommittee = z.output<typeof committeesSchema>['committees'][number];
type WrittenMember = WrittenCommittee['members'][number];

/** A committee member with a name; `staff` is set if the content refers to the staff list for that name. */
export type CommitteeMember = Extract<WrittenMember, { name: string }> & { staff?: string };
export type Committee = Omit<WrittenCommittee, 'members'> & { members: CommitteeMember[] };
