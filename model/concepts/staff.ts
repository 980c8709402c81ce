import type { z } from 'zod';
import { annotate } from './fields';
import { peopleList } from './people';
import { picture } from './picture';
import { line, record, reference } from './record';

const staffMember = record({
  name: line.describe('Name with title, for example Mrs. Asha Kulkarni.'),
  designation: line.describe('Designation or subject, for example TGT Mathematics.'),
  qualification: line.describe('Degrees, for example M.Sc., B.Ed.'),
  picture: picture('portrait').describe('Portrait. `portrait-placeholder` is used until there is a photo.'),
});

/** `content/facts/staff.yaml`. */
export const staffSchema = record({
  staff: peopleList(staffMember).describe('Everybody, in the order of the cards; a line “- group: …” begins a group.'),
});

/** The name of somebody in the staff list; an error if the list has no such name any more. */
export const staffName = annotate(reference, { refersTo: 'staff' });

/** A member of the staff. @property entry index in the list of the file */
export type StaffMember = z.output<typeof staffMember> & { entry: number };
