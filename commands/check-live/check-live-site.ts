import { checkLive } from './check-live';

if (!(await checkLive(process.argv.slice(2)))) process.exitCode = 1;
