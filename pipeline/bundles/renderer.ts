import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { formsModule } from './forms.ts';
import { inlineScript } from './inline-script.ts';
import { minifyStyles } from './minify-styles.ts';
import { checks, sharedConfig } from './shared-config.ts';

export const rendererSource = 'app/render/render.tsx';

/** Renderers of the programs' own pages → their sources. They are without the code of the site's pages, which would cost memory. */
export const programRenderers = { answers: 'app/answers/render.tsx', office: 'office/pages/render.tsx' } as const;

/** Vite's configuration for bundling the renderer and for running it in development. @param digits for inline scripts */
export function rendererConfig(digits: Digits | undefined) {
  return { ...sharedConfig(), plugins: [formsModule({}), inlineScript(digits), minifyStyles()] } satisfies InlineConfig;
}

/** Bundles a renderer. @returns a module that exports the same functions as its source */
export async function bundleRenderer(source: string, digits?: Digits): Promise<string> {
  const config = rendererConfig(digits);
  const { output } = (await build({
    ...config,
    // Bundle React, so that it doesn't depend on the one in the calling program.
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ...config.build,
      target: 'node20',
      cssMinify: false,
      ssr: source,
      write: false,
      rolldownOptions: { checks, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
