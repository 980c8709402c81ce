import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOGO_FILE } from '../concepts/look';
import type { EmblemProblem } from '../../words/en/mistakes/pages';
import type { PlacedMistake } from '../mistakes/words/content-error';
import { readContentText } from '../mistakes/places/content-text';

/** Largest logo that we accept: every page embeds it. */
const MAX_BYTES = 20 * 1024;

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
  if (!root) return ['not-svg'];
  const live = /<(script|foreignObject|text|image)\b|@import|\son\w+=|(?:href=["']|url\(["']?)(?!#)[^"')]*/i;
  const found: Record<Exclude<EmblemProblem, 'not-svg'>, boolean> = {
    'not-square': !isSquare(root),
    live: live.test(svg),
    'too-large': Buffer.byteLength(svg) > MAX_BYTES,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((problem) => found[problem]);
}

function isSquare(root: string): boolean {
  const [, width, height] = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root) ?? [];
  return Math.abs(Number(width) - Number(height)) <= 0.01 * Number(width);
}
