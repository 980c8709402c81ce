import { rendererBeside } from './office-renderer';
import { officeProcessBeside } from '../office/office-process';
import { start } from './start';

const program = import.meta.url;
await start({ renderer: rendererBeside(program), office: officeProcessBeside(program) });
