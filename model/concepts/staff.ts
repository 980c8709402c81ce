import type { z } from 'zod';
import { annotate } from './fields';
import { peopleList } from './people';
import { picture } from './picture';
import { line, record, reference } from './record';

const staffMember = record('staffMember', {
  name: annotate(line, { names: 'staff' }),
  designation: annotate(line, { names: 'designation' }),
  qualification: line,
  picture: picture('portrait'),
});

/** `content/facts/staff.yaml`. */
export const staffSchema = record('staff', {
  staff: peopleList(staffMember),
});

/** The name of somebody in the staff list; an error if the list has no such name any more. */
export const staffName = annotate(reference, { refersTo: 'staff' });

/** A member of the staff. @property entry index in the list of the file */
export type StaffMember = z.output<typeof staffMember> & { entry: number };
