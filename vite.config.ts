import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './tools/vite/inline-script.ts';
import { productionRouter } from './tools/vite/production-router.ts';
import { unusedRouterParts } from './tools/vite/unused-router-parts.ts';

export default defineConfig({
  plugins: [inlineScript(), productionRouter(), unusedRouterParts(), reactRouter()],
  build: {
    // Every phone that can run the React 19 bundle understands this; older ones get the page without scripts.
    target: ['chrome90', 'firefox90', 'safari14.1'],
    // A picture inlined into CSS delays the first text; as a file it is cached and can wait.
    assetsInlineLimit: 0,
  },
});
