import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type BuildOptions, transformSync } from 'esbuild';
import { basePathDefinition } from '../build/base-path.ts';

/** Bundles a script into one file without imports for our oldest browsers. Firefox 97, for example, has no module workers. */
export async function bundleScript(
  entry: string,
  { define, ...options }: BuildOptions = {},
): Promise<{ code: string; sources: string[] }> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: browserslistToEsbuild(),
    define: { 'process.env.NODE_ENV': '"production"', ...basePathDefinition(), ...define },
  });
  return { code: outputFiles[0]!.text.trim(), sources: Object.keys(metafile.inputs) };
}

export function minifyCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: browserslistToEsbuild() }).code.trim();
}
