import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOGO_FILE } from '../concepts/look';
import type { EmblemProblem } from '../../words/en/mistakes/pages';
import type { PlacedMistake } from '../mistakes/words/content-error';
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
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [];
  return problemsOf(svg, root).map((problem) => ({ file: LOGO_FILE, rule: 'emblem', values: { problem } }));
}

function problemsOf(svg: string, root: string | undefined): EmblemProblem[] {
  if (!root) return [{ kind: 'not-svg' }];
  const problems: EmblemProblem[] = [];
  const size = sizeOf(root);
  if (!size || Math.abs(size.width - size.height) > 0.01 * size.width) problems.push({ kind: 'not-square', size });
  const [live] =
    /<(script|foreignObject|text|image)\b|@import|\son\w+=|(?:href=["']|url\(["']?)(?!#)[^"')]*/i.exec(svg) ?? [];
  if (live) problems.push({ kind: 'live', found: live.trim().slice(0, 60) });
  const kilobytes = Math.ceil(Buffer.byteLength(svg) / 1024);
  if (kilobytes > mostKilobytes) problems.push({ kind: 'too-large', kilobytes, limit: mostKilobytes });
  return problems;
}

function sizeOf(root: string): { width: number; height: number } | undefined {
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  if (!box) return undefined;
  return { width: Number(box[1]), height: Number(box[2]) };
}
