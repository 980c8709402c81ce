import { build, type InlineConfig } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { formsModule } from './forms.ts';
import { inlineScript } from './inline-script.ts';
import { minifyStyles } from './minify-styles.ts';
import { checks, sharedConfig } from './shared-config.ts';

export const rendererSource = 'app/render/render.tsx';

export const officeRendererSource = 'office/pages/render.tsx';

/** Name of a renderer's bundle, which exports the same functions as its source. */
export const rendererFile = 'render.mjs';

/** Vite's configuration for bundling the renderer and for running it in development. @param digits for inline scripts */
export function rendererConfig(digits: Digits | undefined) {
  return { ...sharedConfig(), plugins: [formsModule({}), inlineScript(digits), minifyStyles()] } satisfies InlineConfig;
}

/** Bundles the renderer of the site. */
export async function buildRenderer(outDir: string, digits: Digits | undefined): Promise<void> {
  await bundle(rendererSource, outDir, digits);
}

/** Bundles the renderer of the office and of answers, without the code of the site's pages, which would cost the server memory. */
export async function buildOfficeRenderer(outDir: string): Promise<void> {
  await bundle(officeRendererSource, outDir, undefined);
}

async function bundle(source: string, outDir: string, digits: Digits | undefined): Promise<void> {
  const config = rendererConfig(digits);
  await build({
    ...config,
    // Bundle React, so that it doesn't depend on the one in the calling program.
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ...config.build,
      target: 'node20',
      cssMinify: false,
      ssr: source,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        checks,
        output: { entryFileNames: rendererFile, codeSplitting: false },
      },
    },
  });
}
