import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { clockTime, contradiction, line, phoneNumber, record, webAddress, yearSince } from './record';

export const pinForm = "must be a PIN code of six digits, for example '431717'";

function isInIndia(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
}

/** Weekdays as content files write them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const shift = record({
  label: line.describe('Which shift, and for whom, for example Morning shift, Class 6 to 12.'),
  days: z
    .string()
    .regex(
      new RegExp(`^(${weekdays.join('|')})(-(${weekdays.join('|')}))?$`),
      `must be a day or the first and the last one, of ${weekdays.join(', ')}, for example mon-sat`,
    )
    .describe('The days of the week, for example mon-sat, or sat alone.'),
  from: clockTime.describe('When school begins, in quotes, for example "07:30".'),
  to: clockTime.describe('When it is over, in quotes.'),
}).check(({ value: { from, to }, issues }) => {
  if (!clockTime.safeParse(from).success || !clockTime.safeParse(to).success || from < to) return;
  const expected = `a time after ${from}, the value of “from:”`;
  issues.push(contradiction(['to'], to, expected, 'Correct one of the two times; the afternoon goes on after 12:00.'));
});

/** `content/school.yaml`: the source of every placeholder. */
export const schoolSchema = record({
  name: line.describe('The name by which the school is called everywhere on the site.'),
  languages: z
    .array(z.enum(languageCodes))
    .min(1)
    .check(({ value, issues }) => {
      if (new Set(value).size < value.length)
        issues.push(contradiction([], value, 'each language once', 'Delete the repeated one.'));
    })
    .describe(
      'The languages of the site: en (English), mr (मराठी), hi (हिन्दी). These files are written in the first one; the others are in the files *.translations.yaml.',
    ),
  slogan: line.describe('One line below the name.'),
  summary: line.describe('One sentence that search engines and shared links show.'),
  founded: yearSince(1800).describe('Year in which the school was founded.'),
  students: z.number().int().positive().optional().describe('How many pupils there are at least. Shown as “1,050+”.'),
  campusAcres: z.number().positive().optional().describe('Size of the campus in acres.'),
  registrations: z
    .array(
      record({
        label: line.describe('What it is called, and who gave it, for example U-DISE Code.'),
        number: line.describe('The number, in quotation marks.'),
        shownInHeader: z
          .boolean()
          .describe(
            'true: it is shown in the header of every screen, on the documents, and where search engines look.',
          ),
      }),
    )
    .describe('Who supervises the school, and its number there: boards, the state, trusts. As many as there are.'),
  principal: record({
    name: line,
    qualification: line,
    title: line.optional().describe('What the school calls its head, for example Principal or Headmistress.'),
  }).describe('The head of the school.'),
  website: z
    .url({
      protocol: /^https$/,
      error:
        'must be the full address of this site, which search engines, shared links and feeds carry: it begins with https://, for example https://www.school.in',
    })
    .describe('Address of this site, without a slash at the end. Search engines, shared links and feeds carry it.'),
  address: record({
    street: line.describe('Street, road or landmark.'),
    town: line,
    district: line,
    state: line,
    pin: z.string({ error: pinForm }).regex(/^\d{6}$/, pinForm),
  }).describe('Postal address.'),
  location: record({
    latitude: z.number().min(-90).max(90).describe('Degrees north.'),
    longitude: z.number().min(-180).max(180).describe('Degrees east.'),
  })
    .check(({ value: { latitude, longitude }, issues }) => {
      if (isInIndia(latitude, longitude)) return;
      const advice = isInIndia(longitude, latitude)
        ? `The two are exchanged: write latitude: ${longitude} and longitude: ${latitude}.`
        : 'Take both numbers from a map: the pin would be abroad.';
      const expected = 'a place in India: 6 to 38 degrees north, 68 to 98 degrees east';
      issues.push(contradiction(['latitude'], latitude, expected, advice));
    })
    .optional()
    .describe('Where the map of the contact screen puts its pin. Without it there is no map.'),
  phones: z
    .array(record({ label: line.describe('Who answers, for example Front desk.'), number: phoneNumber }))
    .describe('The phone numbers, the most useful first: pages offer it where there is room for one.'),
  whatsapp: phoneNumber.optional().describe('Number that answers on WhatsApp.'),
  emails: z
    .array(
      record({
        label: line.describe('Who reads it, for example Principal.'),
        address: z.email('must be an e-mail address, for example office@school.in'),
      }),
    )
    .describe('The e-mail addresses, the most useful first.'),
  shifts: z
    .array(shift)
    .min(1)
    .optional()
    .describe('The hours of the school, one line for each shift; a day with other hours has a line of its own.'),
  social: record({ name: line, url: webAddress })
    .optional()
    .describe('The school’s page on a social network. Opens in a new tab.'),
  developer: record({ name: line, url: webAddress })
    .optional()
    .describe('Who built the site: the credit in the footer.'),
  copyrightYear: yearSince(1900),
  version: line.describe('Version label in the footer.'),
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
