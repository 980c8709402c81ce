// What `npm run build` runs.
import { bundleProgram } from './bundle-program.mjs';
import { explainFolderName } from './folder-name.mjs';

explainFolderName();
process.setSourceMapsEnabled(true);
await import(await bundleProgram('tools/build/run.ts'));
