import { rendererBeside } from './load-renderer';
import { officeBeside, start } from './start';

const program = import.meta.url;
await start({
  renderer: rendererBeside(program, 'answers'),
  office: officeBeside(program),
  programs: { backup: new URL('back-up.js', program), sendSite: new URL('send-site.js', program) },
});
