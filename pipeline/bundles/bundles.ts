import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import type * as rendererModule from '../../app/render/render';
import { FileCache } from '../assets/file-cache';
import { hashOf, hashOfFolder, roomsOfPages } from '../assets/fingerprint';
import type { SiteFiles } from '../assets/site-files';

const CODE = [...roomsOfPages, 'pipeline/bundles'];

export type Renderer = Pick<typeof rendererModule, 'render' | 'searchFiles' | 'sharedFiles'>;

export interface Bundles {
  renderer: Renderer;
  islands: CompiledSchool['islands'];
  /** The scripts and style sheets of islands. */
  files: SiteFiles;
  /** Folders of the packages whose code is in the islands. */
  packages: readonly string[];
}

/**
 * Bundles the renderer, and the islands for each language. The cache has bundles by the hash of their sources: of the content, only
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
  const { digits } = settings;
  const cache = new FileCache();
  const code = codeHash(env);
  // Load Vite only if needed: loading it takes longer than rendering the site.
  const rendererOfSite = bundledRenderer(JSON.stringify([code, digits]), async () => {
    const { bundleRenderer, rendererSource } = await import('./renderer');
    return bundleRenderer(rendererSource, digits);
  });
  const islands = contents.map(async ({ language }) => {
    const source = JSON.stringify(['islands', language, code, digits, forms[language]]);
    const { files, facts } = await cache.made(source, async (write) => {
      const { buildIslands } = await import('./islands');
      return buildIslands(write, { language, digits, forms });
    });
    return { language, files, ...facts };
  });
  const [renderer, ...built] = await Promise.all([rendererOfSite, ...islands]);
  return {
    renderer: (await import(pathToFileURL(path.resolve(renderer)).href)) as Renderer,
    islands: Object.fromEntries(built.map(({ language, addresses }) => [language, addresses])),
    files: Object.assign({}, ...built.map(({ files }) => files)) as SiteFiles,
    packages: built.flatMap(({ packages }) => packages),
  };
}

/** Hash of everything that affects bundles, except the content. */
function codeHash(env: Readonly<Record<string, string>>): string {
  const settings = JSON.stringify(Object.entries(env).sort());
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'].map((file) => readFileSync(file, 'utf8'));
  return hashOf([...CODE.map(hashOfFolder), ...files, settings].join('\n'));
}

/** Bundles the renderers of the programs' own pages. @param programs the folder of the programs, which load them */
export async function bundleProgramRenderers(programs: string, env: Readonly<Record<string, string>>): Promise<void> {
  const code = codeHash(env) + hashOfFolder('office');
  const bundleOne = async (name: 'answers' | 'office') => {
    const file = await bundledRenderer(name + code, async () => {
      const { bundleRenderer, programRenderers } = await import('./renderer');
      return bundleRenderer(programRenderers[name]);
    });
    mkdirSync(path.join(programs, name), { recursive: true });
    copyFileSync(file, path.join(programs, name, 'render.mjs'));
  };
  await Promise.all([bundleOne('answers'), bundleOne('office')]);
}

async function bundledRenderer(source: string, bundle: () => Promise<string>): Promise<string> {
  const { files } = await new FileCache().made(`renderer ${source}`, async (write) =>
    write('render.mjs', await bundle()),
  );
  return files['render.mjs']!;
}
