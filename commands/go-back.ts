import { lockBuild } from '../pipeline/build/build-lock';
import { finishPublishing } from '../pipeline/releases/finish-publishing';
import { returnToEarlierRelease } from '../pipeline/releases/releases';

/* `npm run go-back`: our server shows the previous release again. The content stays as it is; the office undoes changes of it. */
const unlock = lockBuild();
await finishPublishing();
if (returnToEarlierRelease())
  console.log(
    'Visitors see the previous site. The content is unchanged: the next npm run build, or publishing in the office, shows it.',
  );
else {
  console.error('There is no earlier site: build/releases keeps the last three.');
  process.exitCode = 1;
}
unlock();
