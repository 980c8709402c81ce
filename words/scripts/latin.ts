import type { Script } from './script.ts';

/** Every page has digits, addresses or codes in this script, so every page loads its fonts. */
export const latin = {
  name: 'latin',
  phoneFonts: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans'],
  headings: { fonts: ['yatra-one', 'baloo-2', 'rozha-one'] },
  paper: { family: 'Noto Sans', folder: 'noto-sans', files: ['latin', 'latin-ext'], hasItalic: true },
} as const satisfies Script;
