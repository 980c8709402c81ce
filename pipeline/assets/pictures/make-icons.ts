import sharp from 'sharp';
import type { IllustrationTheme } from '../../../look/theme-names';
import { fileAddresses } from '../../../model/projections/pages/file-addresses';
import type { WriteFile } from '../file-cache';
import type { Draw } from './make-drawings';

/**
 * Makes icons for browsers and phones and the preview picture for messengers, from the school's logo or a drawn emblem.
 *
 * @param draw `undefined` if the school has no drawings; such a school has a logo
 * @param ground background of the logo, `#rrggbb`
 */
export async function makeIcons(
  draw: Draw | undefined,
  logo: string | undefined,
  ground: string,
  write: WriteFile,
): Promise<void> {
  const drawn = async (theme: IllustrationTheme, width: number, height: number) =>
    Buffer.from((await draw?.({ theme, seed: 1, width, height }))?.svg ?? '');
  const mark = logo === undefined ? await drawn('mark', 512, 512) : Buffer.from(logo);
  const social = draw ? await drawn('slide-welcome-circle', 1200, 630) : await onGround(mark, ground);
  const png = (size: number) => sharp(mark).resize(size, size).png({ palette: true }).toBuffer();
  write(fileAddresses.icon, mark);
  write(fileAddresses.icon192, await png(192));
  write(fileAddresses.icon512, await png(512));
  write(fileAddresses.appleTouchIcon, await png(180));
  write(fileAddresses.favicon, asIco(await png(32), 32));
  write(fileAddresses.socialPicture, await sharp(social).resize(1200, 630).png({ palette: true }).toBuffer());
}

async function onGround(logo: Buffer, background: string): Promise<Buffer> {
  const input = await sharp(logo).resize(420, 420).png().toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/**
 * An ICO file: a header of 6 bytes, a directory entry of 16 bytes, and the PNG. The package png-to-ico would bring two others.
 */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, png]);
}
