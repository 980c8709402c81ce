import { z } from 'zod';
import { known } from './fields';
import { picture } from './picture';
import { line, record, reference } from './record';

/** `content/facts/staff.yaml`: everyone who works at the school. */
export const staffSchema = record({
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

export type StaffMember = z.output<typeof staffSchema>['staff'][number];
