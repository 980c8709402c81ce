import type { ReactNode } from 'react';

/** How a component looks with different props, by what is special about them. */
export type Examples = Readonly<Record<string, ReactNode>>;

const files = import.meta.glob<Examples>('./*/*.examples.tsx', { import: 'examples', eager: true });

/** Of every component, by its folder; for the preview and for tests. */
export const examplesOfComponents: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.entries(files).map(([file, examples]) => [file.split('/')[1]!, examples]),
);
