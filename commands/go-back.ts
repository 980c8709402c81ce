import { lockBuild } from '../pipeline/build/build-lock';
import { returnToEarlierRelease } from '../pipeline/releases/releases';

/* `npm run go-back`: our server shows the previous release again. */
const unlock = lockBuild();
if (returnToEarlierRelease())
  console.log('Visitors see the previous site. The next npm run build publishes a new one.');
else {
  console.error('There is no earlier site: build/releases keeps the last three.');
  process.exitCode = 1;
}
unlock();
