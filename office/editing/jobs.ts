import type { ContentPath } from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import type { FieldPlace } from '../../model/projections/fields/field-places';
import { fieldsOfDrawings } from '../../model/concepts/picture';
import type { Job } from './job-names';

interface FieldsOfJob {
  /** The lists whose entries are added and removed in this job. */
  isList?: (at: ContentPath) => boolean;
  /** Addresses of groups of fields that may be absent. */
  groups?: readonly string[];
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
    // A class may still lack the amount of a new kind.
    isField: (at, value, field) =>
      field !== undefined && inputOf(field.schema) === 'rupees' && (value !== null || at.at(-2) === 'fees'),
  },
  admission: { kind: 'classes', isField: (at) => at.at(-1) === 'admission' },
  phones: {
    isList: (at) => at.join() === 'phones',
    kind: 'school',
    isField: (at) => at[0] === 'phones' && at.at(-1) === 'number',
  },
  whatsapp: { kind: 'school', isField: (at) => at[0] === 'whatsapp' },
  emails: {
    isList: (at) => at.join() === 'emails',
    kind: 'school',
    isField: (at) => at[0] === 'emails' && at.at(-1) === 'address',
  },
  banner: { groups: ['settings.yaml:admissionBanner'], kind: 'settings', isField: (at) => at[0] === 'admissionBanner' },
  holidays: {
    isList: ([table, rows, entry]) => isHolidays(table) && rows === 'rows' && entry === undefined,
    kind: 'calendar',
    isField: ([table, rows, , name]) => isHolidays(table) && rows === 'rows' && !isForPrograms(name),
  },
  committees: {
    isList: (at) => at.length === 3 && at[2] === 'members',
    kind: 'committees',
    isField: (at) => at[2] === 'members',
  },
  teachers: { isList: (at) => at.join() === 'staff', kind: 'staff', isField: (at) => at.length === 3 },
  feeKinds: {
    isList: (at) => at.join() === 'fees,heads',
    kind: 'classes',
    isField: ([fees, heads, , name]) => fees === 'fees' && heads === 'heads' && !isForPrograms(name),
  },
  stops: { isList: (at) => at.join() === 'routes', kind: 'screen-gallery', isField: (at) => at[0] === 'routes' },
  menu: {
    isList: (at) => ['header', 'footer', 'items'].includes(String(at.at(-1))),
    kind: 'menu',
    isField: (at) => at.at(-1) === 'label' || at.at(-1) === 'to',
  },
  documents: {
    isList: (at) => at.join() === 'documents',
    kind: 'documents',
    isField: ([list, , name]) => list === 'documents' && !isForPrograms(name) && name !== 'text',
  },
  results: {
    isList: (at) => at.at(-1) === 'results',
    kind: 'screen-documents',
    isField: (at) => at.includes('results'),
  },
  slides: {
    isList: (at) => at.join() === 'slides',
    kind: 'screen-home',
    isField: (at) => at[0] === 'slides' && at.at(-1) === 'sentence',
  },
};

function isHolidays(table: string | number | undefined): boolean {
  return table === 'commonHolidays' || table === 'gazettedHolidays';
}

function isForPrograms(name: string | number | undefined): boolean {
  return name === 'id' || name === 'searchWords';
}
