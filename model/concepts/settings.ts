import { z } from 'zod';
import { digitNames } from '../../words/languages';
import { annotate } from './fields';
import { day, line, oldPath, record, screenAddress, slug } from './record';

/** `content/settings.yaml`. */
export const settingsSchema = record('settings', {
  admissionBanner: record('admissionBanner', {
    text: line,
    to: screenAddress,
  }).optional(),
  disclosureLink: record('disclosureLink', { text: line, to: screenAddress }).optional(),
  enquiryDialog: record('enquiryDialog', {
    form: annotate(slug, { refersTo: 'form' }),
    opens: z.enum(['every-load', 'once-a-visit', 'never']),
    greeting: line.optional(),
  }).optional(),
  carouselIntervalMs: z.number().int().min(1000).max(60_000),
  keepsPagesOffline: z.boolean(),
  securityContactUntil: day.optional(),
  digits: z.enum(digitNames).optional(),
  redirects: z
    .array(
      record('redirect', {
        from: annotate(oldPath, { unique: 'old address' }),
        to: screenAddress,
      }),
    )
    .optional(),
});

/** When the enquiry dialog opens by itself. */
export type DialogOpens = NonNullable<SiteSettings['enquiryDialog']>['opens'];
export type SiteSettings = z.output<typeof settingsSchema>;
