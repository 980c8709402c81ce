import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { CompiledSchool } from '../../model/derived/compiled-school.ts';
import { type Digits, type Language, numberingOf } from '../../words/languages.ts';
import { packagesOf } from '../site/licences.ts';
import { digitsDefinition } from './digits-definition.ts';
import { formsModule } from './forms.ts';
import { oneLanguage } from './one-language.ts';
import { sharedConfig } from './shared-config.ts';

const ISLAND = /\.island\.tsx?$/;

export interface BuiltIslands {
  /** Address of the script of each island by its name. */
  addresses: Record<string, string>;
  /** What the browser may ask for, by address: text, or bytes in Base64. */
  files: Record<string, { text: string } | { base64: string }>;
  /** Folders of the packages of which there is something in them. */
  packages: string[];
}

interface IslandsOptions {
  language: Language;
  digits: Digits | undefined;
  forms: CompiledSchool['forms'];
}

/**
 * Bundles every `app/**\/<name>.island.ts(x)` for the browser, in one language: who reads one does not fetch the words of the
 * others. Each by itself: what two of them use would become a third file, which the browser finds only when it has the first.
 */
export async function buildIslands(options: IslandsOptions): Promise<BuiltIslands> {
  const built = await Promise.all(islandFiles().map((file) => buildIsland(file, options)));
  return {
    addresses: Object.fromEntries(built.map(({ name, address }) => [name, address])),
    files: Object.fromEntries(built.flatMap((each) => each.files)),
    packages: packagesOf(built.flatMap((each) => each.modules)),
  };
}

/** Names of all islands. */
export function islandNames(): string[] {
  return islandFiles().map(nameOf);
}

function islandFiles(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => ISLAND.test(file)).map((file) => path.join('app', file));
}

function nameOf(file: string): string {
  return path.basename(file).replace(ISLAND, '');
}

async function buildIsland(file: string, { language, digits, forms }: IslandsOptions) {
  const name = nameOf(file);
  const shared = sharedConfig();
  const { output } = (await build({
    ...shared,
    plugins: [formsModule({ [language]: forms[language] }), oneLanguage(language, numberingOf(digits, language))],
    define: {
      ...shared.define,
      // What no page of the language needs drops out of its scripts.
      ...digitsDefinition(digits, [language]),
    },
    build: {
      ...shared.build,
      write: false,
      rolldownOptions: { input: { [name]: file }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((each) => each.type === 'chunk');
  const code = scripts.map((chunk) => chunk.code).join('\n');
  const address = `/${scripts.find(({ isEntry }) => isEntry)?.fileName ?? ''}`;
  const files = output
    // The styles of what is in the page already are in the page; those of what comes later, its script asks for.
    .filter((each) => each.type === 'chunk' || code.includes(each.fileName))
    .map((each) => [`/${each.fileName}`, storable(each.type === 'chunk' ? each.code : each.source)] as const);
  const modules = scripts.flatMap((chunk) => chunk.moduleIds).map((file) => path.relative('', file));
  return { name, address, files, modules };
}

function storable(source: string | Uint8Array): BuiltIslands['files'][string] {
  return typeof source === 'string' ? { text: source } : { base64: Buffer.from(source).toString('base64') };
}
