// Runs every linter, even after one has failed. Options go to ESLint.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const linters = [
  'oxfmt --check',
  'oxlint',
  'knip',
  'stylelint "app/**/*.css"',
  ['eslint . --max-warnings 0', ...process.argv.slice(2)].join(' '),
];

// npm puts the folder of the packages’ programs there; whoever starts this with node has it, too.
const PATH = [process.env.PATH, path.resolve('node_modules/.bin')].join(path.delimiter);

const failed = linters.filter(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH } }).status !== 0,
);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map((command) => command.split(' ')[0]).join(', ')}`);
  process.exitCode = 1;
}
