// `npm run build`
import { bundleProgram } from './bundle-program.mjs';
import { explainFileErrors, explainFolderName } from './explain-errors.mjs';

explainFileErrors();
explainFolderName();
process.setSourceMapsEnabled(true);
await import(await bundleProgram('pipeline/build/run.ts'));
