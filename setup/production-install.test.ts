import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { importGraph } from './nearest-tests.mjs';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** What runs where `NODE_ENV` is `production`, so that npm leaves the devDependencies out. */
const RUN_THERE = ['start', 'build', 'check-live', 'dev', 'content', 'check:mail', 'erase', 'send-again', 'backup'];

const commands = RUN_THERE.flatMap((name) => scripts[name]?.split(' && ') ?? []).map((line) => line.split(' '));

it('what builds and serves the site needs no package of the devDependencies', async () => {
  const programs = commands.flatMap(([program = '']) => (program === 'node' ? [] : program));
  const files = commands.flatMap(([, file = '']) => [file, ...bundledBy(file)]);
  const needed = [...programs, ...(await packagesNeededBy(files))];
  expect(needed).toContain('vite');
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

/** Programs that a script bundles and starts. */
function bundledBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/bundleProgram\('([^']+)'\)/g)].map(([, source = '']) => source);
}

/** Of the files and of all that they lead to: by import, or as a path in `node_modules`. */
async function packagesNeededBy(files: string[]): Promise<string[]> {
  const graph = await importGraph([...files, ...appFiles()]);
  const imported = Object.values(graph).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => path),
  );
  const named = Object.keys(graph).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'node_modules\/([^.'][^']*)/g)].map(([, path = '']) => path),
  );
  return [...imported, ...named].filter((path) => !/^(\.|virtual:)/.test(path)).map(packageOf);
}

/** All of them: many are known to Vite by name only. */
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
