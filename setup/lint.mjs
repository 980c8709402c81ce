// Runs every linter, even after one has failed. Options go to ESLint.
import { spawnSync } from 'node:child_process';

const linters = [
  'oxfmt --check',
  'oxlint',
  'knip',
  'stylelint "app/**/*.css"',
  ['eslint . --max-warnings 0', ...process.argv.slice(2)].join(' '),
];

const failed = linters.filter((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map((command) => command.split(' ')[0]).join(', ')}`);
  process.exitCode = 1;
}
