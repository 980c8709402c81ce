import { rendererBeside } from './load-renderer';
import { officeBeside, start } from './start';

const program = import.meta.url;
await start({
  renderer: rendererBeside(program, 'answers'),
  office: officeBeside(program),
  backupProgram: new URL('back-up.js', program),
});
