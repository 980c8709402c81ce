/** The degree at which each named hue begins: https://www.w3.org/TR/css-color-4/#the-hsl-notation */
const hues = [
  [345, 'red'],
  [255, 'purple'],
  [200, 'blue'],
  [165, 'teal'],
  [70, 'green'],
  [45, 'yellow'],
  [20, 'orange'],
  [0, 'red'],
] as const;

export type ColourWord = (typeof hues)[number][1] | 'white' | 'black' | 'grey';

/** The everyday name of a colour. @param colour `#rrggbb` */
export function colourWord(colour: string): ColourWord {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const lightness = most - span / 2;
  if (lightness > 0.88) return 'white';
  if (lightness < 0.12) return 'black';
  if (span < 0.08) return 'grey';
  const sixth = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const hue = (sixth * 60 + 360) % 360;
  return hues.find(([from]) => hue >= from)?.[1] ?? 'red';
}
