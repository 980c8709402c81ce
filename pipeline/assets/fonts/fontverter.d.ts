declare module 'fontverter' {
  /** @param to file format: `truetype` for HarfBuzz, `woff2` for browsers */
  export function convert(font: Buffer, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
