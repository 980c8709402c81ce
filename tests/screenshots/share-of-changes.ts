import sharp from 'sharp';

/** Difference of a colour channel, 0 to 255, below which we see the smoothing of letters only. */
const NOTICED = 32;

/** The share of pixels that differ between two pictures, 0 to 1; where only one has pixels, they differ. */
export async function shareOfChanges(before: string, after: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, after].map((file, index) =>
      sharp(file)
        .flatten()
        .extend({ right: width - sizes[index]!.width, bottom: height - sizes[index]!.height, background: '#888' })
        .toBuffer(),
    ),
  );
  const difference = await sharp(one)
    .composite([{ input: other!, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const thresholded = await sharp(difference).threshold(NOTICED, { greyscale: false }).png().toBuffer();
  const anyChannel = await sharp(thresholded).bandbool('or').png().toBuffer();
  return (await sharp(anyChannel).stats()).channels[0]!.mean / 255;
}
