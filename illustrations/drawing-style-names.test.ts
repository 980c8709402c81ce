import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingStyles } from '../look/drawing-styles';
import { projectFiles } from '../tests/support/project-files';

/** Only these files may name a drawing style: its own folder, the list of styles, its name in each language, and content. */
const ownPlaces =
  /^(content|docs|examples)\/|^illustrations\/(warli\/|load-drawing-style\.ts$)|^look\/drawing-styles\.ts$|^words\/\w+\/fields\/site\.ts$|^commands\/new-school\/(starter|lists)\/|\.test\.tsx?$/;

test('only the code of a drawing style names it', () => {
  const naming = projectFiles()
    .filter((file) => /\.(tsx?|mjs|css|typ)$/.test(file) && !ownPlaces.test(file))
    .filter((file) => /warli|वारली/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test('no drawing style imports another', () => {
  const styles = drawingStyles.filter((name) => name !== 'none');
  for (const style of styles)
    for (const file of readdirSync(`illustrations/${style}`, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const imported = [...readFileSync(`illustrations/${style}/${file}`, 'utf8').matchAll(/from '([^']+)'/g)];
      const others = styles.filter((name) => name !== style).map((name) => `/${name}/`);
      expect(
        imported.filter(([, from = '']) => others.some((other) => from.includes(other))),
        file,
      ).toEqual([]);
    }
});
