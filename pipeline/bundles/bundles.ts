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
import { once } from '../../app/once';
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
  const name = `renderer-${hashOf(JSON.stringify([code, digits])).slice(0, 16)}`;
  const folder = await bundled(name, async (part) => {
    // Load Vite only if needed: loading it takes longer than rendering the site.
    const { buildRenderer } = await import('./renderer');
    await buildRenderer(part, digits);
  });
  return path.join(folder, 'render.mjs');
}

/** Bundles the renderer of the server's own pages. @returns its folder */
export async function officeRenderer(env: Readonly<Record<string, string>>): Promise<string> {
  const code = codeHash(env);
  const name = `office-${hashOf(code + hashOfFolder('office')).slice(0, 16)}`;
  return bundled(name, async (part) => {
    const { buildOfficeRenderer } = await import('./renderer');
    await buildOfficeRenderer(part);
  });
}

async function islandsOf(
  code: string,
  digits: SiteContent['settings']['digits'],
  language: Language,
  forms: CompiledSchool['forms'],
): Promise<KeptIslands> {
  const made = JSON.stringify([code, digits, forms[language]]);
  const kept = await bundled(`islands-${language}-${hashOf(made).slice(0, 16)}`, async (part) => {
    const { buildIslands } = await import('./islands');
    const built = await buildIslands(`${part}/files`, { language, digits, forms });
    writeFileSync(`${part}/islands.json`, JSON.stringify(built));
  });
  const built = JSON.parse(readFileSync(path.join(kept, 'islands.json'), 'utf8')) as BuiltIslands;
  return { ...built, folder: path.join(kept, 'files') };
}

/** A publication can need a bundle that a preview has just begun. */
const running = new Map<string, Promise<void>>();

/** @returns the folder of a bundle, which is made if the cache lacks it */
async function bundled(name: string, make: (part: string) => Promise<void>): Promise<string> {
  const folder = path.join(FOLDER, name);
  if (!isKept(folder))
    await once(running, folder, () => makeFolder(folder, make).finally(() => running.delete(folder)));
  return folder;
}

/** An interrupted build leaves only a `.part`. */
async function makeFolder(folder: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  await make(part);
  renameSync(part, folder);
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
