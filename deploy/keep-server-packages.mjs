// Leaves in package.json only what the programs of a container import: `npm prune` then takes away what only a build needs.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

const FOLDER = 'build/server';
/** They belong to builds: one decides whether a build is needed, the other builds what the office has changed. */
const OF_BUILDS = ['freshness.js', 'workshop-program.js'];
for (const name of OF_BUILDS) rmSync(`${FOLDER}/${name}`, { force: true });
const programs = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));

const { metafile } = await build({
  // The server loads its renderer by address, so no program imports it.
  entryPoints: [...programs, 'office/render.mjs'].map((name) => `${FOLDER}/${name}`),
  outdir: 'unwritten',
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
});
const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
const packages = new Set(
  imports
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => (path.startsWith('@') ? path.split('/', 2).join('/') : path.split('/')[0])),
);
const description = JSON.parse(readFileSync('package.json', 'utf8'));
const kept = Object.entries(description.dependencies).filter(([name]) => packages.has(name));
if (kept.length < packages.size) throw new Error(`Not in package.json: one of ${[...packages].join(', ')}`);
const written = { ...description, dependencies: Object.fromEntries(kept), devDependencies: {} };
writeFileSync('package.json', `${JSON.stringify(written, undefined, 2)}\n`);
