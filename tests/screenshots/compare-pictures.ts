import sharp from 'sharp';

/** Of a colour channel, 0 to 255: less is the smoothing of letters. */
const NOTICED = 32;
const GAP = 24;

/**
 * Writes two pictures of a view beside each other, and the later one once more, pale, with what differs in red.
 *
 * @returns the share of pixels that differ, 0 to 1
 */
export async function compare(before: string, after: string, file: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((each) => sharp(each).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([before, after].map((each) => pixels(each, width, height)));
  const marked = Buffer.alloc(width * height * 3);
  let changed = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs(old![at + channel]! - now![at + channel]!) > NOTICED);
    if (differs) changed += 1;
    const pale = (channel: number) => 170 + Math.round(now![at + channel]! / 3);
    marked.set(differs ? [200, 0, 0] : [pale(0), pale(1), pale(2)], at);
  }
  const raw = { width, height, channels: 3 } as const;
  await sharp({ create: { ...raw, width: 3 * width + 2 * GAP, background: '#888' } })
    .composite([old!, now!, marked].map((input, index) => ({ input, raw, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(file);
  return changed / (width * height);
}

/** Three bytes a pixel; below a shorter picture it is grey. */
function pixels(file: string, width: number, height: number): Promise<Buffer> {
  return sharp(file)
    .flatten()
    .resize({ width, height, fit: 'contain', position: 'left top', background: '#888', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Writes the pictures of a view at all widths beside each other. */
export async function sheet(files: readonly string[], file: string): Promise<void> {
  const sizes = await Promise.all(files.map((each) => sharp(each).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size.width + GAP, 0));
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(files.map((input, index) => ({ input, left: lefts[index]!, top: 0 })))
    .png()
    .toFile(file);
}
