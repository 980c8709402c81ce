import { build } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { formsModule } from './forms.ts';
import { inlineScript } from './inline-script.ts';
import { sharedConfig } from './shared-config.ts';

/** Name of the file; it exports what `app/render/render.tsx` does. */
export const rendererFile = 'render.mjs';

/**
 * Bundles `app/render/render.tsx` with all that it needs, React too, and nothing of the content.
 *
 * @param outDir folder of the file
 * @param digits of the school: scripts that stand in pages know no others
 */
export async function buildRenderer(outDir: string, digits: Digits | undefined): Promise<void> {
  const shared = sharedConfig();
  await build({
    ...shared,
    plugins: [formsModule({}), inlineScript(digits)],
    ssr: { noExternal: true },
    build: {
      ...shared.build,
      target: 'node20',
      cssTarget: shared.build.target,
      cssMinify: 'lightningcss',
      ssr: 'app/render/render.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: rendererFile, codeSplitting: false } },
    },
  });
}
