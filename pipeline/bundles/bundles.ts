import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import type { Language } from '../../words/languages';
import type * as rendererModule from '../../app/render/render';
import { hashOf, hashOfFolder, roomsOfPages } from '../assets/fingerprint';
import type { BuiltIslands } from './islands';

const FOLDER = '.cache/bundles';
const CODE = [...roomsOfPages, 'pipeline/bundles'];
/** Number of bundles in the cache: enough for a few schools with three languages each. */
const MOST_KEPT = 24;

export type Renderer = Pick<typeof rendererModule, 'render' | 'searchFiles' | 'sharedFiles'>;

export interface KeptIslands extends BuiltIslands {
  /** Folder that contains each script and style sheet at its address. */
  folder: string;
}

export interface Bundles {
  renderer: Renderer;
  islands: Partial<Record<Language, KeptIslands>>;
}

/**
 * Bundles the renderer, and the islands for each language. Bundles are cached by the hash of their sources: of the content, only
 * forms are among these.
 *
 * @param env build-time settings
 */
export async function makeBundles(
  contents: readonly [SiteContent, ...SiteContent[]],
  forms: CompiledSchool['forms'],
  env: Readonly<Record<string, string>>,
): Promise<Bundles> {
  const [{ settings }] = contents;
  const code = codeHash(env);
  const [rendererFile, ...islands] = await Promise.all([
    rendererOf(code, settings.digits),
    ...contents.map(
      async ({ language }) => [language, await islandsOf(code, settings.digits, language, forms)] as const,
    ),
  ]);
  removeOld();
  return {
    renderer: (await import(pathToFileURL(path.resolve(rendererFile)).href)) as Renderer,
    islands: Object.fromEntries(islands),
  };
}

/** Hash of everything that affects bundles, except the content. */
function codeHash(env: Readonly<Record<string, string>>): string {
  const settings = JSON.stringify(Object.entries(env).sort());
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'].map((file) => readFileSync(file, 'utf8'));
  return hashOf([...CODE.map(hashOfFolder), ...files, settings].join('\n'));
}

async function rendererOf(code: string, digits: SiteContent['settings']['digits']): Promise<string> {
  const folder = path.join(FOLDER, `renderer-${hashOf(JSON.stringify([code, digits])).slice(0, 16)}`);
  // Load Vite only if needed: loading it takes longer than rendering the site.
  if (!isKept(folder)) {
    const { buildRenderer } = await import('./renderer');
    await buildRenderer(`${folder}.part`, digits);
    renameSync(`${folder}.part`, folder);
  }
  return path.join(folder, 'render.mjs');
}

/** Bundles the renderer of the server's own pages. @returns its folder */
export async function officeRenderer(env: Readonly<Record<string, string>>): Promise<string> {
  const code = codeHash(env);
  const folder = path.join(FOLDER, `office-${hashOf(code + hashOfFolder('office')).slice(0, 16)}`);
  if (!isKept(folder)) {
    const { buildOfficeRenderer } = await import('./renderer');
    await buildOfficeRenderer(`${folder}.part`);
    renameSync(`${folder}.part`, folder);
  }
  return folder;
}

async function islandsOf(
  code: string,
  digits: SiteContent['settings']['digits'],
  language: Language,
  forms: CompiledSchool['forms'],
): Promise<KeptIslands> {
  const made = JSON.stringify([code, digits, forms[language]]);
  const kept = path.join(FOLDER, `islands-${language}-${hashOf(made).slice(0, 16)}`);
  if (!isKept(kept)) {
    const { buildIslands } = await import('./islands');
    rmSync(`${kept}.part`, { recursive: true, force: true });
    const built = await buildIslands(`${kept}.part/files`, { language, digits, forms });
    writeFileSync(`${kept}.part/islands.json`, JSON.stringify(built));
    renameSync(`${kept}.part`, kept);
  }
  const built = JSON.parse(readFileSync(path.join(kept, 'islands.json'), 'utf8')) as BuiltIslands;
  return { ...built, folder: path.join(kept, 'files') };
}

/** Whether a bundle is in the cache. Updates its time, so that the cache keeps recently used bundles. */
function isKept(file: string): boolean {
  if (!existsSync(file)) return false;
  utimesSync(file, new Date(), new Date());
  return true;
}

function removeOld(): void {
  mkdirSync(FOLDER, { recursive: true });
  const byAge = readdirSync(FOLDER)
    .map((name) => path.join(FOLDER, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of byAge.slice(MOST_KEPT)) rmSync(file, { recursive: true });
}
