import { z } from 'zod';

/** The JSON Schema of a kind of content file, from which editors suggest fields. @param title name of the kind */
export function jsonSchemaText(title: string, schema: z.ZodType): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // The YAML language server, which editors use, knows this draft best.
    target: 'draft-7',
    override: ({ jsonSchema }) => forEditors(jsonSchema),
  });
  return `${JSON.stringify({ $schema, title, ...rest })}\n`;
}

/** Removes the bounds that Zod writes for every integer. */
function forEditors(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
