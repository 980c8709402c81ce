import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { worldNames } from '../look/world-names';
import { projectFiles } from '../tests/support/project-files';

/** Where a world may be named: its own folder, the list of worlds, and content. */
const ownPlaces =
  /^(content|docs|examples)\/|^illustrations\/(warli\/|world\.ts$)|^look\/world-names\.ts$|^commands\/new-school\/(starter|lists)\/|\.test\.tsx?$/;

test('no code but that of the world itself names it', () => {
  const naming = projectFiles()
    .filter((file) => /\.(tsx?|mjs|css|typ)$/.test(file) && !ownPlaces.test(file))
    .filter((file) => /warli|वारली/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test('no world takes anything from another', () => {
  const worlds = worldNames.filter((name) => name !== 'none');
  for (const world of worlds)
    for (const file of readdirSync(`illustrations/${world}`, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const imported = [...readFileSync(`illustrations/${world}/${file}`, 'utf8').matchAll(/from '([^']+)'/g)];
      const others = worlds.filter((name) => name !== world).map((name) => `/${name}/`);
      expect(
        imported.filter(([, from = '']) => others.some((other) => from.includes(other))),
        file,
      ).toEqual([]);
    }
});
