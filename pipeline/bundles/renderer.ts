import { build, type InlineConfig } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { formsModule } from './forms.ts';
import { inlineScript } from './inline-script.ts';
import { minifyStyles } from './minify-styles.ts';
import { checks, sharedConfig } from './shared-config.ts';

export const rendererSource = 'app/render/render.tsx';

/** File name of the bundle. It has the exports of `app/render/render.tsx`. */
export const rendererFile = 'render.mjs';

/** Configuration for bundling the renderer and for running it in development. @param digits of the school, for inline scripts */
export function rendererConfig(digits: Digits | undefined) {
  return { ...sharedConfig(), plugins: [formsModule({}), inlineScript(digits), minifyStyles()] } satisfies InlineConfig;
}

/** Bundles the renderer, without content. @param outDir folder of the file */
export async function buildRenderer(outDir: string, digits: Digits | undefined): Promise<void> {
  const config = rendererConfig(digits);
  await build({
    ...config,
    // Bundle React, so that it doesn't depend on the one in the calling program.
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ...config.build,
      target: 'node20',
      cssMinify: false,
      ssr: rendererSource,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        checks,
        output: { entryFileNames: rendererFile, codeSplitting: false },
      },
    },
  });
}
