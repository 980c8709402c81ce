import { z } from 'zod';
import { type ReceivedField, type Tag, tags } from '../submission';

const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() }));
const tagsSchema = z.array(z.enum(tags));

/** What stands in a column as JSON. Damaged text must not keep anybody from reading the rest: it is shown as it is. */
export function toFields(stored: unknown): ReceivedField[] {
  const text = String(stored);
  return parse(fieldsSchema, text) ?? [{ name: 'damaged', value: text }];
}

export function toTags(stored: unknown): Tag[] {
  return parse(tagsSchema, String(stored)) ?? ['damaged'];
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
