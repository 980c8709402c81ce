import { z } from 'zod';
import { line, record, webAddress } from './record';

const phoneNumber = z
  .string()
  .regex(/^\+91 \d{5} \d{5}$/, 'must be written as +91, five digits, five digits, for example +91 98765 43210');

/** `content/school.yaml`: who the school is and how to reach it. Every other file refers to these facts. */
export const schoolSchema = record({
  name: line.describe('The name by which the school is called everywhere on the site.'),
  slogan: line.describe('One line below the name.'),
  summary: line.describe('One sentence that search engines and shared links show.'),
  founded: z.number().int().min(1800).describe('Year in which the school was founded.'),
  students: z.number().int().positive().describe('How many pupils there are at least. Shown as “1,050+”.'),
  campusAcres: z.number().positive().describe('Size of the campus in acres.'),
  affiliationNumber: z.number().int().describe('Affiliation number at CBSE.'),
  schoolCode: line.describe('School code at CBSE.'),
  principal: record({ name: line, qualification: line }).describe('Name and qualification of the principal.'),
  website: webAddress.describe('Address of this site, without a slash at the end. Search engines need it.'),
  address: record({
    street: line.describe('Street, road or landmark.'),
    town: line,
    district: line,
    state: line,
    pin: z.string().regex(/^\d{6}$/, "must be a PIN code of six digits, for example '431717'"),
  }).describe('Postal address.'),
  location: record({
    latitude: z.number().min(-90).max(90).describe('Degrees north.'),
    longitude: z.number().min(-180).max(180).describe('Degrees east.'),
  }).describe('Where the map puts its needle.'),
  phones: z
    .array(record({ label: line.describe('Who answers, for example Front desk.'), number: phoneNumber }))
    .length(3)
    .describe('The three phone numbers, the most useful first.'),
  whatsapp: phoneNumber.describe('Number that answers on WhatsApp.'),
  emails: z
    .array(
      record({
        label: line.describe('Who reads it, for example Principal.'),
        address: z.email('must be an e-mail address, for example office@school.in'),
      }),
    )
    .length(3)
    .describe('The three e-mail addresses: admin, principal, front desk executive.'),
  social: record({ name: line, url: webAddress }).describe(
    'The school’s page on a social network. Opens in a new tab.',
  ),
  developer: record({ name: line, url: webAddress }).describe('Who built the site: the credit in the footer.'),
  copyrightYear: z.number().int(),
  version: line.describe('Version label in the footer.'),
});

export type School = z.output<typeof schoolSchema>;
