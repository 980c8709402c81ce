import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { CompiledSchool } from '../../model/projections/compiled-school.ts';
import { type Digits, type Language, numberingOf } from '../../words/languages.ts';
import { packagesOf } from '../pages/licences.ts';
import type { WriteFile } from '../assets/file-cache.ts';
import { digitsDefinition } from './digits-definition.ts';
import { formsModule } from './forms.ts';
import { oneLanguage } from './one-language.ts';
import { checks, sharedConfig } from './shared-config.ts';

const ISLAND = /\.island\.tsx?$/;

interface BuiltIslands {
  /** Island name → address of its script. */
  addresses: Record<string, string>;
  /** Folders of the packages whose code is in the islands. */
  packages: string[];
}

interface IslandsOptions {
  language: Language;
  digits: Digits | undefined;
  forms: CompiledSchool['forms'];
  /** Set in development, so that a debugger shows the source; the script isn't minified. */
  sourcemap?: 'inline';
}

/**
 * Bundles every `app/**\/<name>.island.ts(x)` for the browser in one language, so that phones load no texts of other languages. Each
 * island is one file: a phone would request a file of shared code only after it has loaded the island.
 */
export async function buildIslands(write: WriteFile, options: IslandsOptions): Promise<BuiltIslands> {
  const built = await Promise.all(islandFiles().map((file) => buildIsland(file, write, options)));
  return {
    addresses: Object.fromEntries(built.map(({ name, address }) => [name, address])),
    packages: packagesOf(built.flatMap((each) => each.modules)),
  };
}

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

async function buildIsland(file: string, write: WriteFile, { language, digits, forms, sourcemap }: IslandsOptions) {
  const name = nameOf(file);
  const shared = sharedConfig();
  const { output } = (await build({
    ...shared,
    plugins: [formsModule({ [language]: forms[language] }), oneLanguage(language, numberingOf(digits, language))],
    define: {
      ...shared.define,
      // The bundler then removes the code for digits that no page of this language has.
      ...digitsDefinition(digits, [language]),
    },
    build: {
      ...shared.build,
      write: false,
      sourcemap,
      minify: !sourcemap,
      rolldownOptions: { checks, input: { [name]: file }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((each) => each.type === 'chunk');
  const code = scripts.map((chunk) => chunk.code).join('\n');
  const address = `/${scripts.find(({ isEntry }) => isEntry)?.fileName ?? ''}`;
  for (const each of output) {
    // Pages already contain the styles of their islands. Write only style sheets that a script loads later.
    if (each.type === 'asset' && !code.includes(each.fileName)) continue;
    write(`/${each.fileName}`, each.type === 'chunk' ? each.code : each.source);
  }
  const modules = scripts.flatMap((chunk) => chunk.moduleIds).map((file) => path.relative('', file));
  return { name, address, modules };
}
