import { z } from 'zod';
import { annotationsOf, formerName, type WordsOfField, wordsOfField } from '../../model/concepts/fields';
import { fileKinds } from '../../model/concepts/registry';
import { fileWordsIn } from '../../words/words';

/** The JSON Schema of a kind of content file, from which editors suggest fields. @param kind key in `fileKinds` */
export function jsonSchemaText(kind: string): string {
  const { $schema, ...rest } = z.toJSONSchema(fileKinds[kind]!.schema, {
    io: 'input',
    // The YAML language server, which editors use, knows this draft best.
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => forEditors(zodSchema, jsonSchema),
  });
  const title = (fileWordsIn.en as Readonly<Record<string, { label: string }>>)[kind]?.label;
  return `${JSON.stringify({ $schema, title, ...rest })}\n`;
}

/** Adds the words of the fields, and removes the bounds that Zod writes for every integer. */
function forEditors(schema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  const { entry } = annotationsOf(schema);
  if (!entry || !jsonSchema.properties) return;
  for (const [field, property] of Object.entries(jsonSchema.properties)) {
    const words = wordsOfField(entry, field, 'en');
    if (!words || typeof property !== 'object') continue;
    // A copy: fields of one type share an object.
    jsonSchema.properties[field] = { ...property, description: description(words) };
    const formerly = schema instanceof z.ZodObject && formerName(schema.shape[field] as z.core.$ZodType);
    if (formerly)
      jsonSchema.properties[formerly] = { ...property, description: `Now called ${field}.`, deprecated: true };
  }
}

function description({ label, help, example, choices, shown }: WordsOfField): string {
  const named = choices && Object.entries(choices).map(([value, name]) => `${value}: ${name}`);
  const sentences = [label, help, named?.join('; '), example && `For example ${example}`, shown];
  return sentences.flatMap((each) => (each ? [each.replace(/[^.?!]$/, '$&.')] : [])).join(' ');
}
