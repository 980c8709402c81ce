import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { ColourName, Colours } from './colours';
import { type ContrastPair, contrastPairs } from './contrast-pairs';

export interface LowContrast extends ContrastPair {
  ratio: number;
}

export function lowContrasts(colours: Colours): LowContrast[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: wcagContrast(colours[pair.front], colours[pair.back]) }))
    .filter(({ ratio, minRatio }) => ratio < minRatio);
}

const toOklch = converter('oklch');
const lightnessStep = 0.002;

/**
 * Finds the closest colour of the same hue, lighter or darker, that has enough contrast in every pair. `undefined` if
 * there is none.
 */
export function nearestPassing(name: ColourName, colours: Colours): string | undefined {
  const written = toOklch(colours[name]);
  if (!written) return undefined;
  const pairs = contrastPairs.filter(({ front, back }) => front === name || back === name);
  const passes = (colour: string) =>
    pairs.every(
      ({ front, back, minRatio }) => wcagContrast(colour, colours[front === name ? back : front]) >= minRatio,
    );
  const steps = Array.from({ length: Math.ceil(1 / lightnessStep) }, (_, index) => index * lightnessStep);
  const others = steps
    .flatMap((step) => [written.l - step, written.l + step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => formatHex(clampChroma({ ...written, l }, 'oklch')));
  return [colours[name], ...others].find(passes);
}
