import { readdirSync } from 'node:fs';
import path from 'node:path';
import { palettes } from '../../../look/palettes';
import type { Photo } from '../../../model/concepts/picture';
import type { PlacedPicture } from '../../../model/projections/pictures/placed-pictures';
import { makePhotos } from '../../../pipeline/assets/pictures/make-photos';

/**
 * Develops the album `<folder>/content/photos/album/` as a build does, and prints `{ cpuMs, peakBytes }` as JSON.
 */
const folder = process.argv[2] ?? '';
const album = path.join(folder, 'content/photos/album');
const groups = readdirSync(album).map((file): PlacedPicture<Photo>[] => [
  { picture: { photo: `album/${file}`, alt: file, slot: 'gallery' }, file: 'screens/gallery.yaml', at: [] },
]);
const outDir = path.join(folder, 'public');
const present = new Set(readdirSync(path.join(outDir, 'pictures')));

const { mistakes } = await makePhotos(
  groups,
  present,
  palettes['earth-and-indigo'].page,
  { contentDir: path.join(folder, 'content'), outDir, cacheDir: path.join(folder, 'cache') },
  { step: () => undefined },
);
if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes[0]));
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakBytes: process.resourceUsage().maxRSS * 1024 }));
