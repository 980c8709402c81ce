import { build, type InlineConfig } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { formsModule } from './forms.ts';
import { inlineScript } from './inline-script.ts';
import { minifyStyles } from './minify-styles.ts';
import { checks, sharedConfig } from './shared-config.ts';

export const rendererSource = 'app/render/render.tsx';

/** Name of the file; it exports what `app/render/render.tsx` does. */
export const rendererFile = 'render.mjs';

/** What bundles the renderer, and what runs it while developing, has in common. @param digits of the school: scripts in pages know no others */
export function rendererConfig(digits: Digits | undefined) {
  return { ...sharedConfig(), plugins: [formsModule({}), inlineScript(digits), minifyStyles()] } satisfies InlineConfig;
}

/** Bundles the renderer with all of our code that it needs, and nothing of the content. @param outDir folder of the file */
export async function buildRenderer(outDir: string, digits: Digits | undefined): Promise<void> {
  const config = rendererConfig(digits);
  await build({
    ...config,
    // Its own React, whatever the program that renders has loaded.
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
