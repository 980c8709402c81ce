import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileKinds } from '../../model/concepts/registry';
import { jsonSchemaText } from './json-schema';

/** Writes `content/.schemas/`, from which editors such as VS Code suggest the fields of a content file. */
const folder = 'content/.schemas';
const names = Object.keys(fileKinds).map((name) => `${name}.json`);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!names.includes(file)) rmSync(path.join(folder, file));
for (const name of Object.keys(fileKinds)) writeFileSync(path.join(folder, `${name}.json`), jsonSchemaText(name));
console.log(`Schemas: ${names.length} written to ${folder}`);
