import { z } from 'zod';
import { line, record } from './record';

const notice = record({
  title: line,
  items: z
    .array(record({ question: line, answer: line }))
    .min(1)
    .describe('What a person must know before sending.'),
  declaration: line.describe('What a person declares by sending, for example to be the parent or guardian.'),
});

/** `content/facts/privacy.yaml`: the short notice beside each Send button. */
export const privacySchema = record({ enquiry: notice, career: notice });

export type PrivacyNotice = z.output<typeof notice>;
