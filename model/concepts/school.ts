import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import type { Format } from '../../words/mistake-values';
import { annotate } from './fields';
import { clockTime, distinct, formatted, line, phoneNumber, record, webAddress, yearSince } from './record';

/** Weekdays as content files write them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const shift = record('shift', {
  label: line,
  days: formatted(new RegExp(`^(${weekdays.join('|')})(-(${weekdays.join('|')}))?$`), 'weekdays'),
  from: clockTime,
  to: annotate(clockTime, { isAfter: [{ field: 'from' }] }),
});

/** `content/school.yaml`: the source of every placeholder. */
export const schoolSchema = record('school', {
  name: line,
  languages: z.array(z.enum(languageCodes)).min(1).check(distinct),
  slogan: line,
  summary: line,
  founded: yearSince(1800),
  students: z.number().int().positive().optional(),
  campusAcres: z.number().positive().optional(),
  registrations: z.array(
    record('registration', {
      label: line,
      number: line,
      shownInHeader: z.boolean(),
    }),
  ),
  principal: record('principal', {
    name: line,
    qualification: line,
    title: line.optional(),
  }),
  website: webAddress,
  address: record('address', {
    street: line,
    town: line,
    district: line,
    state: line,
    pin: annotate(z.string('pin' satisfies Format).regex(/^\d{6}$/, 'pin' satisfies Format), { input: 'pin' }),
  }),
  location: record('location', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }).optional(),
  phones: z.array(record('phone', { label: line, number: phoneNumber })),
  whatsapp: phoneNumber.optional(),
  emails: z.array(
    record('email', {
      label: line,
      address: annotate(z.email('email' satisfies Format), { input: 'email' }),
    }),
  ),
  shifts: z.array(shift).min(1).optional(),
  social: record('socialPage', { name: line, url: webAddress }).optional(),
  developer: record('developer', { name: line, url: webAddress }).optional(),
  copyrightYear: yearSince(1900),
  version: line,
});

export type Shift = z.output<typeof shift>;
export type School = z.output<typeof schoolSchema>;

/** `U-DISE Code 27000000000`, for each registration in the header. */
export function registrationLines({ registrations }: Pick<School, 'registrations'>): string[] {
  return registrations.filter((each) => each.shownInHeader).map(({ label, number }) => `${label} ${number}`);
}

export function addressLine({ address }: Pick<School, 'address'>): string {
  return `${address.street}, ${address.town}, ${address.district}, ${address.state} ${address.pin}`;
}
