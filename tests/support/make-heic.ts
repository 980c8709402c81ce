import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photo } from './photos.fixture';

/**
 * Writes the HEIC files of this folder: `npx tsx tests/support/make-heic.ts`. The pixels are those of
 * `tests/support/photos.fixture.ts`, coded by `heif-enc` (Debian: libheif-examples); the boxes around them are written here, since
 * `heif-enc` cannot lay them as phones do. ISO/IEC 23008-12 describes them.
 */

/** A picture, a tile of one, or notes. Items are numbered from 1 in the order of the file. */
interface Item {
  type: 'hvc1' | 'grid' | 'Exif';
  data: Buffer;
  properties?: Buffer[];
  isHidden?: boolean;
  refersTo?: { as: 'dimg' | 'cdsc'; items: number[] };
}

const TILE = 512;

/** As an iPhone writes it: of tiles, lying, with both notes that say so, in Display P3, with place and owner. */
export async function iPhonePhoto(upright: Sharp): Promise<Buffer> {
  const inP3 = await upright.withIccProfile('p3').png().toBuffer();
  const { icc = Buffer.alloc(0) } = await sharp(inP3).metadata();
  const lying = sharp(await sharp(inP3, { ignoreIcc: true }).rotate(270).png().toBuffer());
  const { width, height } = await lying.metadata();
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const padded = await lying
    .extend({ right: columns * TILE - width, bottom: rows * TILE - height, extendWith: 'copy' })
    .png()
    .toBuffer();
  const tiles: Item[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const area = { left: column * TILE, top: row * TILE, width: TILE, height: TILE };
      tiles.push({ ...(await coded(sharp(padded).extract(area))), isHidden: true });
    }
  }
  const grid: Item = {
    type: 'grid',
    data: Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)]),
    // 270° anticlockwise is what EXIF calls 6.
    properties: [sizeOf(width, height), box('colr', text('prof'), icc), box('irot', Buffer.from([3]))],
    refersTo: { as: 'dimg', items: tiles.map((_, index) => index + 1) },
  };
  const notes: Item = {
    type: 'Exif',
    data: Buffer.concat([u32(6), await cameraNotes()]),
    refersTo: { as: 'cdsc', items: [tiles.length + 1] },
  };
  return heic([...tiles, grid, notes], tiles.length + 1);
}

async function cameraNotes(): Promise<Buffer> {
  const noted = await photo(16, 16)
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Make: 'SecretPhone', Artist: 'SecretName' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 59/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 0/1 0/1' },
    })
    .toBuffer();
  const { exif } = await sharp(noted).metadata();
  return exif ?? Buffer.alloc(0);
}

/** A picture by `heif-enc`, taken out of the file that it writes. */
async function coded(picture: Sharp): Promise<Item & { type: 'hvc1' }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'heic-'));
  try {
    const { width, height } = await picture.png().toFile(path.join(folder, 'in.png'));
    execFileSync('heif-enc', ['-q', '60', '-o', path.join(folder, 'out.heic'), path.join(folder, 'in.png')]);
    const file = readFileSync(path.join(folder, 'out.heic'));
    const decoderSettings = boxNamed(file, 'hvcC');
    return {
      type: 'hvc1',
      data: boxNamed(file, 'mdat').subarray(8),
      properties: [decoderSettings, sizeOf(width, height)],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function boxNamed(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type) - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
}

function heic(items: readonly Item[], primary: number): Buffer {
  const head = box('ftyp', text('heic'), u32(0), text('mif1heic'));
  const meta = (start: number) => metaBox(items, primary, start);
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', ...items.map(({ data }) => data))]);
}

/** @param start where the data of the first item lies in the file */
function metaBox(items: readonly Item[], primary: number, start: number): Buffer {
  const numbered = items.map((item, index) => ({ ...item, id: u16(index + 1) }));
  const places = numbered.map(({ id, data }, index) => {
    const before = items.slice(0, index).reduce((sum, item) => sum + item.data.length, 0);
    return Buffer.concat([id, u16(0), u16(1), u32(start + before), u32(data.length)]);
  });
  const infos = numbered.map(({ id, type, isHidden }) =>
    fullBox('infe', 2, isHidden ? 1 : 0, id, u16(0), text(`${type}\0`)),
  );
  const references = numbered.flatMap(({ id, refersTo }) =>
    refersTo ? [box(refersTo.as, id, u16(refersTo.items.length), ...refersTo.items.map(u16))] : [],
  );
  const described = numbered.filter(({ properties }) => properties);
  const properties = [
    ...new Set(described.flatMap((item) => item.properties ?? []).map((each) => each.toString('hex'))),
  ];
  const descriptions = described.map(({ id, properties: own = [] }) => {
    // The highest bit: who does not know the property must not show the picture.
    const numbers = own.map((each) => 0x80 | (properties.indexOf(each.toString('hex')) + 1));
    return Buffer.concat([id, Buffer.from([own.length, ...numbers])]);
  });
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), text('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, 0, u16(primary)),
    fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), u16(items.length), ...places),
    fullBox('iinf', 0, 0, u16(items.length), ...infos),
    ...(references.length > 0 ? [fullBox('iref', 0, 0, ...references)] : []),
    box(
      'iprp',
      box('ipco', ...properties.map((each) => Buffer.from(each, 'hex'))),
      fullBox('ipma', 0, 0, u32(described.length), ...descriptions),
    ),
  );
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), text(type), content]);
}

function fullBox(type: string, version: number, flags: number, ...parts: Buffer[]): Buffer {
  return box(type, u32((version << 24) | flags), ...parts);
}

function sizeOf(width: number, height: number): Buffer {
  return fullBox('ispe', 0, 0, u32(width), u32(height));
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

if (process.argv[1] === import.meta.filename) {
  const write = (name: string, file: Buffer) =>
    writeFileSync(path.join('pipeline/assets/pictures/fixtures', name), file);
  write('iphone.heic', await iPhonePhoto(photo()));
  const other = await photo().rotate(180).png().toBuffer();
  write('second-is-primary.heic', heic([await coded(sharp(other)), await coded(photo())], 2));
  write('plain.heic', heic([await coded(photo())], 1));
}
