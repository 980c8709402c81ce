import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { PROGRAMS } from '../pipeline/bundles/bundle-programs';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** Scripts that run where `NODE_ENV` is `production`: there npm installs no devDependencies. */
const IN_PRODUCTION = [
  'start',
  'build',
  'check-live',
  'dev',
  'content',
  'check:mail',
  'erase',
  'send-again',
  'backup',
  'office',
];

const commands = IN_PRODUCTION.flatMap((name) => scripts[name]?.split(' && ') ?? []).map((line) => line.split(' '));

it('scripts and programs that run in production need no devDependencies', async () => {
  const programs = commands.flatMap(([program = '']) => (program === 'node' ? [] : program));
  const files = commands.flatMap(([, file = '']) => [file, ...bundledBy(file)]);
  const needed = [...programs, ...(await packagesNeededBy([...files, ...PROGRAMS]))];
  expect(needed).toContain('vite');
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

/** Programs that a script bundles and starts, by the text of that script. */
function bundledBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/bundleProgram\('([^']+)'\)/g)].map(([, source = '']) => source);
}

/** Packages that the files and their imports name: in an import, or as a path in `node_modules`. */
async function packagesNeededBy(files: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...files, ...appFiles()],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'nowhere',
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['virtual:*', '*?url', '*?inline', '*?inline-script'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const graph = metafile.inputs;
  const imported = Object.values(graph).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => path),
  );
  const named = Object.keys(graph).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'node_modules\/([^.'][^']*)/g)].map(([, path = '']) => path),
  );
  return [...imported, ...named].filter((path) => !/^(\.|virtual:)/.test(path)).map(packageOf);
}

/** All source files of `app/`, because Vite finds some of them, such as islands, by name and without an import. */
function appFiles(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file)).map((file) => `app/${file}`);
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
