import { z } from 'zod';
import type { ContentFileKind } from './content-files';

/** The JSON Schema of a kind of content file, as text of a file: for editors that offer fields while one types. */
export function jsonSchemaText({ title, schema }: Pick<ContentFileKind, 'title' | 'schema'>): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // The YAML language server, which editors use, knows this draft best.
    target: 'draft-7',
    override: ({ jsonSchema }) => forEditors(jsonSchema),
  });
  return `${JSON.stringify({ $schema, title, ...rest })}\n`;
}

/** Without the bounds that only say what a number is on this machine. */
function forEditors(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
