import { rendererBeside } from './office-renderer';
import { start } from './start';

await start(rendererBeside(import.meta.url));
