import type { z } from 'zod';
import { annotate } from './fields';
import { peopleList } from './people';
import { picture } from './picture';
import { line, record, reference } from './record';

const staffMember = record({
  name: line.describe('Name with title, for example Mrs. Asha Kulkarni.'),
  designation: line.describe('Designation or subject, for example TGT Mathematics.'),
  qualification: line.describe('Degrees, for example M.Sc., B.Ed.'),
  picture: picture('portrait').describe('Portrait. `portrait-placeholder` stands for a photo that has not come yet.'),
});

/** `content/facts/staff.yaml`. */
export const staffSchema = record({
  staff: peopleList(staffMember).describe('Everybody, in the order of the cards; a line “- group: …” begins a group.'),
});

/** Refers to the staff, so that a name which was deleted there is an error here. */
export const staffName = annotate(reference, { refersTo: 'staff' });

/** @property entry index in the file */
export type StaffMember = z.output<typeof staffMember> & { entry: number };
