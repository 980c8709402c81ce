import { z } from 'zod';
import { known } from './fields';
import { picture } from './picture';
import { contradiction, line, record, reference } from './record';

/** `content/facts/staff.yaml`: everyone who works at the school. */
export const staffSchema = record({
  groups: z
    .array(
      record({
        title: line.describe('For example Primary, Grades 1 to 5.'),
        note: line.optional().describe('A sentence below the title, for example what PRT means.'),
        designations: z
          .array(reference)
          .min(1)
          .optional()
          .describe(
            'How the designations begin of those in it: [TGT] takes TGT Hindi. The last group takes all others.',
          ),
      }),
    )
    .min(2)
    .optional()
    .describe('The groups in which the cards stand; without them they stand in one.')
    .check(({ value: groups = [], issues }) => {
      for (const [index, { designations }] of groups.entries()) {
        if ((designations === undefined) === (index === groups.length - 1)) continue;
        const advice = 'The last group alone has no “designations:”: it takes whoever is in none of the others.';
        issues.push(
          contradiction(
            [index, 'designations'],
            designations?.join(', ') ?? '',
            designations ? 'no designations in the last group' : 'how the designations begin of those in the group',
            advice,
          ),
        );
      }
    }),
  staff: z.array(
    record({
      name: line.describe('Name with title, for example Mrs. Asha Kulkarni.'),
      designation: line.describe('Designation or subject, for example TGT Mathematics.'),
      qualification: line.describe('Degrees, for example M.Sc., B.Ed.'),
      picture: picture('portrait').describe(
        'Portrait. `portrait-placeholder` stands for a photo that has not come yet.',
      ),
    }),
  ),
});

/** Names somebody who works at the school: whoever leaves the file of the staff is missed wherever it is named. */
export const staffName = known(reference, { refersTo: 'staff' });

export type StaffGroups = z.output<typeof staffSchema>['groups'];
export type StaffMember = z.output<typeof staffSchema>['staff'][number];

/** People whose cards stand together. */
export interface StaffGroup {
  title: string;
  note?: string;
  members: StaffMember[];
}
