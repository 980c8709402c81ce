import { z } from 'zod';
import { digitNames } from '../../words/languages';
import { annotate } from './fields';
import { day, line, oldPath, record, screenAddress, slug } from './record';

/** `content/settings.yaml`. */
export const settingsSchema = record({
  admissionBanner: record({
    text: line.describe('Words of the blinking banner on the home page.'),
    to: screenAddress.describe('Where the banner leads.'),
  })
    .optional()
    .describe('The blinking banner on the home page. Leave it out while there is nothing to announce.'),
  disclosureLink: record({ text: line, to: screenAddress })
    .optional()
    .describe('The link in the header of every screen, which floats on the home page, too.'),
  enquiryDialog: record({
    form: annotate(slug, { refersTo: 'form' }).describe('Name of the file in content/forms/ without .yaml.'),
    opens: z
      .enum(['every-load', 'once-a-visit', 'never'])
      .describe('When it opens on its own: on every arrival and reload, once in a visit, or never.'),
    greeting: line.describe('One friendly sentence above the form.'),
  })
    .optional()
    .describe('The form that opens on an arrival, and to which “Enquire” leads. Leave it out if there is none.'),
  carouselIntervalMs: z
    .number()
    .int()
    .min(1000)
    .max(60_000)
    .describe('How long a slide of the home page stays, in milliseconds (1000 is one second).'),
  keepsPagesOffline: z
    .boolean()
    .describe(
      'Whether phones keep the screens that were visited, the fees, the contacts and the forms, to be read without a connection. false removes them from every phone again.',
    ),
  securityContactUntil: day
    .optional()
    .describe(
      'Until when the contacts for people who find a security problem are valid: /.well-known/security.txt shows this day. A day within the next year; check the contacts before you move it. Without it there is no such file.',
    ),
  digits: z
    .enum(digitNames)
    .optional()
    .describe(
      'In which digits numbers, dates and telephones are shown in the languages whose script has its own: latin (2026) or, for example, devanagari (२०२६). Latin if you leave it out.',
    ),
  redirects: z
    .array(
      record({
        from: annotate(oldPath, { unique: 'old address' }).describe(
          'The old address or the other spelling. /x, /x/, /x.html and /x/index.html are one address.',
        ),
        to: screenAddress.describe('The screen to which it leads.'),
      }),
    )
    .optional()
    .describe(
      'Other spellings of addresses, and addresses that no longer exist. Every other unknown address leads to Home.',
    ),
});

/** When the enquiry dialog opens by itself. */
export type DialogOpens = NonNullable<SiteSettings['enquiryDialog']>['opens'];
export type SiteSettings = z.output<typeof settingsSchema>;
