// What `npm run build` runs.
import { bundleProgram } from './bundle-program.mjs';

process.setSourceMapsEnabled(true);
await import(await bundleProgram('tools/build/run.ts'));
