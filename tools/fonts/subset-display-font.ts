import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Printable ASCII, and the typographic signs that headings use. Other letters come from the phone’s own face. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×©`;
const SOURCE = 'node_modules/@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2';
const TARGET = 'app/styles/fonts/yatra-one.woff2';

/*
 * `npm run font`: cuts the display face (Yatra One, SIL Open Font License 1.1) to the letters that it is used for. The
 * result is in the repository, since it changes only with this list or with a new version of the face.
 */
const subset = await subsetFont(readFileSync(SOURCE), CHARACTERS, { targetFormat: 'woff2' });
writeFileSync(TARGET, subset);
console.log(`${TARGET}: ${subset.length} bytes`);
