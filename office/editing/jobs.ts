import type { ContentPath } from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import type { FieldPlace } from '../../model/projections/fields/field-places';
import { fieldsOfDrawings } from '../../model/concepts/picture';
import type { Job } from './job-names';

interface FieldsOfJob {
  /** Kind of the files that have them, unless all have. */
  kind?: string;
  /** @param isToReplace before the site can go live */
  isField: (at: ContentPath, value: FieldPlace['value'], field: FieldPlace['field'], isToReplace: boolean) => boolean;
}

/** The fields of the common jobs of an office. */
export const jobs: Readonly<Record<Job, FieldsOfJob>> = {
  missing: {
    isField: (at, value, _, isToReplace) => value !== null && !fieldsOfDrawings.includes(at.at(-1)) && isToReplace,
  },
  fees: {
    kind: 'classes',
    isField: (_, value, field) => value !== null && field !== undefined && inputOf(field.schema) === 'rupees',
  },
  admission: { kind: 'classes', isField: (at) => at.at(-1) === 'admission' },
  phones: { kind: 'school', isField: (at) => at[0] === 'phones' && at.at(-1) === 'number' },
  whatsapp: { kind: 'school', isField: (at) => at[0] === 'whatsapp' },
  emails: { kind: 'school', isField: (at) => at[0] === 'emails' && at.at(-1) === 'address' },
  banner: { kind: 'settings', isField: (at) => at[0] === 'admissionBanner' },
  holidays: {
    kind: 'calendar',
    isField: ([table, rows, , name]) =>
      (table === 'commonHolidays' || table === 'gazettedHolidays') && rows === 'rows' && !isForPrograms(name),
  },
  committees: { kind: 'committees', isField: (at) => at[2] === 'members' },
  teachers: { kind: 'staff', isField: (at) => at.length === 3 },
  slides: { kind: 'screen-home', isField: (at) => at[0] === 'slides' && at.at(-1) === 'sentence' },
};

function isForPrograms(name: string | number | undefined): boolean {
  return name === 'id' || name === 'searchWords';
}
