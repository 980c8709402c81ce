import { z } from 'zod';
import { type ReceivedField, type Tag, tags } from '../submission';

const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() }));
const tagsSchema = z.array(z.enum(tags));

/** Parses a JSON column. Shows damaged text unparsed, so that the office can still read the rest. */
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
