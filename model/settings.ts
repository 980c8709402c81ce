import { z } from 'zod';
import { line, record, sitePath } from './record';

/** `content/settings.yaml`: what moves, opens and calls. */
export const settingsSchema = record({
  admissionBanner: record({
    text: line.describe('Words of the blinking banner on the home page.'),
    to: sitePath.describe('Where the banner leads.'),
  }),
  disclosureLink: record({ text: line, to: sitePath }).describe('The floating link on the home page.'),
  enquiryDialog: z
    .enum(['every-load', 'once-a-visit', 'never'])
    .describe('When the enquiry dialog opens by itself: on every arrival and reload, once in a visit, or never.'),
  carouselIntervalMs: z
    .number()
    .int()
    .min(1000)
    .max(60_000)
    .describe('How long a slide of the home page stays, in milliseconds (1000 is one second).'),
  keepsPagesOffline: z
    .boolean()
    .describe(
      'Whether phones keep the screens that were visited, the fees, the contacts and the forms, to be read without a connection. false takes them away again from every phone.',
    ),
});

export type Settings = z.output<typeof settingsSchema>;
