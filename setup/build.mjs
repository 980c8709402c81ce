// `npm run build`
import { bundleProgram } from './bundle-program.mjs';
import { explainFileErrors } from './file-errors.mjs';
import { explainFolderName } from './folder-name.mjs';

explainFileErrors();
explainFolderName();
process.setSourceMapsEnabled(true);
await import(await bundleProgram('pipeline/build/run.ts'));
