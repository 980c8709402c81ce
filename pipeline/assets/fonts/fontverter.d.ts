declare module 'fontverter' {
  /** @param to the same bytes in another wrapping: `truetype` is what a shaper reads, `woff2` what a browser fetches */
  export function convert(font: Buffer, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
