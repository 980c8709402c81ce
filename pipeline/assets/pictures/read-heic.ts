import { crc32, deflateSync } from 'node:zlib';
import type { heif_error, heif_image, heif_image_handle, MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import sharp from 'sharp';

/** Recognises HEIC by its brand (ISO 23008-12). AVIF has the same structure with other brands. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  return /hei[cxms]|hev[cxms]/.test(brands) || (/mif1|msf1/.test(brands) && !brands.includes('avif'));
}

/**
 * Converts the primary picture of a HEIC file into an uncompressed PNG, upright, without metadata. libheif
 * turns it upright by the boxes irot and imir, so the EXIF orientation must not be applied.
 *
 * sharp reads HEIC's boxes but ships no HEVC decoder, because HEVC is patented.
 *
 * @param icc colour profile, as sharp reads it from the file; default sRGB
 * @throws Error with libheif's message
 */
export async function pngOfHeic(bytes: Buffer, icc?: Buffer): Promise<Buffer> {
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
    return await png(Buffer.concat(rows), width, height, icc);
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

/** A PNG that isn't compressed. sharp can't give pixels a profile: https://www.w3.org/TR/png-3/#11iCCP */
async function png(pixels: Buffer, width: number, height: number, icc?: Buffer): Promise<Buffer> {
  const plain = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (!icc) return plain;
  const chunk = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(icc)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  // The signature and the header take 33 bytes.
  return Buffer.concat([plain.subarray(0, 33), length, chunk, checksum, plain.subarray(33)]);
}
