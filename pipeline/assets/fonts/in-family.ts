import { tableRecord } from './font-tables';

const FAMILY = 1;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;

/**
 * Renames a font family: https://learn.microsoft.com/typography/opentype/spec/name
 *
 * @param font a TrueType font; the result is one, too
 */
export function inFamily(font: Buffer, family: string): Buffer {
  const record = tableRecord(font, 'name');
  if (record === undefined) throw new Error(`The font for “${family}” has no table of names.`);
  const names = tableOfNames([
    { id: FAMILY, text: family },
    { id: FULL_NAME, text: family },
    { id: POSTSCRIPT_NAME, text: family.replaceAll(' ', '') },
  ]);
  // A table of a font must start at a multiple of four bytes.
  const renamed = Buffer.concat([font, Buffer.alloc(-font.length & 3), names]);
  renamed.writeUInt32BE(renamed.length - names.length, record + 8);
  renamed.writeUInt32BE(names.length, record + 12);
  return renamed;
}

function tableOfNames(names: readonly { id: number; text: string }[]): Buffer {
  const texts = names.map(({ text }) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, text] of texts.entries()) {
    // Platform 3 is Windows, encoding 1 is Unicode, language 0x409 is American English.
    const fields = [3, 1, 0x409, names[index]?.id ?? 0, text.length, offset];
    for (const [field, value] of fields.entries()) head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    offset += text.length;
  }
  return Buffer.concat([head, ...texts]);
}
