import { reactRouter } from '@react-router/dev/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import { hashOf } from './tools/fingerprint/fingerprint.ts';
import { shortClassNames } from './tools/vite/class-names.ts';
import { contentForVite } from './tools/vite/content.ts';
import { forms } from './tools/vite/forms.ts';
import { inlineScript } from './tools/vite/inline-script.ts';
import { islands } from './tools/vite/islands.ts';
import { look } from './tools/vite/look.ts';

/** Names to be read while developing. */
const classNames = (name: string, file: string) => `${name}_${hashOf(file).slice(0, 4)}`;

/** The same for the pages and for the islands in them. */
const shared = (command: ConfigEnv['command']) =>
  ({
    css: { modules: { generateScopedName: command === 'build' ? shortClassNames() : classNames } },
    build: {
      // docs/decisions/0022-oldest-browsers.md
      target: browserslistToEsbuild(),
      // A picture inlined into CSS delays the first text; as a file it is cached and can wait.
      assetsInlineLimit: 0,
    },
  }) satisfies UserConfig;

async function digitsOfSchool() {
  const [{ settings }] = await contentForVite();
  return settings.digits ?? 'latin';
}

export default defineConfig(({ command }) => {
  const common = shared(command);
  return { ...common, plugins: [forms(), inlineScript(digitsOfSchool), islands(common), look(), reactRouter()] };
});
