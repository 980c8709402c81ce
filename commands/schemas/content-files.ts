import type { z } from 'zod';
import { fileKinds } from '../../model/concepts/registry';

export interface ContentFileKind {
  /** Name of `content/.schemas/<name>.json`, which the first line of a file mentions. */
  name: string;
  /** What an editor shows as the kind of the file. */
  title: string;
  schema: z.ZodType;
}

/** Every kind of content file. */
export const contentFileKinds: readonly ContentFileKind[] = Object.entries(fileKinds).map(
  ([name, { label, schema }]) => ({
    name,
    title: label,
    schema,
  }),
);
