import { tableRecord } from './font-tables';

/**
 * Lets a language fall back to the shaping rules of its script. Yatra One defines only the shapes of ल and श for Marathi, so
 * browsers would join no letters on a Marathi page: इयत्‌ता.
 *
 * https://learn.microsoft.com/typography/opentype/spec/chapter2#script-table-and-language-system-record
 *
 * @param font TrueType, as the result
 */
export function joinedInEveryLanguage(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const record = tableRecord(changed, 'GSUB');
  if (record === undefined) return changed;
  const table = changed.readUInt32BE(record + 8);
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
