import type { Script } from './script.ts';

/** Every page has digits, addresses or codes in this script, so every page loads its fonts. */
export const latin = {
  name: 'latin',
  phoneFonts: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans'],
  headings: {
    sizes: { 'yatra-one': 108.3, 'baloo-2': 97.3, 'rozha-one': 103.2 },
    fallbackFonts: ['Roboto', 'Arial', 'Helvetica'],
  },
  paper: { family: 'Noto Sans', folder: 'noto-sans', files: ['latin', 'latin-ext'], hasItalic: true },
} as const satisfies Script;
