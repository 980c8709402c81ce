/**
 * Lets a language that a font has few rules for use those of its script. Yatra One knows Marathi by the shapes of ल and श
 * alone, so that a browser joins no letters on a page in Marathi: इयत्‌ता.
 *
 * https://learn.microsoft.com/typography/opentype/spec/chapter2#script-table-and-language-system-record
 *
 * @param font as TrueType; so is what is returned
 */
export function joinedInEveryLanguage(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const table = tableAt(changed, 'GSUB');
  if (table === undefined) return changed;
  const scripts = table + changed.readUInt16BE(table + 4);
  for (let index = 0; index < changed.readUInt16BE(scripts); index++) {
    const script = scripts + changed.readUInt16BE(scripts + 2 + 6 * index + 4);
    const common = changed.readUInt16BE(script);
    if (common === 0) continue;
    const featuresOf = (system: number) => changed.readUInt16BE(script + system + 4);
    for (let at = script + 4; at < script + 4 + 6 * changed.readUInt16BE(script + 2); at += 6)
      if (featuresOf(changed.readUInt16BE(at + 4)) < featuresOf(common)) changed.writeUInt16BE(common, at + 4);
  }
  return changed;
}

/** @returns offset in bytes */
function tableAt(font: Buffer, tag: string): number | undefined {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  return undefined;
}
