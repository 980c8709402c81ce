import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The HarfBuzz functions we call, under the names of its WebAssembly exports. Pointers and codes are numbers. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

// Constants of HarfBuzz: https://harfbuzz.github.io/harfbuzz-hb-subset.html
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

interface Cut {
  letters: Iterable<string>;
  /** Glyphs to keep besides those of `letters`. If it is missing, we keep every glyph that the letters can form. */
  glyphs?: Iterable<number>;
}

/**
 * Subsets a font. We call HarfBuzz directly because `subset-font` keeps every ligature of the letters, which for
 * Devanagari is the whole font.
 *
 * @param font TrueType, as the result
 */
export async function cutFont(font: Uint8Array, { letters, glyphs }: Cut): Promise<Buffer> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  // One instance per font, so that its memory is freed with it.
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as unknown as Subsetter;
  hb._initialize();

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | (glyphs ? NO_LAYOUT_CLOSURE : 0));
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const letterSet = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(letterSet, letter.codePointAt(0) ?? 0);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs ?? []) hb.hb_set_add(glyphSet, glyph);

  const data = hb.malloc(font.byteLength);
  // Create each view right before use: when the memory grows, older views become empty.
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0), 0);
  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('HarfBuzz cannot cut this font.');
  const blob = hb.hb_face_reference_blob(cut);
  const begin = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(begin, begin + hb.hb_blob_get_length(blob)));
}
