import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFileKinds } from './content-files';
import { jsonSchemaText } from './json-schema';

/** Writes `content/.schemas/`, from which editors such as VS Code take the fields of a content file. */
const folder = 'content/.schemas';
const names = contentFileKinds.map(({ name }) => `${name}.json`);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!names.includes(file)) rmSync(path.join(folder, file));
for (const kind of contentFileKinds) writeFileSync(path.join(folder, `${kind.name}.json`), jsonSchemaText(kind));
console.log(`Schemas: ${names.length} written to ${folder}`);
