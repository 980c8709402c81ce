import { z } from 'zod';
import { annotationsOf } from './fields';
import type { Input } from './input';

/** What a person enters into a field. @returns undefined for a schema that does not show it */
export function inputOf(schema: z.core.$ZodType): Input | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inputOf(schema.unwrap());
  const { input, picture, refersTo, text, yearSince, forms } = annotationsOf(schema);
  if (input) return input;
  if (picture) return 'picture';
  if (refersTo === 'screen' || refersTo === 'page') return 'page';
  if (refersTo) return 'reference';
  if (yearSince) return 'year';
  if (text) return text.kind === 'markdown' ? 'long-text' : 'text';
  if (forms || schema instanceof z.ZodDiscriminatedUnion) return 'one-of-several';
  if (schema instanceof z.ZodBoolean) return 'yes-no';
  if (schema instanceof z.ZodLiteral) return schema.value === true ? 'yes-no' : 'choice';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodRecord) return 'keyed-list';
  return schema instanceof z.ZodObject ? 'group' : undefined;
}
