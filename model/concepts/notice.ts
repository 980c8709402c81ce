import { z } from 'zod';
import { annotate } from './fields';
import { picture } from './picture';
import { day, line, record, scanFile } from './record';

/** `content/news/<id>.md`: a notice at `<news screen>/<id>`. Its text follows the front matter. */
export const noticeSchema = record('notice', {
  title: line,
  date: day,
  until: annotate(day, { isAfter: [{ field: 'date', canBeEqual: true }] }).optional(),
  pinned: z.literal(true).optional(),
  picture: picture('section').optional(),
  pdf: scanFile.optional(),
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
