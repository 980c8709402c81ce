import type { heif_error, heif_image, heif_image_handle, MainModule } from 'libheif-js/libheif-wasm/libheif.js';

/** Recognises HEIC by its brand (ISO 23008-12). AVIF has the same structure with other brands. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  return /hei[cxms]|hev[cxms]/.test(brands) || (/mif1|msf1/.test(brands) && !brands.includes('avif'));
}

/**
 * Converts the primary picture of a HEIC file into an uncompressed TIFF: four bytes per pixel, upright, without metadata. libheif
 * turns it upright by the boxes irot and imir, so the EXIF orientation must not be applied.
 *
 * sharp reads HEIC's boxes but ships no HEVC decoder, because HEVC is patented.
 *
 * @param icc colour profile, as sharp reads it from the file; default sRGB
 * @throws Error with libheif's message
 */
export async function tiffOfHeic(bytes: Buffer, icc?: Buffer): Promise<Buffer> {
  const libheif = await loadLibheif();
  const context = libheif.heif_context_alloc();
  let photo: heif_image_handle | undefined;
  let decoded: DecodedImage | undefined;
  try {
    accept(libheif, libheif.heif_context_read_from_memory(context, bytes));
    photo = accept(
      libheif,
      libheif.heif_js_context_get_primary_image_handle(context) as heif_image_handle | heif_error,
    );
    decoded = accept(
      libheif,
      libheif.heif_js_decode_image2(
        photo,
        libheif.heif_colorspace.heif_colorspace_RGB,
        libheif.heif_chroma.heif_chroma_interleaved_RGBA,
      ) as DecodedImage | heif_error,
    );
    // libheif only warns about a tile it can't decode, and leaves it green.
    const warnings = libheif._heif_image_get_decoding_warnings(decoded.image.$$.ptr, 0, 0, 0);
    if (warnings > 0) throw new Error('A tile of the picture cannot be decoded.');
    const [{ data, width, height, stride }] = decoded.channels;
    const rows = Array.from({ length: height }, (_, y) => data.subarray(y * stride, y * stride + width * 4));
    return tiff(width, height, rows, icc);
  } finally {
    if (decoded) libheif.heif_image_release(decoded.image);
    if (photo) libheif.heif_image_handle_release(photo);
    libheif.heif_context_free(context);
  }
}

/** Result of `heif_js_decode_image2` for interleaved colours. `data` is in libheif's memory until it is released. */
interface DecodedImage {
  /** `$$` has its address, for C functions without a JavaScript wrapper: https://emscripten.org/docs/porting/connecting_cpp_and_javascript/embind.html */
  image: heif_image & { $$: { ptr: number } };
  channels: [{ data: Uint8Array; width: number; height: number; stride: number }];
}

let libheif: Promise<MainModule> | undefined;

/** Loads libheif only when an iPhone photo needs it, because it has 1.5 MB. */
function loadLibheif(): Promise<MainModule> {
  libheif ??= import('libheif-js/libheif-wasm/libheif.js').then(({ default: instantiate }) => instantiate());
  return libheif;
}

/** libheif's JavaScript returns errors instead of throwing them. */
function accept<Result>({ heif_error_code }: MainModule, result: Result | heif_error): Exclude<Result, heif_error> {
  const { code, message } = result as Partial<heif_error>;
  if (code && code !== heif_error_code.heif_error_Ok) throw new Error(message as string);
  return result as Exclude<Result, heif_error>;
}

/**
 * An uncompressed TIFF: offset of the directory, bits per sample, pixels, profile, directory. The format:
 * https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf; the profile’s field: ICC.1:2022, annex B.4.
 */
function tiff(width: number, height: number, rows: readonly Uint8Array[], icc?: Buffer): Buffer {
  const [short, long, undefinedBytes] = [3, 4, 7];
  const [bitsAt, pixelsAt] = [8, 16];
  const profileAt = pixelsAt + width * height * 4;
  const directoryAt = profileAt + (icc?.length ?? 0);
  const fields = [
    { tag: 256, type: long, value: width },
    { tag: 257, type: long, value: height },
    { tag: 258, type: short, count: 4, value: bitsAt },
    { tag: 259, type: short, value: 1 }, // not compressed
    { tag: 262, type: short, value: 2 }, // RGB
    { tag: 273, type: long, value: pixelsAt },
    { tag: 277, type: short, value: 4 }, // samples per pixel
    { tag: 278, type: long, value: height }, // all rows in one strip
    { tag: 279, type: long, value: width * height * 4 },
    { tag: 338, type: short, value: 2 }, // the fourth sample is alpha
    ...(icc ? [{ tag: 34675, type: undefinedBytes, count: icc.length, value: profileAt }] : []),
  ];
  const head = Buffer.from('II*\0\0\0\0\0\x08\0\x08\0\x08\0\x08\0', 'latin1');
  head.writeUInt32LE(directoryAt, 4);
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16LE(fields.length);
  for (const [index, { tag, type, count = 1, value }] of fields.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  return Buffer.concat([head, ...rows, ...(icc ? [icc] : []), directory]);
}
