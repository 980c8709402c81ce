import { expect, test } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { lockBuild } from './build-lock';

test('a second build at the same time is refused, with the process that builds; a later one is not', () => {
  temporaryWorkingDirectory();
  const unlock = lockBuild();
  expect(() => lockBuild()).toThrow(`The site is being built by process ${process.pid}`);
  unlock();
  lockBuild()();
});
