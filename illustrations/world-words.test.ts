import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const rooms = ['app', 'forms', 'illustrations', 'look', 'model', 'search', 'server', 'tools', 'words'];
/** Where a world may be named: its own folder, the list of worlds, and content. */
const ownPlaces = /^illustrations\/(warli\/|world(-names)?\.ts$)|^tools\/new-school\/(starter|lists)\/|\.test\.tsx?$/;

test('no code but that of the world itself names it', () => {
  const naming = rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
    .filter((file) => /\.(tsx?|mjs|css|typ)$/.test(file) && !ownPlaces.test(file))
    .filter((file) => /warli|वारली/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
