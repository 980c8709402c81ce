import { lockBuild } from '../pipeline/build/build-lock';
import { returnToEarlierRelease } from '../pipeline/releases/releases';

/* `npm run go-back`: visitors see the site as it was before it was last published. */
const unlock = lockBuild();
if (returnToEarlierRelease())
  console.log('Visitors see the site before this one. The next npm run build publishes anew.');
else {
  console.error('There is no earlier site to go back to: the last three are kept in build/releases.');
  process.exitCode = 1;
}
unlock();
