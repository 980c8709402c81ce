/**
 * The record of a table in a font's table directory: tag, checksum, offset and length, four bytes each.
 * https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
 *
 * @param font TrueType
 * @returns offset in bytes
 */
export function tableRecord(font: Buffer, tag: string): number | undefined {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return at;
  return undefined;
}
