import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOGO_FILE } from '../concepts/look';
import type { MistakeInFile, PlacedMistake } from '../mistakes/words/content-error';
import { readContentText } from '../mistakes/places/content-text';

/** Largest logo that we accept: every page embeds it. */
const mostKilobytes = 20;

/** Reads the school’s logo, an SVG; `undefined` if the site draws the emblem. */
export function readLogo(directory: string): string | undefined {
  const file = path.join(directory, LOGO_FILE);
  return existsSync(file) ? (readContentText(file) ?? '').trim() : undefined;
}

/** Reports parts of a logo that some phones can’t show as an icon, or that load other addresses. */
export function logoMistakes(svg: string | undefined): PlacedMistake[] {
  if (svg === undefined) return [];
  const mistake = (rest: MistakeInFile): PlacedMistake => ({ file: LOGO_FILE, ...rest });
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!root) {
    const expected = 'a drawing in the format SVG';
    return [mistake({ expected, found: 'no <svg> in it', advice: 'Export the logo as SVG, or delete the file.' })];
  }
  const mistakes: PlacedMistake[] = [];
  const size = sizeOf(root);
  if (!size || Math.abs(size.width - size.height) > 0.01 * size.width) {
    mistakes.push(
      mistake({
        expected: 'a square: a viewBox whose width and height are equal, for example viewBox="0 0 512 512"',
        found: size ? `${size.width} × ${size.height}` : 'no viewBox',
        advice: 'Put the logo on a square page in the drawing program, and export it again.',
      }),
    );
  }
  const live = /<(script|foreignObject|text|image)\b|@import|\son\w+=|(?:href=["']|url\(["']?)(?!#)[^"')]*/i.exec(
    svg,
  )?.[0];
  if (live) {
    mistakes.push(
      mistake({
        expected: 'only lines and areas: no letters in a typeface, scripts, photos or addresses',
        found: `“${live.trim().slice(0, 60)}”`,
        advice: 'In the drawing program turn letters into paths and remove pictures, then export it as plain SVG.',
      }),
    );
  }
  const kilobytes = Math.ceil(Buffer.byteLength(svg) / 1024);
  if (kilobytes > mostKilobytes) {
    mistakes.push(
      mistake({
        expected: `at most ${mostKilobytes} KB: every visitor loads it`,
        found: `${kilobytes} KB`,
        advice: 'Export it as optimised SVG, or have it drawn with fewer points.',
      }),
    );
  }
  return mistakes;
}

function sizeOf(root: string): { width: number; height: number } | undefined {
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  if (!box) return undefined;
  return { width: Number(box[1]), height: Number(box[2]) };
}
