import { z } from 'zod';
import { known } from './fields';
import { line, record, slug } from './record';

/** `content/facts/committees.yaml`: every committee. Serial numbers are counted from the order of the members. */
export const committeesSchema = record({
  committees: z.array(
    record({
      id: known(slug, { unique: 'id of a committee' }).describe('Short name for links, for example pocso.'),
      title: line,
      note: line.optional().describe('One line below the title, for example what the committee is for.'),
      members: z
        .array(
          record({
            name: line.describe('Name with title. A pupil is never named: “Student representative (girl), Class IX”.'),
            designation: line.describe('Place in the committee, for example Member.'),
            category: line.optional().describe('Extra column of the POCSO and transport committees.'),
            role: line.optional().describe('Extra column of the transport committee.'),
            mobile: line.optional().describe('Extra column of the transport committee.'),
          }),
        )
        .min(1),
    }),
  ),
});

export type Committee = z.output<typeof committeesSchema>['committees'][number];
