import { z } from 'zod';
import { picture } from './picture';
import { day, line, record } from './record';

const pdfForm = 'must name a PDF file in content/documents/, for example circular-12.pdf';

/** `content/news/<id>.md`: a notice at `<news screen>/<id>`. Its text follows the front matter. */
export const noticeSchema = record({
  title: line.describe('What it is about, in a few words.'),
  date: day.describe('Day of the notice as year-month-day.'),
  until: day
    .optional()
    .describe(
      'Last day on which it is shown on Home and among the news. Without it that is 90 days; the archive keeps it.',
    ),
  pinned: z.literal(true).optional().describe('true: before all others, until its last day if it has one.'),
  picture: picture('section').optional(),
  pdf: z
    .string(pdfForm)
    .regex(/^[^/].*\.pdf$/i, pdfForm)
    .optional()
    .describe('A PDF in content/documents/ that belongs to it, for example a circular.'),
});

export interface Notice extends z.output<typeof noticeSchema> {
  /** File name of the notice without `.md`, and last segment of its address. */
  id: string;
  /** File below `content/`. */
  file: string;
  /** Text of the notice in Markdown. */
  body: string;
}

/** The document id of a notice’s PDF. */
export function documentOfNotice({ id }: Pick<Notice, 'id'>): string {
  return `news-${id}`;
}
