import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decorationDrawings, decorations, type DecorationName } from '../../model/decorations';
import { pictureFrames } from '../../model/picture';
import { pictureFile, pictureManifestFile } from '../../model/picture-file';
import { readSiteContent } from '../../model/site-content';
import { hashOf, hashOfFolder } from '../fingerprint/fingerprint';
import { reportProgress } from '../progress/progress';
import { collectPictures } from './collect-pictures';
import { makeIcons } from './make-icons';

/**
 * Draws every picture that the content and the house ask for into `public/pictures/`, and notes what each shows. A
 * drawing whose theme, seed, frame and drawing code have not changed is not made again.
 */
export async function makePictures(outDir = 'public'): Promise<{ made: number; unchanged: number }> {
  // Loaded here, so that a mistake in the content is told before the drawing code is read.
  const content = readSiteContent();
  const { illustrate } = await import('../../illustrations/illustrate');

  const wanted = new Map<string, { theme: Parameters<typeof illustrate>[0]['theme']; seed: number; width: number; height: number }>();
  for (const picture of collectPictures(content)) {
    if (!('illustration' in picture)) continue;
    for (const frame of pictureFrames[picture.place]) {
      wanted.set(pictureFile(picture, frame), { theme: picture.illustration, seed: picture.seed, ...frame });
    }
  }
  for (const [name, drawing] of Object.entries(decorationDrawings)) {
    wanted.set(decorations[name as DecorationName].src, drawing);
  }

  const codeHash = hashOfFolder('illustrations');
  const cacheFile = '.cache/pictures-made.json';
  const before = readJson(cacheFile);
  const descriptionsBefore = readJson(pictureManifestFile);
  const after: Record<string, string> = {};
  const descriptions: Record<string, string> = {};
  const folder = path.join(outDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));

  let made = 0;
  const progress = reportProgress('Pictures', wanted.size);
  for (const [address, drawing] of wanted) {
    const key = hashOf(JSON.stringify(drawing) + codeHash);
    after[address] = key;
    const known = descriptionsBefore[address];
    if (before[address] === key && known && present.has(path.basename(address))) {
      descriptions[address] = known;
    } else {
      const { svg, description } = illustrate(drawing);
      writeFileSync(path.join(outDir, address), svg);
      descriptions[address] = description;
      made += 1;
    }
    progress.step();
  }
  for (const file of present) if (!wanted.has(`/pictures/${file}`)) rmSync(path.join(folder, file));

  mkdirSync(path.dirname(pictureManifestFile), { recursive: true });
  writeFileSync(pictureManifestFile, JSON.stringify(descriptions));
  writeFileSync(cacheFile, JSON.stringify(after));
  if (made > 0) await makeIcons(illustrate, outDir);
  progress.end(`${made} drawn, ${wanted.size - made} unchanged`);
  return { made, unchanged: wanted.size - made };
}

function readJson(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
