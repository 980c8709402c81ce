import type { ReactNode } from 'react';

/** A component with different props, by a name for each case. */
export type Examples = Readonly<Record<string, ReactNode>>;

const files = import.meta.glob<Examples>('./*/*.examples.tsx', { import: 'examples', eager: true });

/** The examples of every component by its folder, for the preview and for tests. */
export const examplesOfComponents: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.entries(files).map(([file, examples]) => [file.split('/')[1]!, examples]),
);
